import { expect, it } from "vitest";
import type { Library } from "../../../../src/service/library/index.js";
import { createMemorySearch } from "../../../../src/service/search/index.js";
import { libraryAlone } from "../../support/own-library.js";
import { smallLibrary } from "../small-library.js";

/** All libraries of a process score in the same memory: while one is composed, the former one answers. */

const kinds = ["statistic", "indicator"] as const;
const questions = ["gross domestic product Germany", "population", "Europe 2015", "France", ""];
const asked = kinds.flatMap((kind) =>
  questions.flatMap((query) => [10, 300].map((size) => ({ kind, query, size }))),
);

function openSearch(library: Library) {
  const search = createMemorySearch(library, { now: () => Date.UTC(2026, 10, 20) });
  return (one: (typeof asked)[number]) =>
    search.search({ ...one, filters: {}, sort: "relevance", offset: 0 });
}

it("two libraries that are asked at once answer as each does alone", async () => {
  const libraries = [smallLibrary, await libraryAlone()];
  const alone = [];
  for (const ask of libraries.map(openSearch)) for (const one of asked) alone.push(await ask(one));
  const searches = libraries.map(openSearch);
  const together = await Promise.all(searches.flatMap((ask) => asked.map(ask)));
  expect(together).toEqual(alone);
  expect(together.some(({ hits }) => hits.length > 200)).toBe(true);
});
