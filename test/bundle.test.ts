import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { functionFiles } from "../tools/function-files.mjs";

const root = resolve(import.meta.dirname, "..");
const dist = join(root, "dist/addin");
if (!existsSync(join(dist, "taskpane.html"))) {
  throw new Error("There is no build to look at. Run npm run build first.");
}

const read = (file: string) => readFileSync(join(dist, file), "utf8");
const page = read("taskpane.html");
const [, policyScript = ""] = /src="(trusted-types\.[0-9a-f]+\.js)"/.exec(page) ?? [];
const loaded = [...page.matchAll(/<script[^>]*\ssrc="([^":]+\.js)"/g)]
  .map((match) => match[1] ?? "")
  .filter((file) => file !== policyScript);
const initial = loaded.map(read).join("\n");
const scripts = readdirSync(dist).filter((file) => file.endsWith(".js"));
const lazy = scripts.filter(
  (file) => !loaded.includes(file) && file !== "functions.js" && file !== policyScript,
);
const gzipKb = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1024;

interface Metadata {
  readonly functions: readonly {
    readonly id: string;
    readonly name: string;
    readonly helpUrl: string;
  }[];
}
const { functions } = JSON.parse(read("functions.json")) as Metadata;

/** Runs a built script as Excel's page would, with just enough of Office to see what it registers. */
function registered(script: string): { functions: string[]; commands: string[] } {
  const seen = { functions: [] as string[], commands: [] as string[] };
  const globals = {
    CustomFunctions: { associate: (id: string) => void seen.functions.push(id) },
    Office: {
      // Never ready: what is registered must not depend on it.
      onReady: () => new Promise(() => {}),
      actions: { associate: (id: string) => void seen.commands.push(id) },
      context: {},
    },
    location: { origin: "https://localhost:3000" },
    URL,
    crypto,
    setTimeout,
    console,
  };
  runInContext(script, createContext(globals));
  return seen;
}

describe("the built add-in", () => {
  it("loads one script beside office.js, and names the same one for the manifest", () => {
    expect(loaded).toHaveLength(1);
    const withoutMap = (script: string) => script.replace(/\/\/# sourceMappingURL.*/, "");
    // Not toBe: nobody wants the difference of two bundles on the console.
    expect(withoutMap(read("functions.js")) === withoutMap(initial)).toBe(true);
  });

  it("sets the page's policy before office.js is read", () => {
    expect(page.indexOf(`"${policyScript}"`)).toBeGreaterThan(0);
    expect(page.indexOf(`"${policyScript}"`)).toBeLessThan(page.indexOf("office.js"));
  });

  it("is run before the page counts as loaded, which is when office.js lets Excel call functions", () => {
    const [tag] = page.match(/<script[^>]*\ssrc="addin[^>]*>/) ?? [];
    expect(tag).toBeDefined();
    expect(tag).not.toMatch(/defer|async|module/);
    // What main.ts looks for when office.js is missing stands before it.
    expect(page.indexOf('id="root"')).toBeLessThan(page.indexOf(tag ?? ""));
  });

  it("associates every function of the metadata exactly once, before Office is ready", () => {
    const ids = functions.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(registered(initial).functions.sort()).toEqual([...ids].sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has metadata for every tagged function of the sources", () => {
    const tags = functionFiles().flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/@customfunction\s+(\S+)/g),
    ]);
    expect(functions.map(({ id }) => id).sort()).toEqual(tags.map((tag) => tag[1]).sort());
  });

  it("associates the ribbon's commands before Office is ready", () => {
    const manifest = readFileSync(join(root, "manifest.xml"), "utf8");
    const names = [...manifest.matchAll(/<FunctionName>(\w+)</g)].map((match) => match[1]);
    expect(registered(initial).commands).toEqual(expect.arrayContaining(names));
  });

  it("holds one copy of the functions' runtime", () => {
    const sentence = "setServices has not been called";
    expect(read("functions.js").split(sentence)).toHaveLength(2);
    for (const file of lazy) expect(read(file).includes(sentence), file).toBe(false);
  });

  it("has no schema library in it", () => {
    const mark = "~kind";
    const library = join(root, "node_modules/typebox/build/type/types/integer.mjs");
    expect(readFileSync(library, "utf8").includes(mark), "the mark is the library's own").toBe(
      true,
    );
    expect(scripts.filter((file) => read(file).includes(mark))).toEqual([]);
  });

  it("keeps React and the pane out of what the functions load", () => {
    const mark = "react.transitional.element";
    expect(initial.includes(mark)).toBe(false);
    expect(lazy.filter((file) => read(file).includes(mark))).toHaveLength(1);
  });

  it("has metadata in every language, and help links to the documents beside it", () => {
    const languages = { "": "analysts", ".de": "de", ".fr": "fr", ".es": "es" };
    for (const [ending, folder] of Object.entries(languages)) {
      const other = JSON.parse(read(`functions${ending}.json`)) as Metadata;
      expect(other.functions.map(({ id, name }) => ({ id, name }))).toEqual(
        functions.map(({ id, name }) => ({ id, name })),
      );
      const help = readFileSync(join(root, `dist/docs/${folder}/functions.html`), "utf8");
      for (const { helpUrl } of other.functions) {
        const { origin, pathname, hash } = new URL(helpUrl);
        expect(`${origin}${pathname}`).toBe(`https://localhost:3000/docs/${folder}/functions.html`);
        expect(help).toContain(`id="${hash.slice(1)}"`);
      }
    }
  });

  it("stays small: what functions load", () => {
    const functionsKb = gzipKb(loaded);
    console.log(`gzip: functions load ${functionsKb.toFixed(1)} KB`);
    expect(functionsKb).toBeLessThan(60);
  });

  it("allows no script and no address beyond its own and Microsoft's", () => {
    const policy = /Content-Security-Policy"\s+content="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    const scriptSrc = /script-src ([^;]+)/.exec(policy)?.[1] ?? "";
    expect(scriptSrc.split(" ")).toEqual([
      "'self'",
      "https://appsforoffice.microsoft.com",
      "https://ajax.aspnetcdn.com",
    ]);
    expect(page.match(/<script(?![^>]*\ssrc=)/g), "no inline script").toBeNull();
    expect(/img-src ([^;]+)/.exec(policy)?.[1]).toBe("'self' data: blob:");
  });
});
