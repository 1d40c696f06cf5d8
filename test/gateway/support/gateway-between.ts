import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Fetch } from "../../../src/client/index.js";
import { apiKeyHeader } from "../../../src/contract/index.js";
import { startGateway } from "./start-gateway.js";

/** Set where the tests of other parts run once more with a gateway before every service they invent. */
const isBetween = process.env["STAT_TEST_GATEWAY"] === "between";

const opened: { close(): Promise<void> }[] = [];

/** @returns how many there were */
export async function closeGateways(): Promise<number> {
  const closing = opened.splice(0);
  for (const one of closing.reverse()) await one.close();
  return closing.length;
}

/** The service itself; or, by the switch above, a gateway to it: real HTTP on both of its sides. */
export function gatewayBetween(service: Fetch): Fetch {
  if (!isBetween) return service;
  let opening: ReturnType<typeof openBetween> | undefined;
  return async (address, init) => {
    const headers = new Headers(init.headers);
    const key = headers.get(apiKeyHeader) ?? "";
    const gateway = await (opening ??= openBetween(service, new URL(address).origin, key));
    // Any other key is nobody's.
    if (key === gateway.upstreamKey) headers.set(apiKeyHeader, gateway.key);
    const { pathname, search } = new URL(address);
    return fetch(gateway.address + pathname + search, { ...init, headers });
  };
}

async function openBetween(service: Fetch, origin: string, upstreamKey: string) {
  const server = createServer((request, response) => {
    answer(service, origin, request, response).catch(() => {
      response.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  let now = new Date(2026, 10, 20, 12).getTime();
  const gateway = await startGateway(`http://127.0.0.1:${String(port)}`, {
    upstreamKeys: { key: upstreamKey },
    now: () => now,
    // Waits that the service asks for are over at once, by the clock too.
    sleep: (ms) => {
      now += ms;
      return new Promise((resolve) => {
        setImmediate(resolve);
      });
    },
  });
  opened.push({
    close: async () => {
      await gateway.close();
      server.close();
      server.closeAllConnections();
    },
  });
  return { ...gateway, upstreamKey };
}

/** What two servers agree on between them: how a body is sent and packed. */
const ofConnection = [
  "host",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
].concat("accept-encoding", "content-encoding");
const isOfMessage = ([name]: readonly [string, unknown]) => !ofConnection.includes(name);

async function answer(
  service: Fetch,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", url = "" } = request;
  const left = new AbortController();
  response.once("close", () => {
    left.abort();
  });
  const body = (await buffer(request)).toString();
  const sent = Object.entries(request.headers)
    .filter(isOfMessage)
    .map(([name, value]) => [name, String(value)] as const);
  const given = await service(origin + url, {
    method,
    headers: Object.fromEntries(sent),
    ...(body === "" ? {} : { body }),
    signal: left.signal,
  });
  response.writeHead(given.status, Object.fromEntries([...given.headers].filter(isOfMessage)));
  response.end(await given.text());
}
