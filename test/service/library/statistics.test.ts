import { beforeAll, describe, expect, it } from "vitest";
import { graphTypes, platforms } from "../../../src/contract/known-values.js";
import { type Library, type StatisticRecord } from "../../../src/service/library/index.js";
import { parsePeriod } from "../../../src/statistics/index.js";
import { libraryAlone } from "../support/own-library.js";

let library: Library;
let sample: StatisticRecord[];
beforeAll(async () => {
  library = await libraryAlone();
  sample = [...library.statistics.values()].filter((_, i) => i % 37 === 0);
});

const byKey = (key: string): StatisticRecord => {
  const found = [...library.statistics.values()].find((record) => record.key === key);
  if (found === undefined) throw new Error(`There is no ${key}.`);
  return found;
};

describe("statistics", () => {
  it("are twelve thousand at least, each once whatever its languages, of every kind", () => {
    expect(library.statistics.size).toBeGreaterThanOrEqual(12_000);
    const kinds = new Set([...library.statistics.values()].map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([
      "comparison",
      "composition",
      "dual",
      "profile",
      "ranking",
      "series",
    ]);
  });

  it("use every chart type of the contract", () => {
    const used = new Set(sample.map((record) => library.chart(record, "en").graphType));
    expect([...used].sort()).toEqual([...graphTypes].sort());
  });

  it("have charts whose series are as long as their categories and not empty", () => {
    for (const record of sample) {
      const { categories, series, graphType } = library.chart(record, "fr");
      expect(categories.length, record.key).toBeGreaterThan(0);
      expect(series.length, record.key).toBeGreaterThan(0);
      for (const { values, name } of series) {
        expect(values.length, record.key).toBe(categories.length);
        expect(
          values.some((value) => value !== null),
          `${record.key ?? ""} ${name}`,
        ).toBe(true);
      }
      if (graphType === "pie") {
        const shares = series[0]?.values.map((value) => value ?? 0) ?? [];
        expect(Math.min(...shares)).toBeGreaterThan(0);
        expect(Math.abs(shares.reduce((sum, value) => sum + value, 0) - 100)).toBeLessThan(3.1);
      }
    }
  });

  it("have as much room for each period of a long course, also where no place has figures of it", () => {
    const courses = [...library.statistics.values()].filter(
      ({ kind, places }) =>
        kind === "comparison" || kind === "dual" || (kind === "composition" && places.length === 1),
    );
    const uneven = courses.flatMap((record) => {
      const { kind } = record;
      const { graphType, categories } = library.chart(record, "en");
      const starts = categories.map((name) => parsePeriod(name)?.start ?? NaN);
      const steps = starts.slice(1).map((start, at) => start - (starts[at] ?? NaN));
      const isLong =
        !["bar", "pie"].includes(graphType) && (kind !== "composition" || categories.length > 7);
      // Of 28 days to 31, of 90 to 92, or of 365 and 366.
      const isEven = Math.max(...steps) < Math.min(...steps) * 1.2;
      return isLong && !isEven ? [`${record.key ?? ""} ${categories.join()}`] : [];
    });
    expect(uneven).toEqual([]);
  });

  it("name the latest year in the title and the unit in brackets in the subject", () => {
    for (const record of sample) {
      for (const language of platforms) {
        const { title, subject } = library.statisticTexts(record, language);
        expect(title).toContain(record.to.slice(0, 4));
        expect(subject.startsWith(title)).toBe(true);
        if (record.kind !== "profile") expect(subject).toMatch(/\(.+\)$/);
        expect(`${title}${subject}`).not.toMatch(/undefined|null|NaN| {2}/);
      }
    }
  });

  it("read well in the four languages", () => {
    const texts = (key: string) =>
      platforms.map((language) => library.statisticTexts(byKey(key), language).subject);
    expect(texts("series|life-expectancy|USA")).toEqual([
      "Lebenserwartung bei der Geburt – Vereinigte Staaten 1801–2015 (in Jahren)",
      "Life expectancy at birth in the United States from 1801 to 2015 (in years)",
      "Espérance de vie à la naissance – États-Unis 1801–2015 (en années)",
      "Esperanza de vida al nacer – Estados Unidos 1801–2015 (en años)",
    ]);
    expect(texts("composition|web-browsers|DEU|latest")).toEqual([
      "Marktanteile der Webbrowser – Deutschland, August 2026 (in Prozent)",
      "Market share of web browsers in Germany in August 2026 (in percent)",
      "Parts de marché des navigateurs web – Allemagne, août 2026 (en pourcentage)",
      "Cuota de mercado de los navegadores web – Alemania, agosto de 2026 (en porcentaje)",
    ]);
    expect(texts("ranking|factbook-airports|latest")).toEqual([
      "Zahl der Flughäfen nach Ländern 2013 (Anzahl)",
      "Number of airports by country in 2013 (number)",
      "Nombre d’aéroports par pays en 2013 (nombre)",
      "Número de aeropuertos por países en 2013 (número)",
    ]);
    const months = platforms.map(
      (language) =>
        library.statisticTexts(byKey("ranking|browser-chrome|latest:EUR"), language).title,
    );
    expect(months).toEqual([
      "Marktanteil von Google Chrome nach Ländern – Europa, August 2026",
      "Market share of Google Chrome by country in Europe in August 2026",
      "Part de marché de Google Chrome par pays – Europe, août 2026",
      "Cuota de mercado de Google Chrome por países – Europa, agosto de 2026",
    ]);
    expect(texts("ranking|browser-chrome|latest")[0]).toBe(
      "Marktanteil von Google Chrome nach Ländern im August 2026 (in Prozent)",
    );
    expect(texts("ranking|browser-opera|latest")[2]).toBe(
      "Part de marché d’Opera par pays en août 2026 (en pourcentage)",
    );
    expect(texts("dual|fertility-life|GRC")[2]).toBe(
      "Fécondité et espérance de vie – Grèce 1960–2015 (enfants par femme\u00a0; en années)",
    );
    const inFrench = (key: string) => library.statisticTexts(byKey(key), "fr").description;
    expect(inFrench("series|employment|URY")).toContain("1,687 million (2017)");
    expect(inFrench("dual|fertility-life|GRC")).toContain("1,55 enfant par femme");
    expect(texts("comparison|population|esp-ita")[3]).toBe(
      "Población total – España e Italia 2000–2017 (personas)",
    );
  });

  it("escape names in descriptions, which are HTML", () => {
    const { title, description } = library.statisticTexts(byKey("series|population|TTO"), "en");
    expect(title).toContain("Trinidad & Tobago");
    expect(description).toContain("Trinidad &amp; Tobago");
  });
});

describe("figures in descriptions", () => {
  it("are all figures of the data, years, or counts of its places", () => {
    const formats = [0, 1, 2, 3, 4].map(
      (decimals) => new Intl.NumberFormat("en-US", { maximumFractionDigits: decimals }),
    );
    for (const record of sample.filter(
      ({ kind }, i) => kind === "series" || (kind === "ranking" && i % 5 === 0),
    )) {
      const concept = library.concepts.get(record.concepts[0] ?? "");
      if (concept === undefined) throw new Error(`${record.key ?? ""} has no concept.`);
      const allowed = new Set<string>([String(record.places.length)]);
      for (const place of record.places) {
        const { periods, values } = library.observations(concept.key, place) ?? {
          periods: [],
          values: [],
        };
        for (const period of periods) allowed.add(period.slice(0, 4));
        for (const value of values)
          if (value !== null) allowed.add(formats[concept.decimals]?.format(value) ?? "");
      }
      const unit = concept.unitAfterValue?.en ?? "";
      const [first = ""] = library.statisticTexts(record, "en").description.split("</p>");
      const numbers = first
        .replaceAll(unit, "")
        .replaceAll(/<[^>]+>/g, "")
        .match(/(?<![A-Za-z\d])-?\d[\d,]*(?:\.\d+)?/g);
      const invented = (numbers ?? [])
        .map((n) => n.replace(/,$/, ""))
        .filter((n) => !allowed.has(n));
      expect(invented, `${record.key ?? ""}: ${first}`).toEqual([]);
    }
  });
});
