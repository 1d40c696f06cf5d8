import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSources, root } from "./read-sources.js";

/**
 * The folders of a part from the ground up: as values, each imports only what stands before it. Files
 * beside the folders, which put the part together, import any of them. The pane's have a test of their own.
 */
const storeys: Readonly<Record<string, readonly string[]>> = {
  contract: ["schemas", "decode"],
  statistics: [
    ...["options", "text", "dates", "periods", "units", "places", "citations"],
    ...["numbers", "currency", "tables", "transforms", "matching", "chart", "asked"],
  ],
  client: [
    ...["cache", "lists", "request", "planning", "places"],
    ...["transport", "pane-questions", "research", "price"],
  ],
  functions: [
    ...["messages", "read", "shape", "transforms", "calls", "questions", "state"],
    ...["indicators", "content", "currency", "lists", "single-values", "several"],
    "probe",
  ],
  workbook: [
    ...["formulas", "cells", "requests", "parts", "agreement", "refresh", "freeze", "fixed"],
    ...[
      "changes",
      "share",
      "sheets",
      "insert",
      "ids",
      "selection",
      "spills",
      "templates",
      "headers",
    ],
    ...["typed", "fill", "checks"],
  ],
  addin: ["open-workbook", "pane"],
  storage: [
    "files",
    "postgres",
    "keys",
    "accounts",
    "usage",
    "items",
    "spending",
    "budgets",
    "jobs",
    "rates",
    "cache",
    "content",
  ],
  server: ["words", "markup", "metrics", "answers"],
  service: [
    ...["http", "links", "usage", "operation", "library", "keys", "items", "search"],
    ...[
      "lookup",
      "outgoing",
      "import",
      "files",
      "content",
      "handlers",
      "research",
      "mcp",
      "routes",
    ],
  ],
  gateway: [
    ...["upstream", "people", "answers", "budgets", "provider", "accounts", "pages", "sign-in"],
    ...["admin", "routes"],
  ],
  workbench: ["grid", "host", "node", "browser"],
};

const imports = readSources("src")
  .flatMap((source) => source.imports)
  .filter(({ from, isTypeOnly, isDynamic }) => from.startsWith(".") && !isTypeOnly && !isDynamic);
const partOf = (path: string) => path.split("/")[1] ?? "";
const folderOf = (path: string) => path.split("/").slice(2, -1)[0];

describe.each(Object.entries(storeys))("the storeys of %s", (part, order) => {
  it("hold every folder of it", () => {
    const folders = readdirSync(join(root, "src", part), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect([...order].sort()).toEqual(folders.sort());
  });

  it("are imported from above alone", () => {
    const upwards = imports.filter(({ file, target }) => {
      const [from, to] = [folderOf(file), folderOf(target)];
      if (partOf(file) !== part || partOf(target) !== part) return false;
      return from !== undefined && to !== undefined && order.indexOf(to) > order.indexOf(from);
    });
    expect(upwards.map(({ file, from }) => `${file} imports ${from}`)).toEqual([]);
  });
});
