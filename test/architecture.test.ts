import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { describe, expect, it } from "vitest";

const src = resolve(import.meta.dirname, "../src");

/** Who may import whom. `types`: type imports only. A part may always import itself. */
const rules: Record<string, { any: string[]; types?: string[] }> = {
  contract: { any: [] },
  observable: { any: [] },
  statistics: { any: ["contract"] },
  client: { any: ["contract", "statistics", "observable"] },
  settings: { any: ["contract", "observable"] },
  functions: { any: ["contract", "statistics", "observable"], types: ["client"] },
  workbook: { any: ["contract", "statistics"] },
  taskpane: {
    any: ["contract", "statistics", "client", "settings", "workbook", "observable"],
  },
  addin: {
    any: [
      ...["contract", "statistics", "client", "settings", "functions", "workbook", "taskpane"],
      "observable",
    ],
  },
  service: { any: ["contract", "statistics"] },
  workbench: { any: [] },
};

interface Import {
  file: string;
  from: string;
  target: string;
  isTypeOnly: boolean;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, "utf8");
  const pattern =
    /(?:^|\n)\s*(import|export)\s+(type\s+)?[^;'"]*?from\s+"([^"]+)"|import\(\s*(?:\/\*[^*]*\*\/\s*)?"([^"]+)"\s*\)|(?:^|\n)import\s+"([^"]+)"/g;
  return [...text.matchAll(pattern)].map((match) => {
    const from = match[3] ?? match[4] ?? match[5] ?? "";
    const target = from.startsWith(".") ? resolve(dirname(file), from) : from;
    return { file, from, target, isTypeOnly: match[2] !== undefined };
  });
}

// The workbench reads the manifest as Excel does; files beside src belong to no part.
const isInSrc = (path: string) => path.startsWith(src + sep);
const partOf = (path: string) => relative(src, path).split(sep)[0] ?? "";
const all = sourceFiles(src)
  .flatMap(importsOf)
  .filter(({ from, target }) => !from.startsWith(".") || isInSrc(target));

describe("who may import whom", () => {
  it("knows every folder of src", () => {
    const folders = readdirSync(src, { withFileTypes: true }).filter((e) => e.isDirectory());
    expect(folders.map((folder) => folder.name).filter((name) => !(name in rules))).toEqual([]);
  });

  it("holds for every import between the parts", () => {
    const broken = all
      .filter(({ from }) => from.startsWith("."))
      .filter(({ file, target, isTypeOnly }) => {
        const own = partOf(file);
        const other = partOf(target);
        const rule = rules[own];
        if (own === other || rule === undefined) return false;
        return !(rule.any.includes(other) || (isTypeOnly && (rule.types ?? []).includes(other)));
      })
      .map(({ file, from }) => `${relative(src, file)} imports ${from}`);
    expect(broken).toEqual([]);
  });

  it("reaches another part through its index, or the contract's schemas and the like through theirs", () => {
    const deep = all
      .filter(({ from }) => from.startsWith("."))
      .filter(({ file, target, isTypeOnly }) => {
        if (partOf(file) === partOf(target) || isTypeOnly) return false;
        return !/\/(index|known-values|errors)\.[jt]sx?$/.test(target);
      })
      .map(({ file, from }) => `${relative(src, file)} imports ${from}`);
    expect(deep).toEqual([]);
  });

  it("keeps the schema library out of everything but the contract's schemas and the service", () => {
    const leaks = all
      .filter(
        ({ from, isTypeOnly }) => !isTypeOnly && (from === "typebox" || /\/schemas\//.test(from)),
      )
      .filter(({ file }) => {
        const path = relative(src, file);
        return !path.startsWith("service") && !path.startsWith(join("contract", "schemas"));
      })
      .map(({ file, from }) => `${relative(src, file)} imports ${from}`);
    expect(leaks).toEqual([]);
  });

  it("keeps the workbench's LGPL packages inside the workbench", () => {
    const leaks = all
      .filter(({ from }) => from.startsWith("@odoo/"))
      .filter(({ file }) => partOf(file) !== "workbench");
    expect(leaks).toEqual([]);
  });

  it("has no cycle between files", () => {
    const graph = new Map<string, string[]>();
    for (const { file, target, from, isTypeOnly } of all) {
      if (!from.startsWith(".") || isTypeOnly) continue;
      const key = file.replace(/\.tsx?$/, "");
      graph.set(key, [...(graph.get(key) ?? []), target.replace(/\.(jsx?|tsx?)$/, "")]);
    }
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (node: string, trail: string[]): void => {
      const at = trail.indexOf(node);
      if (at >= 0) {
        cycles.push([...trail.slice(at), node].map((path) => relative(src, path)).join(" -> "));
        return;
      }
      if (done.has(node)) return;
      for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
      done.add(node);
    };
    for (const node of graph.keys()) visit(node, []);
    expect(cycles).toEqual([]);
  });
});
