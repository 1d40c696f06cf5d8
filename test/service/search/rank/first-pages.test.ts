import { afterAll, beforeAll, expect, it } from "vitest";
import type { Library } from "../../../../src/service/library/index.js";
import type { SearchBackend } from "../../../../src/service/search/index.js";
import { searchAlone } from "../../support/own-library.js";

/** The first pages are found without ordering all the rest: they must be those of the whole order. */

let library: Library;
let search: SearchBackend;
beforeAll(async () => {
  ({ library, search } = await searchAlone());
});
afterAll(() => search.close());

const ask = (kind: "statistic" | "indicator" | "topic", query: string, size: number) =>
  search.search({ kind, query, filters: {}, sort: "relevance", offset: 0, size });

it("places alone have the first answers that the order of all has", async () => {
  const names = [...library.places.values()].map(({ name }) => name.en);
  const next = (at: number, far: number) => names[(at + far) % names.length] ?? "";
  const several = names.flatMap((name, at) =>
    at % 12 === 0
      ? [
          `${name} and ${next(at, 7)}`,
          `${name} 2015`,
          `${name}, ${next(at, 11)} and ${next(at, 40)}`,
        ]
      : [],
  );
  const groups = ["G7", "European Union", "BRICS", "Europe", "Asia 2010", "world", "G7 comparison"];
  for (const query of [...names.filter((_, at) => at % 3 === 0), ...several, ...groups])
    for (const kind of ["statistic", "indicator", "topic"] as const) {
      const [first, all] = [await ask(kind, query, 90), await ask(kind, query, 300)];
      expect({ query, ...first }).toEqual({ query, ...all, hits: all.hits.slice(0, 90) });
    }
});
