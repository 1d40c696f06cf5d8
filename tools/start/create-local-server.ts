import type { Server } from "node:http";
import { join } from "node:path";
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from "fastify";
import {
  openService,
  readConfig,
  registerService,
  serverOptions,
} from "../../src/service/index.js";
import { registerPages } from "./pages.js";

interface ServerOptions {
  /** The project's folder, with `dist` and `node_modules`. */
  readonly root: string;
  readonly port: number;
  readonly certificate: { readonly cert: string; readonly key: string };
  /** Folder for research jobs and the keys file. @default .data in the root */
  readonly dataDir?: string;
  readonly onFault: (error: unknown) => void;
}

interface LocalServer {
  readonly app: FastifyInstance;
  /** Without a slash at the end. */
  readonly origin: string;
  /** Empty where a keys file replaces them. */
  readonly demoKeys: readonly string[];
}

/** One https server for workbench, add-in and service; not listening yet. */
export async function createLocalServer(options: ServerOptions): Promise<LocalServer> {
  const { root, port, onFault, dataDir = join(root, ".data") } = options;
  const origin = `https://localhost:${port}`;
  const config = readConfig({
    HOST: "localhost",
    PORT: String(port),
    PUBLIC_URL: origin,
    CORS_ORIGINS: process.env["CORS_ORIGINS"] ?? origin,
    DATA_DIR: dataDir,
  });
  const parts = await openService({ ...config, onFault });
  const { cert, key } = options.certificate;
  // Over TLS all that Fastify's types change is the raw socket, which nothing here looks at.
  const https = { ...serverOptions, https: { cert, key } } as unknown as FastifyHttpOptions<Server>;
  const app = Fastify(https);
  await registerService(app, parts);
  await registerPages(app, root);
  return { app, origin, demoKeys: parts.keys.demoKeys.map((demo) => demo.key) };
}
