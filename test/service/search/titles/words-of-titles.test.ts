import { expect, it } from "vitest";
import type { Library, TopicRecord } from "../../../../src/service/library/library-model.js";
import { atOnce } from "../../../../src/service/library/index.js";
import { createMemorySearch, indexSteps } from "../../../../src/service/search/index.js";
import { smallLibrary } from "../small-library.js";

/** Topics are found by what they are about (seven tenths of a score) and by the words of their titles (three tenths). */

async function topics(query: string, library: Library = smallLibrary) {
  const search = createMemorySearch(library, { now: () => Date.UTC(2026, 10, 20) });
  const request = { kind: "topic", query, filters: {}, sort: "relevance" } as const;
  const { hits } = await search.search({ ...request, offset: 0, size: 10 });
  await search.close();
  return hits.map(({ id, score }) => [id, score]);
}

const round = (score: number): number => Math.round(score * 1e6) / 1e6;

/** Of no shape and no year, it is half of what one can be in both; its place is the world. */
const reading = (concept: number): number => 0.56 * concept + 0.18 + 0.12 * 0.5 + 0.11 * 0.5 + 0.03;

/** Of three concepts, one asked: its share takes a tenth, and what fits less counts much less. */
const oneOfThree = 0.9 * (0.5 + 0.5 * 0.9);

it("a topic whose title alone has the word is found by it", async () => {
  expect(await topics("labour")).toEqual([[91, 0.3]]);
  expect(await topics("lack of work")).toEqual([[91, 0.3]]);
});

it("a topic is found by what it is about, whatever it is called", async () => {
  expect(await topics("unemployment rate")).toEqual([
    [91, round(0.7 * reading(1))],
    [90, round(0.7 * reading(oneOfThree))],
  ]);
});

const inAll = (text: string) => ({ en: text, de: text, fr: text, es: text });
const topic = (id: number, concept: string, name: string): [number, TopicRecord] => {
  const texts = { name: inAll(name), subTitle: inAll("") };
  const family = { parent: null, children: [], releasedAt: "2026-10-05" };
  return [id, { id, ...texts, ...family, concepts: [concept], places: ["WLD"] }];
};
const withTopics = (...all: [number, TopicRecord][]): Library => ({
  ...smallLibrary,
  topics: new Map(all),
});

it("one that is called so, too, comes before one that is about it alone", async () => {
  const library = withTopics(
    topic(1, "unemployment", "People at home"),
    topic(2, "unemployment", "The unemployment rate and more"),
  );
  expect(await topics("unemployment rate", library)).toEqual([
    [2, round(0.7 * reading(1) + 0.3)],
    [1, round(0.7 * reading(1))],
  ]);
});

it("three topics of what is asked come before one of something near it", async () => {
  const library = withTopics(
    topic(1, "gdp", "Autumn"),
    topic(2, "gdp", "Winter"),
    topic(3, "gdp", "Spring"),
    topic(4, "gdp-per-capita", "Summer"),
  );
  expect((await topics("gdp", library)).map(([id]) => id)).toEqual([1, 2, 3, 4]);
});

it("the words are read after questions of others, and at once for who waits for them", async () => {
  const many = Array.from({ length: 3000 }, (_, at) =>
    topic(at + 1, "gdp", `Autumn ${String(at)}`),
  );
  let asked = 0;
  const search = createMemorySearch(withTopics(...many), {
    isAsked: () => {
      asked += 1;
      return true;
    },
  });
  await search.ready();
  const before = asked;
  await expect.poll(() => asked, { interval: 1 }).toBeGreaterThan(before);
  const request = { kind: "topic", query: "autumn", filters: {}, sort: "relevance" } as const;
  const found = search.search({ ...request, offset: 0, size: 1 });
  const whenAsked = asked;
  expect((await found).total).toBe(3000);
  expect(asked).toBe(whenAsked);
  await search.close();
});

it("searches over the same items read their titles once, and answer alike", async () => {
  let written = 0;
  const library: Library = {
    ...smallLibrary,
    studyTexts: (study, language) => {
      written += 1;
      return smallLibrary.studyTexts(study, language);
    },
  };
  const indexes = atOnce(indexSteps(library));
  const ask = async () => {
    const search = createMemorySearch(library, { now: () => Date.UTC(2026, 10, 20), indexes });
    const request = {
      kind: "study",
      query: "BIP Deutschland",
      filters: {},
      sort: "relevance",
    } as const;
    const found = await search.search({ ...request, offset: 0, size: 10 });
    await search.close();
    return found;
  };
  const first = await ask();
  const once = written;
  expect(once).toBeGreaterThan(0);
  expect(first.hits).not.toEqual([]);
  expect(await ask()).toEqual(first);
  expect(written).toBe(once);
});
