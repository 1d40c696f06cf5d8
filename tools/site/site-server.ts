import type { Server } from "node:http";
import { join } from "node:path";
import Fastify, { type FastifyHttpOptions } from "fastify";
import { localCertificate } from "../certificates.js";
import { freePort } from "../servers/free-port.js";
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

interface SiteServerOptions {
  /** For the embedded service's data. */
  readonly folder: string;
  /** @default the embedded service */
  readonly answer?: ServiceAnswer | undefined;
  /** @default one of its own, in the folder */
  readonly certificate?: Certificate;
  /** Where nobody has it. @default a free one */
  readonly port?: number;
}

/**
 * The built pages over https, with a service beside them: the embedded one, or an invented one whose figures a test
 * moves on.
 *
 * @param root the project's folder, with `dist`
 */
export async function startSiteServer(
  root: string,
  { folder, answer, ...wanted }: SiteServerOptions,
): Promise<SiteServer> {
  const port = await freePort({ host: "localhost", wanted: wanted.port ?? 0 });
  const dataDir = join(folder, "data");
  const certificate = wanted.certificate ?? (await localCertificate(join(folder, "certificate")));
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
      const closed = app.close();
      // A browser that stays open keeps its connections, for which a service waits.
      app.server.closeAllConnections();
      await closed;
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
