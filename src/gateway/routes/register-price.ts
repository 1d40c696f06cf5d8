import type { FastifyInstance } from "fastify";
import { Value } from "typebox/value";
import { callPrice } from "../../client/price/index.js";
import {
  ApiError,
  gatewayOperations,
  operationIds,
  operations,
  type OperationId,
  type RequestPrices,
} from "../../contract/index.js";
import { PriceBody } from "../../contract/schemas/index.js";
import type { SharedAnswers } from "../answers/index.js";
import type { Person } from "../people/index.js";

function readBody(body: unknown): PriceBody {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.isBuffer(body) ? body.toString() : "");
  } catch {
    throw new ApiError("bad-input", "The body is not valid JSON.");
  }
  if (Value.Check(PriceBody, value)) return value;
  const where = Value.Errors(PriceBody, value)[0]?.instancePath ?? "";
  throw new ApiError(
    "bad-input",
    `The body is not in order at ${where === "" ? "its top" : where}.`,
  );
}

function toOperation(name: string): OperationId {
  const known = operationIds.find((id) => id === name);
  if (known !== undefined) return known;
  throw new ApiError("bad-input", `There is no operation ${name}.`, { parameter: "operation" });
}

/** What requests would cost the person now, each by itself; asks the service nothing. */
async function pricesOf(
  answers: Pick<SharedAnswers, "areKept">,
  person: Person,
  { requests }: PriceBody,
): Promise<RequestPrices> {
  const asked = requests.map(({ operation: name, parameters }) => {
    const operation = toOperation(name);
    const url = `${operations[operation].path}?${new URLSearchParams(parameters).toString()}`;
    return { person, operation, url };
  });
  const kept = await answers.areKept(asked);
  const priced = asked.map(({ operation }, at) => {
    const is_kept = kept[at] === true;
    return { is_kept, credits: is_kept ? 0 : callPrice(operation).credits };
  });
  return { credits: priced.reduce((sum, { credits }) => sum + credits, 0), requests: priced };
}

export function registerPrice(
  scope: FastifyInstance,
  { answers }: { readonly answers: SharedAnswers },
): void {
  const { path } = gatewayOperations.priceRequests;
  scope.post(path, async (request, reply) => {
    const { person } = request;
    if (person === null) throw new ApiError("missing-key", "An API key is needed.");
    const prices = await pricesOf(answers, person, readBody(request.body));
    return reply
      .type("application/json; charset=utf-8")
      .header("cache-control", "private, no-store")
      .send(JSON.stringify(prices));
  });
}
