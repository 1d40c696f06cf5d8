import { describe, expect, it } from "vitest";
import { createQueryParser } from "../../../../src/service/search/index.js";
import {
  beforeEachPlace,
  toEachPlaceQuery,
} from "../../../../src/service/search/parse/each-place.js";
import { readMaturities } from "../../../../src/service/search/parse/qualifiers/maturities.js";
import { findDenominator, isShareOfGdp } from "../../../../src/service/search/parse/ratios.js";
import { toTokens } from "../../../../src/service/search/parse/text.js";
import { smallLibrary } from "../small-library.js";

/** What parts of a question say of it, whatever it asks for. */

const parser = createQueryParser(smallLibrary, { now: () => Date.UTC(2026, 10, 20) });

describe("letters and marks", () => {
  const written: Readonly<Record<string, readonly string[]>> = {
    de: ["xqßz", "xqäz", "xqöz", "xqüz", "xqÄz"],
    fr: [
      "xqçz",
      "xqèz",
      "xqêz",
      "xqàz",
      "xqùz",
      "xqîz",
      "xqôz",
      "xqœz",
      "l'xqz",
      "d’xqz",
      "qu'xqz",
    ],
    es: ["ñxqz", "¿xqz", "¡xqz", "íxqz", "óxqz", "úxqz", "áxqz"],
    en: ["xqz"],
  };
  it.each(Object.entries(written))("tell that a question is in %s", (language, texts) => {
    for (const text of texts) expect(parser.parse(text).language, text).toBe(language);
  });

  it.each([
    ["monatlich Nigeria", "de"],
    ["mensuel Nigeria", "fr"],
    ["mensual Nigeria", "es"],
  ])("do not alone: how often does, too: %s", (text, language) => {
    expect(parser.parse(text).language).toBe(language);
  });
});

describe("a question of very many words", () => {
  const words = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `xq${String.fromCharCode(97 + (at % 26))}z${"y".repeat(at)}`,
    );
  const placesOf = (text: string) => parser.parse(text).places.map(({ code }) => code);

  it("is read to its thirty-second", () => {
    expect(placesOf([...words(31), "Nigeria"].join(" "))).toEqual(["NGA"]);
    expect(placesOf([...words(32), "Nigeria"].join(" "))).toEqual([]);
    expect(placesOf(["Nigeria", ...words(40)].join(" "))).toEqual(["NGA"]);
  });

  it("counts a word once, however often it is said", () => {
    const said = Array.from({ length: 60 }, () => "xqz").join(" ");
    expect(placesOf(`${said} Nigeria`)).toEqual(["NGA"]);
  });
});

describe("the question for all places of a measure", () => {
  it.each([
    ["en", "GDP, place by place"],
    ["de", "GDP, Ort für Ort"],
    ["fr", "GDP, lieu par lieu"],
    ["es", "GDP, lugar por lugar"],
  ] as const)("is said in the language, and read again: %s", (language, text) => {
    expect(toEachPlaceQuery("GDP", language)).toBe(text);
    expect(beforeEachPlace(`  ${text}  `)).toBe("GDP");
    expect(beforeEachPlace(`${text} 2020`)).toBeUndefined();
  });
});

describe("GDP", () => {
  const at = (text: string) => findDenominator(toTokens(text));

  it.each(
    (
      "percent percentage pct prozent prozentsatz pourcent pourcentage porcentaje share anteil part ratio " +
      "proporcion"
    ).split(" "),
  )("is what a %s is of", (word) => {
    expect(at(`debt ${word} of gdp`)).toBe(3);
  });

  it("is what a part in a hundred is of, and nothing that a list is by", () => {
    expect(at("dette en pour cent du PIB")).toBe(5);
    expect(at("deuda en por ciento del PIB")).toBe(5);
    expect(at("países por PIB")).toBeUndefined();
    expect(at("rang pour le PIB")).toBeUndefined();
  });

  it("is the subject where it is alone, comes first, or nothing divides by it", () => {
    for (const text of ["gdp", "gdp ratio", "gdp in percent", "real gdp", "debt and gdp", "debt"])
      expect(at(text), text).toBeUndefined();
    for (const text of [
      "debt to gdp",
      "debt % gdp",
      "debt/gdp",
      "Schulden zum BIP",
      "debt gdp ratio",
    ])
      expect(at(text), text).toBeGreaterThan(0);
    expect(at("percent gdp")).toBe(1);
  });

  it("is divided by nothing that comes behind it", () => {
    for (const text of ["real gdp / head", "real gdp in percent"])
      expect(at(text), text).toBeUndefined();
  });

  it("is what a measure is a share of whose unit says so, or that is called “to GDP”", () => {
    const [ordinary] = smallLibrary.concepts.values();
    if (ordinary === undefined) throw new Error("The library has no concept.");
    const called = (en: string) => ({ ...ordinary, name: { ...ordinary.name, en } });
    expect(isShareOfGdp(undefined)).toBe(false);
    expect(isShareOfGdp(ordinary)).toBe(false);
    expect(isShareOfGdp({ ...ordinary, unit: { ...ordinary.unit, en: "% of GDP" } })).toBe(true);
    expect(isShareOfGdp(called("Tax to GDP"))).toBe(true);
    expect(isShareOfGdp(called("Tax to GDP growth"))).toBe(false);
  });
});

describe("a measure's whole name", () => {
  const [known] = smallLibrary.concepts.values();
  const named = known && {
    ...known,
    name: {
      ...known.name,
      en: "Output per hour worked in Germany",
      de: "Leistung je Stunde in Nigeria",
    },
  };
  const concepts = new Map(named === undefined ? [] : [[named.key, named]]);
  const ofNamed = createQueryParser({ ...smallLibrary, concepts });

  it.each([
    ["Output per hour worked in Germany", "en"],
    ["leistung je stunde in nigeria", "de"],
  ])("is the measure, and names no place, in any language: %s", (text, language) => {
    const read = ofNamed.parse(text);
    expect(read.places).toEqual([]);
    expect(read.unknown).toEqual([]);
    expect(read.concepts).toMatchObject([
      { key: "gdp", score: 1, coverage: 1, language, byLanguage: { [language]: 1 } },
    ]);
  });
});

describe("a span of years", () => {
  const keysOf = (text: string) => readMaturities(toTokens(text)).map(({ key }) => key);

  it("is none of what begins like one", () => {
    expect(keysOf("5y inflation")).toEqual(["5y"]);
    expect(keysOf("5y5y inflation")).toEqual([]);
  });
});
