import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Fastify, { type FastifyHttpOptions } from "fastify";
import { localCertificate } from "../../certificates.js";
import { registerPages } from "../../start/pages.js";
import { numberedStatistic } from "../recalc/numbers.js";
import { buildHostPage } from "./build-host-page.js";
import { helloPage, helloScript } from "./hello.js";

interface BenchSite {
  /** Without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * The built add-in, the hello-world add-in, office.js, a host page for both and a service that answers
 * at once, all from one https server, since office.js trusts no other host.
 *
 * @param folder for certificate and host page.
 */
export async function openBenchSite(root: string, folder: string): Promise<BenchSite> {
  await buildHostPage(folder);
  const { cert, key } = await localCertificate(join(folder, "certificate"));
  const app = Fastify({ https: { cert, key } } as unknown as FastifyHttpOptions<Server>);
  await registerPages(app, root);
  const hostPage = await readFile(join(folder, "host-page.js"), "utf8");
  const page = `<!doctype html><title>Host</title><body><script src="/bench/host-page.js"></script>`;
  const serve = (path: string, type: string, text: string) => {
    app.get(path, (_, reply) => reply.type(`${type}; charset=utf-8`).send(text));
  };
  serve("/bench/host.html", "text/html", page);
  serve("/bench/host-page.js", "text/javascript", hostPage);
  serve("/bench/hello.html", "text/html", helloPage);
  serve("/bench/hello.js", "text/javascript", helloScript);
  app.get("/v1/data/statistic", (request) =>
    numberedStatistic(Number((request.query as { id?: string }).id)),
  );
  await app.listen({ host: "localhost", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { origin: `https://localhost:${String(port)}`, close: () => app.close() };
}
