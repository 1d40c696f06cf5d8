import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { operationIds } from "../../../src/contract/index.js";
import { buildGateway, openGateway } from "../../../src/gateway/index.js";
import { runKeysCommand } from "../../../src/gateway/people/index.js";
import { serverOptions } from "../../../src/server/index.js";
import { createKeysFile, openDatabaseKeys } from "../../../src/storage/index.js";

// With `DATABASE_URL` the gateway keeps what it knows there.
// `service`, which answers at once, or `gateway FOLDER ADDRESS` with a bare route beside it: a process of its own for each.

const [role, folder = "", upstreamUrl = ""] = process.argv.slice(2);

const listen = async (app: FastifyInstance): Promise<string> => {
  await app.listen({ host: "127.0.0.1", port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

/** A statistic of forty years. */
function statisticOf(id: number) {
  const years = Array.from({ length: 40 }, (_, at) => ({
    name: String(1980 + at),
    data: at * 1.5,
  }));
  return {
    ...{ identifier: id, title: `Statistic ${String(id)}`, subject: "Values (in million euros)" },
    ...{ link: `https://service.test/${String(id)}`, platform: "en", is_premium: false },
    chart: { graphType: "bar", unit: "million euros", data: { Values: years } },
  };
}

async function serveUpstream(): Promise<void> {
  const app = Fastify(serverOptions);
  app.get<{ Querystring: { id: string } }>("/v1/data/statistic", (request, reply) => {
    void reply.type("application/json").header("x-stat-credits", "10");
    return reply.send(JSON.stringify(statisticOf(Number(request.query.id))));
  });
  process.send?.({ address: await listen(app) });
}

async function serveGateway(): Promise<void> {
  const bare = Fastify(serverOptions);
  // Answers as many bytes as it is asked for, made before: what remains is HTTP.
  const bodies = new Map<number, Buffer>();
  bare.get<{ Querystring: { bytes?: string } }>("/", (request, reply) => {
    const bytes = Number(request.query.bytes ?? 0);
    const body = bodies.get(bytes) ?? Buffer.alloc(bytes, "x");
    bodies.set(bytes, body);
    return reply.type("application/json").send(body);
  });
  const cacheBytes = 256 * 1024 * 1024;
  const url = process.env["DATABASE_URL"];
  const open = () =>
    url === undefined ? createKeysFile(join(folder, "keys.json")) : openDatabaseKeys(url);
  const words = ["add", "Ann", "--team", "Energy"];
  const { text } = await runKeysCommand(words, { open, now: Date.now() });
  const app = await buildGateway(
    await openGateway({
      ...{ publicUrl: "http://127.0.0.1:8790", corsOrigins: [], upstreamUrl, dataDir: folder },
      ...{ upstreamKeys: { key: "bench" }, shared: new Set(operationIds) },
      cacheBytes,
      ...(url === undefined ? {} : { database: { url, isOpenWithout: false, cacheBytes } }),
      requestsPerMinute: 1e9,
      onAccess: () => undefined,
      onFault: (error) => {
        console.error(error);
      },
    }),
  );
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
  const key = text.split("\n").at(-1) ?? "";
  process.send?.({ bare: await listen(bare), address: await listen(app), key });
}

await (role === "service" ? serveUpstream() : serveGateway());
