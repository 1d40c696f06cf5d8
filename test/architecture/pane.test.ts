import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { describe, expect, it } from "vitest";

const pane = resolve(import.meta.dirname, "../../src/taskpane");

/** From the ground up: what stands in one storey imports what is below it, and never what is above. */
const storeys = [
  "model",
  "services",
  "messages",
  "frame",
  "controls",
  "session",
  "items",
  "insert",
  "screens",
  "app",
];

interface Import {
  readonly file: string;
  readonly target: string;
}

const files = readdirSync(pane, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

/** Imports of values and of types, at once or when needed, paths relative to the pane. */
const imports: readonly Import[] = files.flatMap((file) =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?)"(\.[^"]+)"/g,
    ),
  ]
    .map((match) => resolve(dirname(file), match[1] ?? ""))
    .filter((target) => target.startsWith(pane + sep))
    .map((target) => ({ file: relative(pane, file), target: relative(pane, target) })),
);
const folderOf = (path: string) => path.split(sep)[0] ?? "";
const storeyOf = (path: string) => storeys.indexOf(folderOf(path));
const isScreen = (path: string) => folderOf(path) === "screens";
const screenOf = (path: string) => path.split(sep)[1];
const told = ({ file, target }: Import) => `${file} imports ${target}`;

describe("the pane's storeys", () => {
  it("hold every folder of the pane", () => {
    const folders = readdirSync(pane, { withFileTypes: true }).filter((e) => e.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...storeys].sort());
    expect(imports.length).toBeGreaterThan(300);
  });

  it("are imported from above alone, types too, so that no folders form a cycle", () => {
    const upwards = imports.filter(
      // The part's own index stands above them all.
      ({ file, target }) => file !== "index.ts" && storeyOf(target) > storeyOf(file),
    );
    expect(upwards.map(told)).toEqual([]);
  });

  it("keep the screens apart", () => {
    const neighbours = imports.filter(
      ({ file, target }) =>
        isScreen(file) && isScreen(target) && screenOf(file) !== screenOf(target),
    );
    expect(neighbours.map(told)).toEqual([]);
  });

  it("have folders of at most twelve files", () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    const full = [...counts].filter(([, count]) => count > 12);
    expect(full.map(([folder, count]) => `${relative(pane, folder)}: ${String(count)}`)).toEqual(
      [],
    );
  });

  it("have no circle of files, by types neither", () => {
    const graph = new Map<string, string[]>();
    const name = (path: string) => path.replace(/\.[jt]sx?$/, "");
    for (const { file, target } of imports) {
      graph.set(name(file), [...(graph.get(name(file)) ?? []), name(target)]);
    }
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (node: string, trail: readonly string[]): void => {
      const at = trail.indexOf(node);
      if (at >= 0) circles.push([...trail.slice(at), node].join(" -> "));
      if (at >= 0 || done.has(node)) return;
      for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
      done.add(node);
    };
    for (const node of graph.keys()) visit(node, []);
    expect(circles).toEqual([]);
  });

  it("leave Excel and Office to the workbook's operations", () => {
    const named = files.filter((file) => {
      const code = readFileSync(file, "utf8")
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
        .replace(/"[^"\n]*"|`[^`]*`/g, "");
      return /\b(?:Excel|Office|OfficeRuntime)\s*\./.test(code);
    });
    expect(named.map((file) => relative(pane, file))).toEqual([]);
  });
});
