import { afterAll, beforeAll, expect, it } from "vitest";
import { platforms } from "../../../../src/contract/known-values.js";
import { type Library, type StatisticRecord } from "../../../../src/service/library/index.js";
import {
  createMemorySearch,
  type KnownTitles,
  type SearchBackend,
} from "../../../../src/service/search/index.js";
import { toTokens } from "../../../../src/statistics/index.js";
import { ownLibrary, searchAlone } from "../../support/own-library.js";

/** The search writes and compares the titles alone whose measure's name and years stand in a question. */

let library: Library;
let search: SearchBackend;
let records: readonly StatisticRecord[];
beforeAll(async () => {
  ({ library, search } = await searchAlone());
  const kinds = ["series", "ranking", "comparison"];
  records = [...library.statistics.values()].filter(({ kind }) => kinds.includes(kind));
});
afterAll(() => search.close());

const wordsOf = (text: string) => toTokens(text).map(({ folded }) => folded);

it("a statistic of one measure is titled by its name first, and says its first and last year", () => {
  expect(records.length).toBeGreaterThan(15_000);
  const others = records.flatMap((record) =>
    platforms.flatMap((language) => {
      const { title } = library.statisticTexts(record, language);
      const words = wordsOf(title);
      const name = wordsOf(library.concepts.get(record.concepts[0] ?? "")?.name[language] ?? "?");
      const isNamed = name.every((word, at) => words[at] === word);
      const isDated = [record.from, record.to].every((one) => words.includes(one.slice(0, 4)));
      return isNamed && isDated ? [] : [title];
    }),
  );
  expect(others).toEqual([]);
});

it("each is found by its title, in the language of the title", async () => {
  const some = records.filter((_, at) => at % 97 === 0);
  for (const [at, record] of some.entries()) {
    const language = platforms[at % platforms.length] ?? "en";
    const { title } = library.statisticTexts(record, language);
    const page = { filters: {}, sort: "relevance", offset: 0, size: 5 } as const;
    const { hits } = await search.search({ kind: "statistic", query: title, ...page });
    const titles = hits.map(({ id, language: of }) => {
      const found = library.statistics.get(Number(id));
      return found && wordsOf(library.statisticTexts(found, of).title).join(" ");
    });
    expect(titles[0], title).toBe(wordsOf(title).join(" "));
    expect(hits.map(({ id }) => id)).toContain(record.id);
  }
});

it("no question waits for the other titles once it is ready, however much is asked meanwhile", async () => {
  const knownTitles: KnownTitles = new WeakMap();
  const isAsked = () => true;
  const another = createMemorySearch(library, { knownTitles, isAsked });
  const own = await ownLibrary();
  expect(knownTitles.has(own.statistics)).toBe(false);
  await another.ready();
  expect(knownTitles.get(own.statistics)?.size).toBeGreaterThan(100);
  await another.close();
});
