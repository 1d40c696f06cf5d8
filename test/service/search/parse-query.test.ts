import { describe, expect, it } from "vitest";
import { createQueryParser } from "../../../src/service/search/index.js";
import { editDistance, toStem, toTokens } from "../../../src/service/search/parse/text.js";
import { smallLibrary } from "./small-library.js";

const parser = createQueryParser(smallLibrary, { now: () => Date.UTC(2026, 10, 20) });
const placesIn = (text: string) => parser.parse(text).places.map(({ code }) => code);

describe("places", () => {
  it.each([
    ["GDP Germany", ["DEU"]],
    ["BIP Deutschland", ["DEU"]],
    ["Bevölkerung Frankreichs", ["FRA"]],
    ["PIB Allemagne", ["DEU"]],
    ["PIB España", ["ESP"]],
    ["pib espana", ["ESP"]],
    ["German unemployment", ["DEU"]],
    ["das deutsche Bruttoinlandsprodukt", ["DEU"]],
    ["l'économie française", ["FRA"]],
    ["la economía española", ["ESP"]],
    ["United Kingdom GDP", ["GBR"]],
    ["Great Britain GDP", ["GBR"]],
    ["population UK", ["GBR"]],
    ["population US", ["USA"]],
    ["GDP DEU", ["DEU"]],
    ["GDP DE", ["DEU"]],
    ["GDP US vs UK", ["USA", "GBR"]],
    ["Spain, France and Germany", ["ESP", "FRA", "DEU"]],
    ["population Niger", ["NER"]],
    ["population Nigeria", ["NGA"]],
    ["Germny", ["DEU"]],
    ["Gemrany", ["DEU"]],
    ["world population", ["WLD"]],
  ])("%s", (text, codes) => {
    expect(placesIn(text)).toEqual(codes);
  });

  it("are not seen in words, codes and currencies that only look like them", () => {
    expect(placesIn("tell us the population")).toEqual([]);
    expect(placesIn("PIB DE FRANCE")).toEqual(["FRA"]);
    expect(placesIn("taux de chômage")).toEqual([]);
    expect(placesIn("US dollar exchange rate")).toEqual([]);
    expect(placesIn("dólar estadounidense")).toEqual([]);
    expect(placesIn("electricity")).toEqual([]);
  });
});

describe("a question", () => {
  it.each([
    ["GDP Germany", "en"],
    ["Wie hoch ist die Arbeitslosenquote in Spanien?", "de"],
    ["Quel est le taux de chômage en France ?", "fr"],
    ["¿Cuál es la tasa de desempleo en Francia?", "es"],
    ["Bruttoinlandsprodukt", "de"],
    ["taux de chômage", "fr"],
    ["esperanza de vida", "es"],
    ["asdf", "en"],
    ["", "en"],
  ])("%j is asked in %s", (text, language) => {
    expect(parser.parse(text).language).toBe(language);
  });

  it.each([
    ["which country has the highest GDP", "highest"],
    ["Welches Land hat die niedrigste Arbeitslosenquote?", "lowest"],
    ["quel pays a le plus faible taux de chômage", "lowest"],
    ["quel pays a le PIB le plus élevé", "highest"],
    ["país con la mayor población", "highest"],
    ["population by country", "highest"],
    ["GDP Germany", undefined],
  ])("%j asks for the %s", (text, ranking) => {
    expect(parser.parse(text).ranking).toBe(ranking);
  });

  it("may ask for two things", () => {
    const { concepts, others } = parser.parse("life expectancy and unemployment rate in France");
    expect([concepts[0]?.key, others[0]?.key].sort()).toEqual(["life", "unemployment"]);
  });

  it.each<[string, string[]]>([
    [
      "population",
      [
        "How many people live in Spain?",
        "Wie viele Menschen leben in Spanien?",
        "How many inhabitants does Spain have?",
        "how many people are there in France",
        "the most populous country",
        "pop Germany",
        "Wie viele Einwohner hat Frankreich?",
        "Wie viele Leute wohnen in Spanien?",
        "Combien d'habitants en France ?",
        "Combien de personnes vivent en Espagne ?",
        "le pays le plus peuplé",
        "¿Cuántas personas viven en España?",
        "¿Cuántos habitantes tiene Francia?",
        "el país más poblado",
      ],
    ],
    [
      "life",
      [
        "How old do people get in Spain?",
        "How long do Germans live?",
        "where do people live the longest",
        "Wie alt werden Menschen in Frankreich?",
        "Wie lange lebt man in Spanien?",
        "Wo leben die Menschen am längsten?",
        "Jusqu'à quel âge vit-on en France ?",
        "Combien de temps vivent les Allemands ?",
        "¿Cuántos años viven los españoles?",
        "¿Cuánto tiempo viven los franceses?",
      ],
    ],
    [
      "gdp",
      [
        "the largest economies",
        "top 10 economies",
        "How big is the German economy?",
        "Has the economy of Spain grown?",
        "Wie groß ist die Wirtschaft Frankreichs?",
        "Wie hat sich die Wirtschaft in Deutschland entwickelt?",
        "die größten Volkswirtschaften",
        "Comment évolue l'économie espagnole ?",
        "¿Ha crecido la economía de Francia?",
      ],
    ],
    [
      "gdp-per-capita",
      [
        "How rich is Spain?",
        "the poorest countries",
        "Wie reich sind die Deutschen?",
        "das ärmste Land",
        "le pays le plus riche",
        "los países más ricos",
      ],
    ],
    ["unemployment", ["unemp rate Spain"]],
  ])("may name no measure where it asks for %s", (key, questions) => {
    for (const text of questions) expect(parser.parse(text).concepts[0]?.key, text).toBe(key);
  });

  it.each([
    "popular songs",
    "How many songs are there?",
    "Wie viele Lieder gibt es?",
    "how old is it",
  ])("names none: %s", (text) => {
    expect(parser.parse(text).concepts).toEqual([]);
  });

  it.each(["", " * ", "statistics", "Statistiken"])("%j asks for everything", (text) => {
    expect(parser.parse(text).isBroad).toBe(true);
  });

  it.each(["the", "asdf", "2017", "Germany"])("%j does not", (text) => {
    expect(parser.parse(text).isBroad).toBe(false);
  });
});

/** The words of a text as they are compared. */
const fold = (text: string) =>
  toTokens(text)
    .map(({ folded }) => folded)
    .join(" ");

describe("text", () => {
  it("is compared without case and accents", () => {
    expect(fold("Élève Straße CO₂ España")).toBe("eleve strasse co2 espana");
  });
  it("meets in singular and plural", () => {
    for (const [one, many] of [
      ["export", "exports"],
      ["Import", "Importe"],
      ["population", "populations"],
      ["tasa", "tasas"],
      ["country", "countries"],
    ] as const) {
      expect(toStem(fold(one))).toBe(toStem(fold(many)));
    }
  });
  it("has a distance in letters, neighbours swapped being one", () => {
    expect(editDistance("germany", "germny", 1)).toBe(1);
    expect(editDistance("germany", "gemrany", 1)).toBe(1);
    expect(editDistance("niger", "nigeria", 1)).toBe(2);
  });
});
