import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The last cell of a row: "`test/…`: name of the test", or the file alone. */
const held = /\| `(test\/[^`]+)`(?:: ([^|]+?))?\s*\|$/gm;
const page = readFileSync("docs/administrators/security.md", "utf8");
const rows = [...page.matchAll(held)].map(([, file = "", name]) => [file, name ?? ""] as const);

it("has a test in every row", () => {
  const tables = page.match(/(?:^\|.*\n)+/gm) ?? [];
  const threats = tables.filter((table) => table.startsWith("| Threat"));
  // Without its head and the line below it.
  const lines = threats.flatMap((table) => table.trimEnd().split("\n").slice(2));
  expect(rows).toHaveLength(lines.length);
});

it.each(rows)("names a test that exists: %s, %s", (file, name) => {
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(name);
});
