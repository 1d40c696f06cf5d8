import { describe, expect, it } from "vitest";
import type { Library, TopicRecord } from "../../../../src/service/library/library-model.js";
import { createMemorySearch } from "../../../../src/service/search/index.js";
import { smallLibrary } from "../small-library.js";

/** A topic that is asked for by its whole title. */

const now = () => Date.UTC(2026, 10, 20);

async function topics(library: Library, query: string) {
  const search = createMemorySearch(library, { now });
  const page = { filters: {}, sort: "relevance", offset: 0, size: 9 } as const;
  const { hits, total } = await search.search({ kind: "topic", query, ...page });
  await search.close();
  return { total, hits: hits.map(({ id, language }) => ({ id, language })) };
}

describe("is shown in the language whose title was typed", () => {
  it.each([
    ["Labour market", "en"],
    ["Arbeitsmarkt", "de"],
    ["Marché du travail", "fr"],
    ["marche du travail", "fr"],
    ["Mercado laboral", "es"],
  ])("%s", async (title, language) => {
    const { hits } = await topics(smallLibrary, title);
    expect(hits[0]).toEqual({ id: 91, language });
  });
});

describe("is not taken for another one", () => {
  // Titles are kept as numbers of 32 bits, and these two have the same one.
  const titles = ["large tractor museums by air", "new ladder exports by day"] as const;
  const records = titles.map((en, at): TopicRecord => {
    const name = { de: `Thema ${en}`, en, fr: `thème ${en}`, es: `tema ${en}` };
    const about = { subTitle: name, parent: null, children: [], concepts: [], places: [] };
    return { id: 80 + at, name, ...about, releasedAt: "2019-04-26" };
  });
  const library: Library = {
    ...smallLibrary,
    topics: new Map(records.map((record) => [record.id, record])),
  };

  it.each([
    [titles[0], 80],
    [titles[1], 81],
  ])("%s", async (title, id) => {
    expect(await topics(library, title)).toEqual({ total: 1, hits: [{ id, language: "en" }] });
  });
});
