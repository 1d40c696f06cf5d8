import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const page = readFileSync("docs/analysts/trust.md", "utf8");
const rows = page
  .split("\n")
  .filter((line) => /^\| (?!-|How it)/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

describe("docs/analysts/trust.md", () => {
  it("has every way in which figures mislead", () => {
    const ways = rows.map((row) => row[1]);
    for (const way of [
      "Wrong period",
      "Wrong date",
      "Wrong unit",
      "Wrong place",
      "Missing source",
      "Stale",
      "Forecast as fact",
      "Partial result",
      "Price",
    ]) {
      expect(ways).toContain(way);
    }
  });

  it.each(rows)("%s%s names a test that exists", (_, way, does, heldBy) => {
    expect(does, way).not.toBe("");
    const [, file = "", name = ""] = /^`(test\/[^`]+)`: (.+)$/.exec(heldBy) ?? [];
    expect(existsSync(file), `${way}: ${file}`).toBe(true);
    const titles = readFileSync(file, "utf8").matchAll(
      /\b(?:it|describe|test)(?:\.each\([^`]*?\))?\(\s*["'`]([^"`]+)["'`]/gs,
    );
    const found = [...titles].map((match) => match[1] ?? "");
    expect(
      found.filter((title) => title.includes(name)),
      `${file}: ${name}`,
    ).not.toEqual([]);
  });
});
