import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import fastifyStatic from "@fastify/static";
import { headersOf } from "../pages/page-headers.js";

const officeCdnScript = "https://appsforoffice.microsoft.com/lib/1/hosted/office.js";
const officeFolder = "/office-js/";

/** The add-in's page for the workbench: as built, but with office.js from this server. */
export function pageForWorkbench(page: string): string {
  if (page.split(`src="${officeCdnScript}"`).length !== 2) {
    throw new Error(`taskpane.html must run ${officeCdnScript} exactly once.`);
  }
  return page.replaceAll(`"${officeCdnScript}"`, `"${officeFolder}office.js"`);
}

function setHeaders(reply: FastifyReply, path: string): void {
  void reply.headers(headersOf(path));
}

/**
 * The built pages: the workbench at `/`, the add-in's files beside it, the add-in's page for the
 * workbench at `/taskpane.workbench.html`, office.js under `/office-js/`, the documents under `/docs/`, and
 * `/manifest.xml`.
 */
export async function registerPages(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: [join(root, "dist/workbench"), join(root, "dist/addin")],
    cacheControl: false,
    setHeaders,
  });
  await app.register(fastifyStatic, {
    root: join(root, "node_modules/@microsoft/office-js/dist"),
    prefix: officeFolder,
    decorateReply: false,
    cacheControl: false,
    setHeaders,
  });
  await app.register(fastifyStatic, {
    root: join(root, "dist/docs"),
    prefix: "/docs/",
    decorateReply: false,
    cacheControl: false,
    setHeaders,
  });
  app.get("/docs", { schema: { hide: true } }, (_request, reply) => reply.redirect("/docs/"));
  app.get("/manifest.xml", { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .type("application/xml; charset=utf-8")
      .send(await readFile(join(root, "manifest.xml"), "utf8")),
  );
  app.get("/taskpane.workbench.html", { schema: { hide: true } }, async (_request, reply) => {
    const page = await readFile(join(root, "dist/addin/taskpane.html"), "utf8");
    return reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", "frame-ancestors 'self'")
      .type("text/html; charset=utf-8")
      .send(pageForWorkbench(page));
  });
}
