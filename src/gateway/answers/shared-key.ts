import { cacheKey, toQuery } from "../../client/cache/index.js";
import { operations, type OperationId } from "../../contract/index.js";

/** Left out of a request they mean what the service says they mean: not the client's depth. */
const noDepth = 0;

/** Both say where a list begins, or how long it is: the service refuses them together. */
const exclusive = [
  ["size", "limit"],
  ["offset", "page"],
] as const;

/**
 * Equal for requests with the same answer, by the client's own rule. Undefined for what is not kept:
 * operations without a lifetime, and whatever the service may refuse, which the rule would hide.
 *
 * @param scope whose answers these are: those of a package, or of one person alone
 */
export function sharedKey(scope: string, operation: OperationId, url: string): string | undefined {
  const { method, path, lifetimeMs, parameters } = operations[operation];
  if (method !== "GET" || lifetimeMs === 0) return undefined;
  const [asked, ...query] = url.split("?");
  // Another notation of the path may be another address to the service.
  if (asked !== path) return undefined;
  const sent = [...new URLSearchParams(query.join("?"))];
  const names = new Set(sent.map(([name]) => name));
  const isKnown = (name: string) => (parameters as readonly string[]).includes(name);
  if (names.size < sent.length || ![...names].every(isKnown)) return undefined;
  if (exclusive.some((pair) => pair.every((name) => names.has(name)))) return undefined;
  // What was no text in this encoding is one and the same here, and may not be to the service; nor is what follows "#".
  if (url.includes("#") || sent.some((pair) => pair.join().includes("\uFFFD"))) return undefined;
  // An empty value may be a fault, which is the service's to tell.
  if (sent.some(([, value]) => value.trim() === "")) return undefined;
  return cacheKey(scope, operation, toQuery(operation, Object.fromEntries(sent)), noDepth);
}
