import type { ExtensionAnswers, ExtensionId } from "../extensions.js";
import type { SignedLink, Usage, UsageBudget, UsageDay } from "../schemas/accounts.js";
import type { ValueCandidate, ValueCandidates } from "../schemas/lookup.js";
import {
  badResponse,
  countOf,
  fieldsOf,
  linkOf,
  listOf,
  numberOf,
  present,
  requireFields,
  textOf,
} from "./fields.js";

function usageDayOf(value: unknown): UsageDay | undefined {
  const fields = fieldsOf(value);
  const [date, operation] = [textOf(fields.date), textOf(fields.operation)];
  if (date === undefined || operation === undefined) return undefined;
  return {
    date,
    operation,
    calls: countOf(fields.calls) ?? 0,
    credits: numberOf(fields.credits) ?? 0,
    bytes: countOf(fields.bytes) ?? 0,
  };
}

function budgetOf(value: unknown): UsageBudget | undefined {
  const fields = fieldsOf(value);
  const of = (["person", "team", "firm"] as const).find((owner) => owner === fields.of);
  const period = (["day", "month"] as const).find((name) => name === fields.period);
  const [credits, used] = [numberOf(fields.credits), numberOf(fields.used)];
  const left = numberOf(fields.left);
  if (of === undefined || period === undefined || credits === undefined || left === undefined)
    return undefined;
  return { of, period, credits, used: used ?? 0, left, until: textOf(fields.until) ?? "" };
}

function usageOf(value: unknown): Usage {
  const fields = requireFields(value, "the usage");
  const allowance = fieldsOf(fields.allowance);
  const credits = numberOf(fields.credits);
  if (credits === undefined) throw badResponse("the usage has no credits");
  return present<Usage>({
    key: textOf(fields.key) ?? "",
    package: textOf(fields.package) ?? "",
    from: textOf(fields.from) ?? "",
    to: textOf(fields.to) ?? "",
    days: listOf(fields.days, usageDayOf),
    calls: countOf(fields.calls) ?? 0,
    credits,
    allowance: {
      credits: numberOf(allowance.credits) ?? null,
      used: numberOf(allowance.used) ?? 0,
      left: numberOf(allowance.left) ?? null,
      until: textOf(allowance.until) ?? "",
    },
    expires_at: textOf(fields.expires_at) ?? null,
    person: textOf(fields.person),
    team: textOf(fields.team),
    budgets: fields.budgets === undefined ? undefined : listOf(fields.budgets, budgetOf),
  });
}

function signedLinkOf(value: unknown): SignedLink {
  const fields = requireFields(value, "the link");
  const link = linkOf(fields.link);
  if (link === undefined) throw badResponse("there is no link");
  return { link, expires_at: textOf(fields.expires_at) ?? "" };
}

function candidateOf(value: unknown): ValueCandidate | undefined {
  const fields = fieldsOf(value);
  const [identifier, share] = [textOf(fields.identifier), numberOf(fields.share)];
  // With a place for every line, or it could not be told which is which.
  const geos = listOf(fields.geos, (geo) => textOf(geo) ?? null);
  const statistics = listOf(fields.statistics, (id) => numberOf(id) ?? null);
  if (share === undefined || geos.length === 0) return undefined;
  if (identifier === undefined && statistics.every((id) => id === null)) return undefined;
  return present<ValueCandidate>({
    ...{ identifier, statistics, geos, share, agreed: countOf(fields.agreed) ?? 0 },
    title: textOf(fields.title) ?? "",
    unit: textOf(fields.unit) ?? "",
    frequency: textOf(fields.frequency) ?? "",
  });
}

const candidatesOf = (value: unknown): ValueCandidates => ({
  candidates: listOf(requireFields(value, "the look-up").candidates, candidateOf),
});

const decoders: { readonly [E in ExtensionId]: (json: unknown) => ExtensionAnswers[E] } = {
  getUsage: usageOf,
  signLink: signedLinkOf,
  lookUpValues: candidatesOf,
};

/**
 * Parsed JSON of a successful answer of an operation beyond the contract.
 * @throws ApiError `bad-response` where the answer lacks what makes it one.
 */
export function decodeExtensionAnswer<E extends ExtensionId>(
  operation: E,
  json: unknown,
): ExtensionAnswers[E] {
  return decoders[operation](json);
}
