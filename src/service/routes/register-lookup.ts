/** The look-up by values, beyond the contract: it costs nothing, and needs a key as all others. */
import type { FastifyInstance } from "fastify";
import {
  ApiError,
  extensionOperations,
  type LookupBody,
  type OperationId,
  type ValueCandidate,
} from "../../contract/index.js";
import { LookupBody as Body, ValueCandidates } from "../../contract/schemas/index.js";
import { periodNumbers } from "../../statistics/index.js";
import { fromTypeBox, toJsonSchema } from "../http/json-schema.js";
import { createBodyReader } from "../http/query-validation.js";
import type { ApiKey } from "../keys/index.js";
import { indicatorTitle, toContentId } from "../library/index.js";
import type { Library } from "../library/library-model.js";
import { createLookUp, type FoundSource } from "../lookup/index.js";
import { callerOf } from "./caller.js";

const readBody = createBodyReader(toJsonSchema(fromTypeBox(Body)));

/** The labels must be periods of one kind, one for each figure: a wrong one would shift all that follow. */
function checkPeriods({ lines, periods }: LookupBody): void {
  if (periods === undefined) return;
  const refuse = (sentence: string) =>
    new ApiError("bad-input", sentence, { parameter: "periods" });
  if (lines.some(({ values }) => values.length !== periods.length))
    throw refuse("periods must have one label for each figure of a line.");
  if (periodNumbers(periods) === undefined)
    throw refuse("periods must be labels of one kind, such as 2019, 2019-Q2 or 2019-05.");
}

/** What a key may know of a source: the ids under which it could have the figures. */
function toCandidate(
  { concept, places, match }: FoundSource,
  library: Library,
  key: ApiKey,
  platform: NonNullable<LookupBody["platform"]>,
): ValueCandidate[] {
  const may = (operation: OperationId) => key.package.operations.has(operation);
  const statistics = places.map((place) => {
    const key = `series|${concept.key}|${place ?? ""}`;
    const id = toContentId(key, concept.numbers);
    // Another item has the number where this one was refused it.
    return may("getStatistic") && library.statistics.get(id)?.key === key ? id : null;
  });
  const hasIndicator = may("getIndicator");
  if (!hasIndicator && statistics.every((id) => id === null)) return [];
  return [
    {
      ...(hasIndicator ? { identifier: concept.uuid } : {}),
      ...{ statistics, geos: [...places], share: match.share, agreed: match.agreed },
      title: indicatorTitle(library, concept, platform),
      unit: concept.unit[platform],
      frequency: concept.frequency,
    },
  ];
}

export function registerLookup(scope: FastifyInstance, { library }: { library: Library }): void {
  const lookUp = createLookUp(library);
  scope.post(
    extensionOperations.lookUpValues.path.replace(/^\/v1/, ""),
    { schema: { response: { 200: toJsonSchema(fromTypeBox(ValueCandidates)) } } },
    async (request, reply) => {
      const sent = readBody(request.body) as LookupBody;
      checkPeriods(sent);
      const { periods, platform = "en" } = sent;
      const key = callerOf(request);
      const question = { lines: sent.lines.map(({ values }) => values), periods };
      const geos = sent.lines.map(({ geo }) => geo?.toUpperCase());
      const found = await lookUp(
        geos.some((geo) => geo !== undefined) ? { ...question, places: geos } : question,
        // Whose figures a key does not open, it does not find out by guessing them either.
        ({ isPremium }) => !isPremium || key.package.hasPremium,
      );
      void reply.header("cache-control", "private, no-store");
      return reply.send({
        candidates: found.flatMap((one) => toCandidate(one, library, key, platform)),
      });
    },
  );
}
