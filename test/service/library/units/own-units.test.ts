import { beforeAll, describe, expect, it } from "vitest";
import type { Library, StatisticRecord } from "../../../../src/service/library/library-model.js";
import { toOrdinal } from "../../../../src/service/library/periods.js";
import { libraryAlone } from "../../support/own-library.js";

let library: Library;
beforeAll(async () => {
  library = await libraryAlone();
});

const seriesOf = (concept: string, place: string): StatisticRecord => {
  const found = [...library.statistics.values()].find(
    ({ kind, concepts, places }) =>
      kind === "series" && concepts[0] === concept && places[0] === place,
  );
  if (found === undefined) throw new Error(`There is no series of ${concept} in ${place}.`);
  return found;
};

describe("amounts at annual rates", () => {
  it.each([
    ["en", "thousand homes, annual rate", /thousand homes \(annual rate\) in \w+ 2026/],
    ["de", "Tausend Wohnungen, Jahresrate", /Tausend Wohnungen \(Jahresrate\)/],
    ["fr", "milliers de logements, en rythme annuel", /logements \(en rythme annuel\)/],
    ["es", "miles de viviendas, a tasa anual", /viviendas \(a tasa anual\)/],
  ] as const)("are called so beside each figure: %s", (language, unit, sentence) => {
    const record = seriesOf("us-houst", "USA");
    expect(library.chart(record, language).unit).toBe(unit);
    const { subject, description } = library.statisticTexts(record, language);
    expect(description).toMatch(sentence);
    expect(subject).toContain(library.concepts.get("us-houst")?.seasonalAdjustment?.[language]);
  });

  it("are no others’", () => {
    const named = [...library.concepts.values()].filter(({ unit }) => /annual rate/.test(unit.en));
    expect(named.length).toBeGreaterThan(100);
    expect(new Set(named.map(({ measure }) => measure?.kind))).toEqual(
      new Set(["annualised-flow"]),
    );
    expect(library.concepts.get("us-gdpa")?.unit.en).toBe("billion U.S. dollars");
  });
});

describe("decimals of United States figures", () => {
  const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

  it("are no more than the figures have", () => {
    const agencies = [...library.concepts.values()].filter(({ key }) => key.startsWith("us-"));
    const padded = agencies.filter(({ key, decimals }) => {
      const values = library
        .coveredPlaces(key)
        .flatMap((place) => [...(library.observations(key, place)?.values ?? [])]);
      return Math.max(...values.map((value) => decimalsOf(value ?? 0))) < decimals;
    });
    expect(padded.map(({ key }) => key)).toEqual([]);
  });
});

describe("an exchange rate over a change of currency", () => {
  it("names the currency that all of it is in", () => {
    const record = seriesOf("exchange-rate", "DEU");
    const { subject, description } = library.statisticTexts(record, "en");
    expect(subject).toContain("in national currency units of 2017 per U.S. dollar");
    expect(description).toContain("Deutsche marks into euros");
  });
});

describe("a month without a figure anywhere", () => {
  it("is a gap in the lines of several places", () => {
    const records = [...library.statistics.values()].filter(({ kind }) => kind === "comparison");
    for (const record of records) {
      const { categories, graphType, series } = library.chart(record, "en");
      const periods = record.places
        .flatMap((place) => library.observations(record.concepts[0] ?? "", place)?.periods ?? [])
        .filter((period) => period >= record.from && period <= record.to);
      const shown = [...new Set(periods)].sort();
      if (graphType === "bar") continue;
      // Each between the first and the last, also one that no place has a figure of.
      const [first = "", last = ""] = [shown[0], shown.at(-1)];
      expect(categories).toHaveLength(toOrdinal(last) - toOrdinal(first) + 1);
      const empty = categories.filter((_, at) => series.every(({ values }) => values[at] === null));
      expect(empty.length).toBeGreaterThanOrEqual(categories.length - shown.length);
    }
  });
});
