import { afterAll, describe, expect, it } from "vitest";
import { createMemorySearch } from "../../../../src/service/search/index.js";
import { smallLibrary } from "../small-library.js";

const search = createMemorySearch(smallLibrary, { now: () => Date.UTC(2026, 10, 20) });
afterAll(() => search.close());

describe("a question about a continent", () => {
  it("that has no figures of its own is answered with its countries', and with nobody else's", async () => {
    const request = { kind: "statistic", filters: {}, sort: "relevance", offset: 0 } as const;
    const { hits } = await search.search({ ...request, query: "GDP Europe", size: 100 });
    const found = hits.map(({ id }) => smallLibrary.statistics.get(Number(id)));
    const series = found.filter(
      (record) => record?.kind === "series" && record.concepts[0] === "gdp",
    );
    expect(series.flatMap((record) => record?.places ?? []).sort()).toEqual([
      ...["DEU", "ESP", "FRA", "GBR"],
    ]);
    const kinds = new Set(found.map((record) => record?.kind));
    expect(kinds).toContain("comparison");
    expect(kinds).toContain("ranking");
  });
});
