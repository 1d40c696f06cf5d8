import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The last cell of a row: "`test/…`: name of the test", or the file alone. */
const held = /\| `(test\/[^`]+)`(?:: ([^|]+?))?\s*\|$/gm;
const page = readFileSync("docs/security.md", "utf8");
const rows = [...page.matchAll(held)].map(([, file = "", name]) => [file, name ?? ""] as const);

it("has a test in every row", () => {
  const lines = page.split("\n").filter((line) => line.startsWith("| "));
  const heads = lines.filter((line) => /^\| (-+|Threat) /.test(line));
  expect(rows).toHaveLength(lines.length - heads.length);
});

it.each(rows)("names a test that exists: %s, %s", (file, name) => {
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(name);
});
