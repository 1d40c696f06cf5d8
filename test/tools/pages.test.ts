import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { readFileSync } from "node:fs";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageForWorkbench, registerPages } from "../../tools/start/pages.js";

const template = readFileSync(
  resolve(import.meta.dirname, "../../src/addin/taskpane.html"),
  "utf8",
);
const files: Readonly<Record<string, string>> = {
  "dist/workbench/index.html": "<title>Workbench</title>",
  "dist/addin/taskpane.html": template,
  "dist/addin/addin.01234567.js": "1",
  "dist/addin/functions.json": "{}",
  "dist/addin/assets/icon-32.png": "png",
  "dist/docs/index.html": "<title>Documents</title>",
  "dist/docs/analysts/functions.html": "functions",
  "manifest.xml": "<OfficeApp />",
  "node_modules/@microsoft/office-js/dist/office.js": "office",
};

let root = "";
let app: FastifyInstance;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "pages-"));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  app = Fastify();
  await registerPages(app, root);
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = async (url: string) => app.inject({ method: "GET", url });

describe("the pages of npm start", () => {
  it("are the workbench at the root and the add-in's files beside it", async () => {
    expect((await get("/")).body).toContain("Workbench");
    expect((await get("/taskpane.html")).body).toBe(template);
    expect((await get("/office-js/office.js")).body).toBe("office");
    expect((await get("/manifest.xml")).body).toBe("<OfficeApp />");
    expect((await get("/manifest.xml")).headers["content-type"]).toMatch(/^application\/xml/);
    expect((await get("/nothing.js")).statusCode).toBe(404);
    expect((await get("/..%2f..%2fpackage.json")).statusCode).toBeGreaterThanOrEqual(400);
  });

  it("are the documents under /docs/, where the help links lead", async () => {
    expect((await get("/docs/")).body).toContain("Documents");
    expect((await get("/docs")).headers.location).toBe("/docs/");
    expect((await get("/docs/analysts/functions.html")).body).toBe("functions");
    expect((await get("/docs/analysts/functions.html")).headers["cache-control"]).toBe("no-cache");
    expect((await get("/docs/nothing.html")).statusCode).toBe(404);
  });

  it("serve the workbench the add-in's page with one address replaced and nothing else", async () => {
    const { body } = await get("/taskpane.workbench.html");
    expect(body).not.toBe(template);
    const own = '"/office-js/office.js"';
    // Asked for ahead, and run.
    expect(body.split(own)).toHaveLength(3);
    expect(
      body.replaceAll(own, '"https://appsforoffice.microsoft.com/lib/1/hosted/office.js"'),
    ).toBe(template);
  });

  it("refuse a page that does not name Microsoft's address once", () => {
    expect(() => pageForWorkbench("<script></script>")).toThrow(/exactly once/);
  });

  it("let Office cache icons, browsers keep hashed files, and nobody keep the rest", async () => {
    const cache = async (url: string) => (await get(url)).headers["cache-control"];
    expect(await cache("/addin.01234567.js")).toContain("immutable");
    expect(await cache("/assets/icon-32.png")).toBe("public, max-age=3600");
    expect(await cache("/functions.json")).toBe("no-cache");
    expect(await cache("/taskpane.html")).toBe("no-cache");
  });

  it("let Excel on the web frame the pane and read the metadata", async () => {
    const pane = await get("/taskpane.html");
    expect(pane.headers["content-security-policy"]).toContain("https://*.officeapps.live.com");
    expect(pane.headers["x-frame-options"]).toBeUndefined();
    expect((await get("/functions.json")).headers["access-control-allow-origin"]).toBe("*");
  });
});
