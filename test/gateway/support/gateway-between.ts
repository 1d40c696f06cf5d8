import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Fetch } from "../../../src/client/index.js";
import { apiKeyHeader } from "../../../src/contract/index.js";
import { closeLines, openLine } from "../../support/network/traffic.js";
import { startGateway } from "./start-gateway.js";

/** Set where the tests of other parts run once more with a gateway before every service they invent. */
const isBetween = process.env["STAT_TEST_GATEWAY"] === "between";

const opened: { close(): Promise<void> }[] = [];

/** @returns how many there were */
export async function closeGateways(): Promise<number> {
  const closing = opened.splice(0);
  for (const one of closing.reverse()) await one.close();
  closeLines();
  return closing.length;
}

interface Between {
  /** @default noon of the day on which the tests play */
  readonly now?: (() => number) | undefined;
  /** The service judges every key, each behind a gateway of its own. @default the first is good, any other nobody's */
  readonly isEachKeyKnown?: boolean;
}

/** The service itself; or, by the switch above, a gateway to it: real HTTP on both of its sides. */
export function gatewayBetween(service: Fetch, between: Between = {}): Fetch {
  if (!isBetween) return service;
  const line = openLine();
  const served: Fetch = (address, init) => line.serve(() => service(address, init));
  const openings = new Map<string, ReturnType<typeof openBetween>>();
  const gatewayOf = (origin: string, key: string) => {
    const name = between.isEachKeyKnown === true ? `${origin} ${key}` : "";
    const opening = openings.get(name) ?? openBetween(served, origin, key, between.now);
    openings.set(name, opening);
    return opening;
  };
  return (address, init) =>
    line.carry(async () => {
      const headers = new Headers(init.headers);
      const key = headers.get(apiKeyHeader) ?? "";
      const { origin, pathname, search } = new URL(address);
      const gateway = await gatewayOf(origin, key);
      if (key === gateway.upstreamKey) headers.set(apiKeyHeader, gateway.key);
      return readWhole(await fetch(gateway.address + pathname + search, { ...init, headers }));
    });
}

const withoutBody = [204, 205, 304];

/** Of which nothing is under way any more. */
async function readWhole(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  const body = await answer.arrayBuffer();
  return new Response(withoutBody.includes(status) ? null : body, { status, statusText, headers });
}

const noon = new Date(2026, 10, 20, 12).getTime();

async function openBetween(service: Fetch, origin: string, upstreamKey: string, now = () => noon) {
  const server = createServer((request, response) => {
    answer(service, origin, request, response).catch(() => {
      response.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  let waited = 0;
  const gateway = await startGateway(`http://127.0.0.1:${String(port)}`, {
    upstreamKeys: { key: upstreamKey },
    now: () => now() + waited,
    // Waits that the service asks for are over at once, by the clock too.
    sleep: (ms) => {
      waited += ms;
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
  const init = {
    method,
    headers: Object.fromEntries(sent),
    ...(body === "" ? {} : { body }),
    signal: left.signal,
  };
  const given = await service(origin + url, init);
  response.writeHead(given.status, Object.fromEntries([...given.headers].filter(isOfMessage)));
  response.end(await given.text());
}
