/**
 * What every search engine behind the service must do. Give it an engine over `smallLibrary`; run it
 * once per engine.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  ContentKind,
  SearchBackend,
  SearchFilters,
  SearchRequest,
  SearchResult,
} from "../../../src/service/search/index.js";
import { smallLibrary } from "./small-library.js";

const kinds: readonly ContentKind[] = ["statistic", "infographic", "topic", "study", "indicator"];

export function describeSearchBackend(name: string, open: () => Promise<SearchBackend>): void {
  describe(`search engine: ${name}`, () => {
    let backend: SearchBackend;
    beforeAll(async () => {
      backend = await open();
    });
    afterAll(() => backend.close());

    const search = (
      query: string,
      more: Partial<Omit<SearchRequest, "query">> = {},
    ): Promise<SearchResult> =>
      backend.search({
        kind: "statistic",
        filters: {},
        sort: "relevance",
        offset: 0,
        size: 10,
        ...more,
        query,
      });
    const idsOf = ({ hits }: SearchResult) => hits.map(({ id }) => id);
    const recordOf = (id: number | string) => {
      const record = smallLibrary.statistics.get(Number(id));
      if (record === undefined) throw new Error(`no statistic ${id}`);
      return record;
    };
    const first = async (query: string) => {
      const { hits } = await search(query);
      const hit = hits[0];
      if (hit === undefined) throw new Error(`nothing found for ${query}`);
      const { concepts, places, kind, to } = recordOf(hit.id);
      return { concepts, places, kind, to, language: hit.language };
    };

    it("is well", async () => {
      await expect(backend.health()).resolves.toBeUndefined();
    });

    describe("finds the statistic of a concept in a place", () => {
      it.each([
        ["en", "GDP Germany", "gdp", "DEU"],
        ["de", "Bruttoinlandsprodukt Frankreich", "gdp", "FRA"],
        ["fr", "taux de chômage en Espagne", "unemployment", "ESP"],
        ["es", "esperanza de vida Nigeria", "life", "NGA"],
        ["en", "electricity consumption in the UK", "electricity", "GBR"],
      ])("%s: %s", async (language, query, concept, place) => {
        expect(await first(query)).toMatchObject({
          language,
          concepts: [concept],
          places: [place],
          kind: "series",
        });
      });

      it("with one letter wrong in the concept or the place", async () => {
        expect(await first("unemploymnt Germny")).toMatchObject({
          concepts: ["unemployment"],
          places: ["DEU"],
        });
      });

      it("by a German compound whose parts it knows", async () => {
        expect(await first("Ökostromanteil Spanien")).toMatchObject({
          concepts: ["renewables"],
          places: ["ESP"],
        });
      });

      it("and keeps Niger and Nigeria apart", async () => {
        expect((await first("population Niger")).places).toEqual(["NER"]);
        expect((await first("population Nigeria")).places).toEqual(["NGA"]);
      });

      it("by a synonym", async () => {
        expect(await first("Einwohnerzahl Spanien")).toMatchObject({ concepts: ["population"] });
      });
    });

    it("offers rankings where no place is named, and the newest of them first", async () => {
      expect(await first("highest life expectancy")).toMatchObject({ kind: "ranking", to: "2023" });
      expect(await first("population by country 2020")).toMatchObject({
        kind: "ranking",
        to: "2020",
      });
    });

    it("offers the comparison where several places are named", async () => {
      expect(await first("GDP Germany France Spain")).toMatchObject({
        concepts: ["gdp"],
        kind: "comparison",
      });
    });

    it("offers the statistic of both where two things are asked", async () => {
      expect(await first("gdp and population of France")).toMatchObject({ kind: "dual" });
    });

    describe("finds nothing where nothing fits", () => {
      it.each(["asdf qwertz", "banana pizza", "Electricity consumption Niger", "?!", "🙂"])(
        "%s",
        async (query) => {
          for (const kind of kinds) {
            expect(await search(query, { kind })).toMatchObject({ hits: [], total: 0 });
          }
        },
      );
    });

    describe("says what is asked for and not there", () => {
      // All figures are of 2019 to 2023; first those of the item that is found first.
      const without = (period: string, from = "2019", to = "2023") => [
        { code: "no-figures-for-period", period, from, to },
      ];
      it.each<[string, object[] | undefined]>([
        ["GDP Germany 2018", without("2018")],
        ["GDP Germany 2024", without("2024")],
        ["GDP Germany 2019", undefined],
        ["GDP Germany 2023", undefined],
        ["GDP Germany 1990-2000", without("1990–2000")],
        ["GDP Germany 2015-2019", undefined],
        ["GDP Germany 2023-2030", undefined],
        ["GDP Germany since 2024", without("2024")],
        ["GDP Germany since 2023", undefined],
        ["GDP Germany until 2018", without("2018")],
        ["GDP Germany until 2019", undefined],
        ["GDP Germany 2019-07", undefined],
        ["Electricity consumption Niger", [{ code: "place-not-covered", places: ["NER"] }]],
        ["banana pizza", [{ code: "subject-not-covered", words: ["banana", "pizza"] }]],
        ["", undefined],
        ["*", undefined],
      ])("%s", async (query, gaps) => {
        expect((await search(query)).gaps).toEqual(gaps);
        // A later page says the same as the first.
        expect((await search(query, { offset: 1, size: 2 })).gaps).toEqual(gaps);
      });

      it("names the places of a question, in its order, not those of a group", async () => {
        expect((await search("GDP Spain Germany")).places).toEqual(["ESP", "DEU"]);
        expect((await search("GDP Europe")).places ?? []).not.toContain("DEU");
        expect((await search("GDP")).places).toBeUndefined();
      });
    });

    it("scores every hit of a question, best first", async () => {
      const { hits } = await search("GDP France", { size: 50 });
      const scores = hits.map(({ score }) => score ?? Number.NaN);
      expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    });

    describe("lists everything for a blank query or *, fresh first", () => {
      it.each(["", "  ", "*"])("%j", async (query) => {
        const { hits, total } = await search(query, { size: 1000 });
        expect(total).toBe(smallLibrary.statistics.size);
        expect(new Set(hits.map(({ id }) => id)).size).toBe(total);
        expect(hits.every(({ score, language }) => score === null && language === "en")).toBe(true);
        const dates = hits.map(({ id }) => recordOf(id).releasedAt);
        expect(dates).toEqual([...dates].sort().reverse());
      });

      it("with more than one concept on the first page", async () => {
        const { hits } = await search("*", { size: 4 });
        expect(new Set(hits.flatMap(({ id }) => recordOf(id).concepts)).size).toBeGreaterThan(1);
      });
    });

    it.each(["", "*", "GDP", "Germany", "population Germany France", "chômage", "Strom 2020"])(
      "shows every result of %j once, whatever the size of its pages",
      async (query) => {
        for (const sort of ["relevance", "recent"] as const) {
          const whole = await search(query, { size: 1000, sort });
          expect(whole.hits).toHaveLength(whole.total);
          expect(new Set(idsOf(whole)).size).toBe(whole.total);
          for (const size of [1, 3, 7]) {
            const paged: (number | string)[] = [];
            for (let offset = 0; offset < whole.total; offset += size) {
              const page = await search(query, { size, offset, sort });
              expect(page.total).toBe(whole.total);
              paged.push(...idsOf(page));
            }
            expect(paged).toEqual(idsOf(whole));
          }
        }
      },
    );

    it("answers past the end and for no items with the true total", async () => {
      const { total } = await search("GDP");
      expect(await search("GDP", { offset: total + 5 })).toEqual({ hits: [], total });
      expect(await search("GDP", { size: 0 })).toEqual({ hits: [], total });
    });

    it("gives the same answer to the same question", async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => search("population", { size: 100 })),
      );
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    });

    it("sorts by release on request", async () => {
      const { hits } = await search("Germany", { sort: "recent", size: 100 });
      const dates = hits.map(({ id }) => recordOf(id).releasedAt);
      expect(new Set(dates).size).toBeGreaterThan(1);
      expect(dates).toEqual([...dates].sort().reverse());
    });

    describe("filters", () => {
      const check = async (
        filters: SearchFilters,
        fits: (record: ReturnType<typeof recordOf>) => boolean,
      ) => {
        for (const query of ["*", "GDP", "Germany"]) {
          const all = await search(query, { size: 1000 });
          const some = await search(query, { size: 1000, filters });
          const expected = idsOf(all).filter((id) => fits(recordOf(id)));
          expect(new Set(idsOf(some))).toEqual(new Set(expected));
          expect(some.total).toBe(expected.length);
        }
      };
      const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

      it("by the day of release, both ends included", async () => {
        await check(
          { releasedFrom: day("2026-10-05") },
          ({ releasedAt }) => releasedAt >= "2026-10-05",
        );
        await check(
          { releasedTo: day("2019-04-26") },
          ({ releasedAt }) => releasedAt <= "2019-04-26",
        );
        await check(
          { releasedFrom: day("2019-04-27"), releasedTo: day("2026-10-04") },
          () => false,
        );
      });
      it("by price", async () => {
        await check({ isPremium: true }, ({ isPremium }) => isPremium);
        await check({ isPremium: false }, ({ isPremium }) => !isPremium);
      });
      it("by industry", async () => {
        await check({ industry: 2 }, ({ industry }) => industry === 2);
      });
      it("by place, by its continent, and not at all for the world", async () => {
        await check({ place: "FRA" }, ({ places }) => places.includes("FRA"));
        const europe = new Set(["DEU", "FRA", "ESP", "GBR"]);
        await check({ place: "EUR" }, ({ places }) => places.some((code) => europe.has(code)));
        await check({ place: "WLD" }, () => true);
      });
      it("together", async () => {
        await check(
          { industry: 1, isPremium: false, place: "DEU", releasedTo: day("2026-11-01") },
          ({ industry, isPremium, places }) =>
            industry === 1 && !isPremium && places.includes("DEU"),
        );
      });
    });

    describe("searches the other kinds", () => {
      it("indicators by concept, with their UUID", async () => {
        const { hits } = await search("Lebenserwartung", { kind: "indicator" });
        expect(hits[0]).toMatchObject({
          id: smallLibrary.concepts.get("life")?.uuid,
          language: "de",
        });
        expect((await search("*", { kind: "indicator", size: 99 })).total).toBe(
          smallLibrary.concepts.size,
        );
      });
      it("indicators only where they cover the place", async () => {
        const inGermany = await search("Stromverbrauch Deutschland", { kind: "indicator" });
        const inNiger = await search("Stromverbrauch Niger", { kind: "indicator" });
        expect(idsOf(inGermany)).toEqual([smallLibrary.concepts.get("electricity")?.uuid]);
        expect(inNiger.total).toBe(0);
      });
      it("topics by name and by what they are about", async () => {
        expect(idsOf(await search("Arbeitsmarkt", { kind: "topic" }))[0]).toBe(91);
        expect(idsOf(await search("taux de chômage", { kind: "topic" }))).toContain(91);
        expect((await search("*", { kind: "topic" })).total).toBe(2);
      });
      it("studies and infographics by what they are made of", async () => {
        expect(idsOf(await search("BIP Deutschland", { kind: "study" }))[0]).toBe(70);
        expect(idsOf(await search("GDP Germany", { kind: "infographic" }))).toEqual([60]);
        const free = { filters: { isPremium: false }, kind: "study" } as const;
        expect(idsOf(await search("*", free))).toEqual([71]);
      });
    });
  });
}
