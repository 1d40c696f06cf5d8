/** Which headers pass through the gateway, each way. */
import type { IncomingHttpHeaders } from "node:http";

/** What the service may know of a request; never whose it is. */
const toUpstream = new Set([
  ...["accept", "accept-language", "content-type", "last-event-id", "range"],
  ...["if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since"],
]);

export function requestHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const isPassed = toUpstream.has(name) || name.startsWith("mcp-");
    if (isPassed && typeof value === "string") passed[name] = value;
  }
  return passed;
}

/** Of one connection, of the body as it was packed, or between the service and its own users. */
const notToClient = new Set([
  ...["connection", "keep-alive", "proxy-authenticate", "proxy-connection", "te", "trailer"],
  ...["transfer-encoding", "upgrade", "content-encoding", "content-length", "date", "server"],
  ...["set-cookie", "alt-svc", "strict-transport-security", "via", "www-authenticate"],
]);

export function answerHeaders(
  headers: IncomingHttpHeaders,
  keys: readonly string[],
): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    // The gateway has rules of its own for pages of other origins.
    if (value === undefined || notToClient.has(name) || name.startsWith("access-control-"))
      continue;
    const text = Array.isArray(value) ? value.join(", ") : value;
    if (!keys.some((key) => text.includes(key))) passed[name] = text;
  }
  return passed;
}
