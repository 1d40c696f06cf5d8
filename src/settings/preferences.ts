import { limits, operationIds, parseServiceAddress, type OperationId } from "../contract/index.js";
import type { Preferences } from "./settings.js";

const isAmount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

const isDepth = (value: unknown): value is number =>
  typeof value === "number" &&
  Number.isInteger(value) &&
  value >= 1 &&
  value <= limits.maxDepthYears;

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" ? { ...value } : {};

function pricesOf(value: unknown): Partial<Record<OperationId, number>> {
  return Object.fromEntries(
    Object.entries(recordOf(value)).filter(
      ([operation, price]) => operationIds.some((id) => id === operation) && isAmount(price),
    ),
  );
}

/** Credits a day until the user chooses: what a workbook of somebody else may cost before anybody looks. */
export const defaultDailyBudget = 2000;

/** Null is the user's own choice of no limit; what cannot be used is no choice. */
const budgetOf = (value: unknown): number | null =>
  value === null || isAmount(value) ? value : defaultDailyBudget;

export interface PreferenceRules {
  readonly allowed: readonly string[];
  readonly defaults: Preferences;
}

/** @throws RangeError where the build names an address that is neither https nor this machine. */
export function preferenceRules(
  allowedServiceAddresses: readonly string[],
  defaultServiceAddress: string | undefined,
): PreferenceRules {
  const allowed = allowedServiceAddresses.map((text) => {
    const address = parseServiceAddress(text);
    if (address === undefined) throw new RangeError(`"${text}" is no https service address.`);
    return address;
  });
  const wanted = parseServiceAddress(defaultServiceAddress ?? "") ?? allowed[0];
  const serviceAddress = allowed.find((address) => address === wanted);
  if (serviceAddress === undefined) {
    throw new RangeError("The default service address is not among the allowed ones.");
  }
  return {
    allowed,
    defaults: {
      serviceAddress,
      dailyBudget: defaultDailyBudget,
      prices: {},
      depthYears: limits.maxDepthYears,
      language: null,
      choices: {},
    },
  };
}

/** Stored text as preferences. What an older or newer version wrote and this one cannot use falls back. */
export function parsePreferences(text: string | null, rules: PreferenceRules): Preferences {
  let stored: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    stored = recordOf(JSON.parse(text ?? "{}"));
  } catch {
    // Not ours or cut short: the defaults serve.
  }
  const { allowed, defaults } = rules;
  return {
    serviceAddress:
      allowed.find((address) => address === stored.serviceAddress) ?? defaults.serviceAddress,
    dailyBudget: budgetOf(stored.dailyBudget),
    prices: pricesOf(stored.prices),
    depthYears: isDepth(stored.depthYears) ? stored.depthYears : defaults.depthYears,
    language: typeof stored.language === "string" ? stored.language : null,
    choices: recordOf(stored.choices),
  };
}

/** @throws RangeError for an address that is not allowed or a number out of range. */
export function changePreferences(
  current: Preferences,
  change: Partial<Preferences>,
  rules: PreferenceRules,
): Preferences {
  const next = { ...current, ...change };
  const serviceAddress = parseServiceAddress(next.serviceAddress);
  if (serviceAddress === undefined || !rules.allowed.includes(serviceAddress)) {
    throw new RangeError("This service address is not among the allowed ones.");
  }
  if (next.dailyBudget !== null && !isAmount(next.dailyBudget)) {
    throw new RangeError("A daily budget is a number of credits from 0 upwards.");
  }
  if (!isDepth(next.depthYears)) {
    throw new RangeError(`A search looks back 1 to ${limits.maxDepthYears} years.`);
  }
  const prices = pricesOf(next.prices);
  if (Object.keys(prices).length < Object.keys(next.prices).length) {
    throw new RangeError("A price is a number of credits from 0 upwards.");
  }
  return { ...next, serviceAddress, prices };
}
