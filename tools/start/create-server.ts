import Fastify, { type FastifyInstance } from "fastify";
import { registerPages } from "./pages.js";

export interface ServerOptions {
  /** The project's folder. */
  readonly root: string;
  readonly certificate: { readonly cert: string; readonly key: string };
}

/** One https server for workbench, add-in and service; not listening yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { cert, key } = options.certificate;
  const app = Fastify({ https: { cert, key } }) as unknown as FastifyInstance;
  await registerPages(app, options.root);
  return app;
}
