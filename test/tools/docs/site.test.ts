import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { cellErrorOf } from "../../../src/functions/index.js";
import { baseMetadata, localisedMetadata } from "../../../tools/functions-metadata.js";
import { toManifest } from "../../../tools/manifest/to-manifest.js";

const dist = "dist/docs";
if (!existsSync(join(dist, "index.html"))) {
  throw new Error("There are no built documents to look at. Run npm run build first.");
}
const pages = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".html"));
const texts = new Map(pages.map((page) => [page, readFileSync(join(dist, page), "utf8")]));
const textOf = (page: string) => texts.get(page) ?? "";

/** What a page names, as a path from the site's folder and an anchor. */
function namedBy(page: string): { readonly path: string; readonly anchor: string }[] {
  return [...textOf(page).matchAll(/\s(?:href|src)="([^"]+)"/g)]
    .map(([, address = ""]) => address.replaceAll("&amp;", "&"))
    .filter((address) => !/^(?:data|https?|mailto):/.test(address))
    .map((address) => {
      const { pathname, hash } = new URL(address, `https://site.test/docs/${page}`);
      const path = decodeURIComponent(pathname);
      return {
        path: path.endsWith("/") ? `${path}index.html` : path,
        anchor: decodeURIComponent(hash.slice(1)),
      };
    });
}

const isThere = (path: string) => {
  // The add-in's own files stand beside the folder of the documents.
  if (!path.startsWith("/docs/")) return existsSync(join("dist/addin", path));
  return existsSync(join(dist, path.slice("/docs/".length)));
};

describe("the built documents", () => {
  it("lead nowhere that is not there, and to no heading that is not there", () => {
    const broken = pages.flatMap((page) =>
      namedBy(page)
        .filter(
          ({ path, anchor }) =>
            !isThere(path) ||
            (anchor !== "" && !textOf(posix.relative("/docs", path)).includes(`id="${anchor}"`)),
        )
        .map(({ path, anchor }) => `${page}: ${path}#${anchor}`),
    );
    expect(broken).toEqual([]);
  });

  it("load nothing from elsewhere, and say so in a policy that names every script in the page", () => {
    expect(pages.length).toBeGreaterThan(30);
    for (const page of pages) {
      const text = textOf(page);
      const [, policy = ""] = /Content-Security-Policy" content="([^"]+)"/.exec(text) ?? [];
      expect(policy, page).toContain("default-src 'self'");
      expect(policy, page).not.toContain("http");
      const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
      for (const [, script = ""] of inline)
        expect(policy, page).toContain(createHash("sha256").update(script).digest("base64"));
      expect(
        text.match(/<(?:script|img|link|iframe|source)\b[^>]*\s(?:src|href)="(?:https?:)?\/\//g),
        page,
      ).toBeNull();
    }
    const styles = readdirSync(join(dist, "assets")).filter((file) => file.endsWith(".css"));
    expect(styles.length).toBeGreaterThan(0);
    for (const file of styles)
      expect(readFileSync(join(dist, "assets", file), "utf8")).not.toMatch(/url\((?!["']?data:)/);
  });

  it("are numbered for the search in the order of their names, so that two builds are the same", () => {
    const chunks = join(dist, "assets/chunks");
    const [index = ""] = readdirSync(chunks).filter((file) => /SearchIndexroot/.test(file));
    const ids = readFileSync(join(chunks, index), "utf8").matchAll(/"\d+":"\/docs\/([^"#]*)/g);
    const numbered = [
      ...new Set([...ids].map(([, page = ""]) => page.replace(/(^|\/)$/, "$1index.html"))),
    ];
    expect(numbered.length).toBeGreaterThan(25);
    expect(numbered).toEqual([...numbered].sort());
  });

  it("say their language", () => {
    for (const language of ["de", "fr", "es"])
      expect(textOf(`${language}/functions.html`)).toContain(`<html lang="${language}"`);
    expect(textOf("analysts/functions.html")).toContain('<html lang="en"');
  });

  it("have a section for every help link of the functions, in the language of the metadata", async () => {
    const places = { "": "analysts/", ".de": "de/", ".fr": "fr/", ".es": "es/" };
    const files = await localisedMetadata();
    for (const [ending, folder] of Object.entries(places)) {
      for (const { helpUrl = "" } of files[`functions${ending}.json`]?.functions ?? []) {
        const [address, anchor = ""] = helpUrl.split("#");
        expect(address).toBe(`https://localhost:3000/docs/${folder}functions.html`);
        expect(textOf(`${folder}functions.html`)).toContain(`id="${anchor}"`);
      }
    }
    expect((await baseMetadata()).functions.length).toBe(20);
  });

  it("have a place for every error that a cell shows, where the pane leads", () => {
    const errors = textOf("analysts/errors.html");
    const codes = Object.keys(cellErrorOf);
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((code) => !errors.includes(`id="${code}"`))).toEqual([]);
  });

  it("have the pages that the manifest names", () => {
    const manifest = toManifest({ ...facts });
    const named = [...manifest.matchAll(/"https:\/\/addin\.test\/docs\/([^"]+)"/g)].map(
      ([, page = ""]) => page,
    );
    expect(named).toContain("store/support.html");
    for (const page of named) expect(pages).toContain(page);
  });
});

const facts = {
  origin: "https://addin.test",
  id: "11111111-2222-4333-8444-555555555555",
  version: "1.0.0",
  providerName: "Example",
};
