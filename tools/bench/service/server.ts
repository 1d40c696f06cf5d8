import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import {
  buildService,
  openService,
  packages,
  serverOptions,
  type Package,
} from "../../../src/service/index.js";

// The servers under load, in a process of their own. Tells its parent the addresses.

const unlimited = (limited: Package): Package => ({ ...limited, requestsPerMinute: 1e9 });

const listen = async (app: FastifyInstance): Promise<string> => {
  await app.listen({ host: "127.0.0.1", port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

const parts = await openService({
  host: "127.0.0.1",
  publicUrl: "http://127.0.0.1:8787",
  keysFile: undefined,
  dataDir: process.argv[2] ?? ".data/bench",
  corsOrigins: ["https://localhost:3000"],
  packages: {
    starter: unlimited(packages.starter),
    professional: unlimited(packages.professional),
    advanced: unlimited(packages.advanced),
  },
  onAccess: () => undefined,
  onFault: (error) => {
    console.error(error);
  },
});
const bare = Fastify(serverOptions);
// Answers as many bytes as it is asked for, made before: what remains is HTTP.
const bodies = new Map<number, Buffer>();
bare.get<{ Querystring: { bytes?: string } }>("/", (request, reply) => {
  const bytes = Number(request.query.bytes ?? 0);
  const body = bodies.get(bytes) ?? Buffer.alloc(bytes, "x");
  bodies.set(bytes, body);
  return reply.type("application/json").send(body);
});

const app = await buildService({
  ...parts,
  limits: { refusalsPerMinute: 1e9, publicPerMinute: 1e9 },
});
// Its title indexes are still being made in the background: the last of them is that of infographics.
await parts.search.search({
  kind: "infographic",
  query: "world map",
  filters: {},
  sort: "relevance",
  offset: 0,
  size: 1,
});
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});

process.send?.({
  bare: await listen(bare),
  service: await listen(app),
  statistics: [...parts.library.statistics.keys()],
  concepts: [...parts.library.concepts.values()].map(({ name }) => name.en),
  places: [...parts.library.places.values()].map(({ name }) => name.en),
});
