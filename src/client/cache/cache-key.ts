import { limits, operations, type OperationId } from "../../contract/index.js";

/** Query parameters of one request, as text, with everything that changes nothing left out. */
export type Query = Readonly<Record<string, string>>;

// Part of every key, so that answers kept by an older shape of the decoders are never read.
const shapeVersion = "1";

/** Stands in a cache key for "this many years back", which is another date every day. */
const relativeFrom = (years: number) => `-${years}y`;

const defaults: Query = {
  offset: "0",
  page: "1",
  sort: "0",
  platform: "en",
  size: String(limits.defaultSize),
};

/** Normalised arguments: equal questions become equal queries. */
export function toQuery(operation: OperationId, parameters: object): Query {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(parameters) as [string, unknown][]) {
    if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") {
      continue;
    }
    let text = String(value);
    if (name === "q" || name === "question") {
      text = text.normalize("NFC").replace(/\s+/g, " ").trim();
      if (text === "") continue;
    }
    query[name === "limit" ? "size" : name] = text;
  }
  const entries = Object.entries(query).filter(([name, text]) => text !== defaults[name]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const takesDates = (operation: OperationId) =>
  (operations[operation].parameters as readonly string[]).includes("date_from");

const toText = (query: Query) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");

/** Key of an answer within `scope` (service address and key fingerprint). */
export function cacheKey(
  scope: string,
  operation: OperationId,
  query: Query,
  depthYears: number,
): string {
  const isRelative = takesDates(operation) && query.date_from === undefined;
  const full = isRelative ? { ...query, date_from: relativeFrom(depthYears) } : query;
  return `${scope}|${operation}|${toText(full)}`;
}

/**
 * The query as it is sent now. The service looks back only three months without a start; the add-in
 * asks for `depthYears`. A day less than that, since the service's clock may already be a day ahead
 * and it refuses anything deeper than its maximum.
 */
export function toSentQuery(
  operation: OperationId,
  query: Query,
  depthYears: number,
  now: number,
): Query {
  if (!takesDates(operation) || query.date_from !== undefined) return query;
  const from = new Date(now);
  from.setUTCFullYear(from.getUTCFullYear() - depthYears);
  from.setUTCDate(from.getUTCDate() + 1);
  return { ...query, date_from: from.toISOString().slice(0, 10) };
}

interface Platform {
  /** Absent on pages served over plain http from another machine. */
  readonly crypto?: { readonly subtle?: SubtleCrypto };
}

/** The scope of a service address and key; holds a part of the key's hash, never the key. */
export async function toScope(serviceAddress: string, key: string): Promise<string> {
  const { subtle } = (globalThis as Platform).crypto ?? {};
  // Without hashing, answers last for the session under a name that means nothing.
  if (subtle === undefined) return `${shapeVersion}|${serviceAddress}|${Math.random()}`;
  const bytes = new TextEncoder().encode(`${serviceAddress}\n${key}`);
  const hash = new Uint8Array(await subtle.digest("SHA-256", bytes));
  const fingerprint = [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `${shapeVersion}|${serviceAddress}|${fingerprint.join("")}`;
}
