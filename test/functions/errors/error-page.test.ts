import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { platforms } from "../../../src/contract/index.js";
import { cellErrorOf, loadSentences, sentence } from "../../../src/functions/index.js";

const ids = Object.keys(cellErrorOf) as (keyof typeof cellErrorOf)[];
/** In the order of the page's columns. */
const languages = ["en", "de", "fr", "es"] as const;

beforeAll(() => Promise.all(platforms.map(loadSentences)));

it("says in a cell what the page of errors says, in every language", () => {
  const page = readFileSync("docs/analysts/errors.md", "utf8");
  const rows = page.split("\n").flatMap((line) => {
    const [code, cell, ...sentences] = line.slice(2, -2).split(" | ");
    const id = /`(.+)`/.exec(code ?? "")?.[1];
    const isRow = line.startsWith("| <a ") && id !== undefined;
    return isRow ? [[id, [cell, ...sentences.map((text) => text.replaceAll("\\|", "|"))]]] : [];
  });
  const said = ids.map((id) => [
    id,
    [`\`${cellErrorOf[id]}\``, ...languages.map((language) => sentence(id, language))],
  ]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(rows));
});

it("fills in the same in every language", () => {
  const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  for (const id of ids) {
    const names = languages.map((language) => namesIn(sentence(id, language)));
    expect(names, id).toEqual(languages.map(() => names[0]));
  }
});

it("leaves out the end of a long cell, never that of the words to choose from", () => {
  const long = "x".repeat(161);
  expect(sentence("bad-id", "en", { value: long })).toBe(
    `Not an id: ${"x".repeat(159)}…. STAT.SEARCH and STAT.INDICATORS list them`,
  );
  expect(sentence("bad-id", "en", { value: "x".repeat(160) })).toContain("x".repeat(160));
  const said = sentence("unknown-field", "en", { field: "y", allowed: long });
  expect(said).toContain(long);
  // A name without a value stays as it is, for the page.
  expect(sentence("no-value", "en")).toBe("No figure for {period}");
});
