import type { Server } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import Fastify, { type FastifyHttpOptions } from "fastify";
import { localCertificate } from "../certificates.js";
import { createLocalServer } from "../start/create-local-server.js";
import { registerPages } from "../start/pages.js";

/** The key that an invented service takes, and offers as its demo key. */
export const inventedServiceKey = "key-of-the-invented-service";

/** What an invented service answers to a request, by its address. */
export type ServiceAnswer = (
  url: URL,
) => { status?: number; body: unknown } | Promise<{ status?: number; body: unknown }>;

interface SiteServer {
  readonly origin: string;
  /** Of the embedded service. */
  readonly dataDir: string;
  close(): Promise<void>;
}

/**
 * The built pages over https on a free port, with a service beside them: the embedded one, or an
 * invented one whose figures a test moves on.
 *
 * @param folder for the certificate and the embedded service's data.
 */
export async function startSiteServer(
  root: string,
  folder: string,
  answer?: ServiceAnswer,
): Promise<SiteServer> {
  const port = await freePort();
  const dataDir = join(folder, "data");
  const certificate = await localCertificate(join(folder, "certificate"));
  const onFault = (error: unknown) => {
    console.error(error);
  };
  const app =
    answer === undefined
      ? (
          await createLocalServer({
            root,
            port,
            certificate,
            dataDir,
            onFault,
          })
        ).app
      : await createInventedServer(root, certificate, answer);
  await app.listen({ host: "localhost", port });
  return {
    origin: `https://localhost:${String(port)}`,
    dataDir,
    close: async () => {
      await app.close();
    },
  };
}

interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** The built pages over https, and nothing else; not listening yet. */
export async function createPagesServer(root: string, { cert, key }: Certificate) {
  const app = Fastify({
    https: { cert, key },
    forceCloseConnections: true,
  } as unknown as FastifyHttpOptions<Server>);
  await registerPages(app, root);
  return app;
}

async function createInventedServer(root: string, certificate: Certificate, answer: ServiceAnswer) {
  const app = await createPagesServer(root, certificate);
  app.get("/v1/health", () => ({
    status: "ok",
    demoKeys: [{ key: inventedServiceKey, package: "advanced" }],
  }));
  app.get("/v1/*", async (request, reply) => {
    if (request.headers["x-api-key"] !== inventedServiceKey) {
      return reply.code(401).send({ error: { code: "unauthorized", message: "Wrong key." } });
    }
    const { status = 200, body } = await answer(new URL(request.url, "https://localhost"));
    return reply.code(status).send(body);
  });
  return app;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await new Promise((listening) => server.once("listening", listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}
