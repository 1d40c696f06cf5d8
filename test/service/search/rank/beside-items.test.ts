import { afterAll, describe, expect, it } from "vitest";
import { createMemorySearch } from "../../../../src/service/search/index.js";
import { smallLibrary } from "../small-library.js";

/** What a search says beside its items, and what it finds where no measure is asked. */

const search = createMemorySearch(smallLibrary, { now: () => Date.UTC(2026, 10, 20) });
afterAll(() => search.close());

const ask = (query: string, sort: "relevance" | "recent" = "relevance") =>
  search.search({ kind: "statistic", query, filters: {}, sort, offset: 0, size: 100 });

describe("the language of a question", () => {
  it("is said with what is missing, and not where nothing is", async () => {
    const missing = await ask("Bruttoinlandsprodukt Deutschland 1950");
    expect(missing.gaps).toHaveLength(1);
    expect(missing.language).toBe("de");
    expect(missing).not.toHaveProperty("more");
    const whole = await ask("Bruttoinlandsprodukt Deutschland");
    expect(whole.total).toBeGreaterThan(0);
    for (const name of ["language", "gaps", "more"]) expect(whole).not.toHaveProperty(name);
  });
});

describe("a year or a place without a measure", () => {
  const countOf = async (query: string) => {
    const { total, hits } = await ask(query);
    const byDate = await ask(query, "recent");
    expect(byDate.total).toBe(total);
    expect(new Set(byDate.hits.map(({ id }) => id))).toEqual(new Set(hits.map(({ id }) => id)));
    return total;
  };

  it("finds what there is of it, by relevance and by date alike", async () => {
    expect(await countOf("2021")).toBe(smallLibrary.statistics.size);
    expect(await countOf("Germany")).toBeGreaterThan(0);
  });

  it("finds a group's members, also beside a place", async () => {
    const ofEurope = await countOf("Europe 2021");
    expect(ofEurope).toBeGreaterThan(await countOf("Germany 2021"));
    expect(await countOf("Germany Europe 2021")).toBe(ofEurope);
  });
});
