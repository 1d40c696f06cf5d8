import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findCycles } from "./architecture/find-cycles.js";
import { globalsIn } from "./architecture/global-names.js";
import { readSources, root, type Import } from "./architecture/read-sources.js";

/** Who may import whom. `types`: type imports only. A part may always import itself. */
const rules: Record<string, { any: string[]; types?: string[] }> = {
  contract: { any: [] },
  observable: { any: [] },
  timers: { any: [] },
  statistics: { any: ["contract"] },
  client: { any: ["contract", "statistics", "observable", "timers"] },
  settings: { any: ["contract", "observable"] },
  functions: { any: ["contract", "statistics", "observable"], types: ["client"] },
  workbook: { any: ["contract", "statistics", "timers"] },
  taskpane: {
    any: ["contract", "statistics", "client", "settings", "workbook", "observable"],
  },
  addin: {
    any: [
      ...["contract", "statistics", "client", "settings", "functions", "workbook", "taskpane"],
      ...["observable", "timers"],
    ],
  },
  storage: { any: ["contract"] },
  server: { any: ["contract", "storage"] },
  service: { any: ["contract", "statistics", "storage", "server"] },
  gateway: { any: ["contract", "client", "storage", "server"] },
  workbench: { any: [] },
};

/**
 * Inside a part: which folders a folder may not import, as values. What is not named may be imported
 * as long as no circle comes of it.
 */
const folders: Record<string, Record<string, readonly string[]>> = {
  // The library knows nothing of who asks for it, the search nothing of the protocol.
  service: {
    library: ["search", "research", "files", "items", "handlers", "routes", "http", "keys"],
    search: ["research", "files", "items", "handlers", "routes", "http", "keys"],
    research: ["files", "handlers", "routes", "http", "keys"],
    handlers: ["routes"],
  },
  // The grid is a spreadsheet without any add-in; the host is the same in the browser and in Node.
  workbench: {
    grid: ["host", "browser", "node"],
    host: ["browser", "node"],
    node: ["browser"],
    browser: ["node"],
  },
};

/** Where a global of the browser or of Office may be named; nothing else asks its surroundings itself. */
const homes: Record<string, readonly string[]> = {
  Excel: ["workbook/", "functions/shape/", "workbench/node/"],
  Office: [
    ...["addin/", "settings/roaming-storage", "workbook/run-in-excel", "workbook/share/"],
    "workbook/checks/",
    "workbench/node/",
  ],
  OfficeRuntime: ["settings/"],
  CustomFunctions: ["functions/", "workbench/node/"],
  localStorage: ["settings/", "workbench/"],
  sessionStorage: [],
  indexedDB: ["addin/pane/check/"],
  fetch: ["client/options", "addin/pane/", "workbench/"],
  document: ["addin/", "taskpane/", "workbench/browser/"],
  navigator: ["taskpane/controls/copy-text"],
  process: ["service/server", "gateway/server", "storage/keys/keys-file"],
};

const sources = readSources("src");
const all = sources.flatMap(({ imports }) => imports);
const isInSrc = (path: string) => path.startsWith("src/");
/** Imports between files of src: the workbench's of the manifest, as Excel reads it, is none. */
const own = all.filter(({ from, target }) => from.startsWith(".") && isInSrc(target));
const partOf = (path: string) => path.split("/")[1] ?? "";
/** The folder of a part in which a file is; empty for one beside the folders. */
const folderOf = (path: string) => path.split("/").slice(2, -1)[0] ?? "";
const named = (imports: readonly Import[]) =>
  imports.map(({ file, from }) => `${file} imports ${from}`);

describe("who may import whom", () => {
  it("knows every folder of src", () => {
    const folders = readdirSync(join(root, "src"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.filter((name) => !(name in rules))).toEqual([]);
  });

  it("holds for every import between the parts", () => {
    const broken = own.filter(({ file, target, isTypeOnly }) => {
      const other = partOf(target);
      const rule = rules[partOf(file)];
      if (partOf(file) === other || rule === undefined) return false;
      return !(rule.any.includes(other) || (isTypeOnly && (rule.types ?? []).includes(other)));
    });
    expect(named(broken)).toEqual([]);
  });

  it("reaches another part through its index, or the contract's schemas and the like through theirs", () => {
    const deep = own.filter(({ file, target, isTypeOnly }) => {
      if (partOf(file) === partOf(target) || isTypeOnly) return false;
      return !/\/(index|known-values|errors)$/.test(target);
    });
    expect(named(deep)).toEqual([]);
  });

  it("keeps inside a part to the order of its folders", () => {
    const broken = own.filter(({ file, target, isTypeOnly }) => {
      if (partOf(file) !== partOf(target) || isTypeOnly) return false;
      return folders[partOf(file)]?.[folderOf(file)]?.includes(folderOf(target)) ?? false;
    });
    expect(named(broken)).toEqual([]);
  });

  it("takes nothing from the tests, nor do the tools", () => {
    const fromTests = [...all, ...readSources("tools").flatMap(({ imports }) => imports)].filter(
      ({ target }) => target.startsWith("test/"),
    );
    expect(named(fromTests)).toEqual([]);
  });

  it("keeps the schema library out of everything but the contract's schemas, the service and its storage", () => {
    const leaks = all
      .filter(
        ({ from, isTypeOnly }) => !isTypeOnly && (from === "typebox" || /\/schemas\//.test(from)),
      )
      .filter(({ file }) => !/^src\/(service|gateway|storage|contract\/schemas)\//.test(file));
    expect(named(leaks)).toEqual([]);
  });

  it("keeps the workbench's LGPL packages inside the workbench", () => {
    const leaks = all.filter(
      ({ from, file }) => from.startsWith("@odoo/") && partOf(file) !== "workbench",
    );
    expect(named(leaks)).toEqual([]);
  });
});

describe("no circle", () => {
  const endless = (path: string) => path.replace(/\.tsx?$/, "");
  const edges = (imports: readonly Import[]) =>
    imports.map(({ file, target }) => [endless(file), target] as const);

  it("goes round between files", () => {
    expect(findCycles(edges(own.filter(({ isTypeOnly }) => !isTypeOnly)))).toEqual([]);
  });

  it("goes round between files by their types", () => {
    expect(findCycles(edges(own.filter(({ isDynamic }) => !isDynamic)))).toEqual([]);
  });

  it.each(Object.keys(rules))("goes round between the folders of %s", (part) => {
    const inside = own.filter(
      ({ file, target, isTypeOnly, isDynamic }) =>
        partOf(file) === part && partOf(target) === part && !isTypeOnly && !isDynamic,
    );
    const between = inside
      .map(({ file, target }) => [folderOf(file), folderOf(target)] as const)
      .filter(([from, to]) => from !== to && from !== "" && to !== "");
    expect(findCycles(between)).toEqual([]);
  });
});

describe("what surrounds the code", () => {
  const named = Object.keys(homes);
  const askers = sources.map((source) => ({
    file: source.file,
    globals: globalsIn(source, named),
  }));

  it.each(named)("is asked for %s only where it belongs", (name) => {
    const places = homes[name] ?? [];
    const strangers = askers
      .filter(({ file }) => !places.some((place) => file.startsWith(`src/${place}`)))
      .filter(({ globals }) => globals.includes(name));
    expect(strangers.map(({ file }) => file)).toEqual([]);
  });
});

describe("a folder", () => {
  it.each(["src", "test", "tools"])("of %s has at most 12 files", (tree) => {
    const count = new Map<string, number>();
    const entries = readdirSync(join(root, tree), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const folder = entry.parentPath.slice(root.length + 1).replaceAll("\\", "/");
      count.set(folder, (count.get(folder) ?? 0) + 1);
    }
    const full = [...count].filter(([, files]) => files > 12);
    expect(full).toEqual([]);
  });
});
