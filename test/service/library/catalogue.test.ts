import { beforeAll, describe, expect, it } from "vitest";
import { platforms } from "../../../src/contract/known-values.js";
import type { Library } from "../../../src/service/library/index.js";
import { libraryAlone } from "../support/own-library.js";

/** Labels of periods by frequency. */
const shapes = {
  annual: /^\d{4}$/,
  quarterly: /^\d{4}-Q[1-4]$/,
  monthly: /^\d{4}-(0[1-9]|1[0-2])$/,
};

const agencies = new Set("bls bea federal-reserve census-bureau eia us-budget".split(" "));

let library: Library;
beforeAll(async () => {
  library = await libraryAlone();
});

describe("concepts", () => {
  it("are eighty at least, each with name, unit and search words in four languages", () => {
    expect(library.concepts.size).toBeGreaterThanOrEqual(80);
    for (const concept of library.concepts.values()) {
      for (const language of platforms) {
        expect(concept.name[language].trim(), concept.key).not.toBe("");
        expect(concept.unit[language].trim(), concept.key).not.toBe("");
        const words = concept.synonyms[language];
        // The figures of United States agencies have a ticker, and further words where they are asked for most.
        const isOfAgency = agencies.has(concept.source);
        const least = isOfAgency ? (language === "en" ? 1 : 0) : 2;
        expect(words.length, `${concept.key} ${language}`).toBeGreaterThanOrEqual(least);
        expect(words.every((word) => word !== "" && word === word.trim())).toBe(true);
      }
    }
  });

  it("are told apart by name, unit, frequency and adjustment in every language", () => {
    for (const language of platforms) {
      const seen = new Map<string, string>();
      for (const { key, name, unit, frequency, seasonalAdjustment } of library.concepts.values()) {
        const facts = [unit[language], frequency, seasonalAdjustment?.[language] ?? ""];
        const label = `${name[language]} (${facts.join(", ")})`;
        expect(seen.get(label), `${key} is called like ${seen.get(label) ?? ""}`).toBeUndefined();
        seen.set(label, key);
      }
    }
  });

  it("have figures, a source, an industry and a topic", () => {
    for (const { key, source, industry, topic } of library.concepts.values()) {
      expect(library.coveredPlaces(key).length, key).toBeGreaterThan(0);
      expect(library.sources.has(source), key).toBe(true);
      expect(library.industries.has(industry), key).toBe(true);
      expect(library.topics.get(topic)?.concepts, key).toContain(key);
    }
  });

  it("cover only places of the library, with as many values as periods in order", () => {
    for (const { key, frequency } of library.concepts.values()) {
      for (const code of library.coveredPlaces(key)) {
        expect(library.places.has(code), code).toBe(true);
        const { periods, values } = library.observations(key, code) ?? { periods: [], values: [] };
        expect(values.length).toBe(periods.length);
        expect(periods.length).toBeGreaterThan(0);
        const shape = shapes[frequency];
        if (!periods.every((period, i) => shape.test(period) && (periods[i - 1] ?? "") < period))
          throw new Error(`Periods of ${key} ${code} are out of order.`);
        if (!values.every((value) => value === null || Number.isFinite(value)))
          throw new Error(`Values of ${key} ${code} are no numbers.`);
      }
    }
  });

  it("have the world's figures as the source states them", () => {
    // World Bank, SP.POP.TOTL of WLD, and the factbook's own world profile.
    const population = library.observations("population", "WLD");
    expect(population?.values.at(-1)).toBe(7_578_157_615);
    expect(library.observations("factbook-gdp-ppp", "WLD")?.values.at(-1)).toBe(107_500);
    expect(library.observations("browser-chrome", "WLD")?.periods.at(-1)).toBe("2026-08");
  });
});

describe("places", () => {
  it("never share a code or a number", () => {
    const places = [...library.places.values()];
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length);
  });

  it("stand on a continent, Antarctica aside", () => {
    const countries = [...library.places.values()].filter(({ kind }) => kind !== "aggregate");
    expect(countries.filter(({ region }) => region === undefined).map(({ code }) => code)).toEqual([
      "ATA",
    ]);
    expect(countries.length).toBeGreaterThan(240);
  });

  it("keep Namibia and North America apart, though sources call both NAM", () => {
    expect(library.places.get("NAM")?.name.en).toBe("Namibia");
    expect(library.places.get("NOA")?.id).toBe(3);
    expect(library.observations("population", "NAM")?.values[0]).toBe(1_819_141);
  });

  it("have names in four languages and numbers the API uses", () => {
    const germany = library.places.get("DEU");
    expect(germany).toMatchObject({ id: 276, alpha2OrM49: "DE", kind: "country", region: "EUR" });
    expect(germany?.name).toEqual({
      de: "Deutschland",
      en: "Germany",
      fr: "Allemagne",
      es: "Alemania",
    });
    expect(library.places.get("WLD")?.id).toBe(1);
    expect(library.places.get("EUU")?.id).toBe(10_008);
  });
});

describe("topics", () => {
  it("form a tree: every child names its parent", () => {
    for (const topic of library.topics.values()) {
      for (const child of topic.children) expect(library.topics.get(child)?.parent).toBe(topic.id);
      if (topic.parent !== null)
        expect(library.topics.get(topic.parent)?.children).toContain(topic.id);
      expect(topic.places.length).toBeGreaterThan(0);
      expect(topic.concepts.length).toBeGreaterThan(0);
    }
  });
});
