import { beforeAll, describe, expect, it } from "vitest";
import type { Concept } from "../../../../src/service/library/library-model.js";
import {
  createMemorySearch,
  createQueryParser,
  type QueryParser,
} from "../../../../src/service/search/index.js";
import { toLanguage } from "../../../../src/service/search/parse/language.js";
import { toTokens } from "../../../../src/service/search/parse/text.js";
import { searchAlone } from "../../support/own-library.js";
import { smallLibrary } from "../small-library.js";

/** Which language a question is asked in, where no measure of the library tells it. */

const parser = createQueryParser(smallLibrary, { now: () => Date.UTC(2026, 10, 20) });

describe("what stands beside any subject tells the language", () => {
  // "France" is English as well as French, "Nigeria" German and Spanish besides.
  it.each(["pays", "année", "années", "annees", "mois", "taux", "prix", "croissance", "évolution"])(
    "French: %s France",
    (word) => {
      expect(parser.parse(`${word} France`).language).toBe("fr");
    },
  );

  it.each([
    ...["paises", "ano", "anos", "mes", "meses", "tasa", "precio", "precios", "crecimiento"],
    ...["pais", "evolucion"],
  ])("Spanish: %s Nigeria", (word) => {
    expect(parser.parse(`${word} Nigeria`).language).toBe("es");
  });

  it.each([
    ["Inflation USA Oktober 2025", "de"],
    ["Inflation USA October 2025", "en"],
    ["Inflation France octobre 2025", "fr"],
    ["Nigeria octubre 2025", "es"],
  ])("a month is of the language that has it: %s", (query, language) => {
    expect(parser.parse(query).language).toBe(language);
  });

  it.each([
    ["inflation France depuis 2015", "fr"],
    ["inflation France since 2015", "en"],
    ["Inflation USA seit 2015", "de"],
    ["inflation USA desde 2015", "es"],
    ["Inflation USA bis 2010", "de"],
    ["inflation USA hasta 2010", "es"],
    ["inflation USA avant 2010", "fr"],
    ["niedrigster Euro-Dollar-Kurs 2015", "de"],
  ])("a word that opens or ends a time, or asks for an end of it: %s", (query, language) => {
    expect(parser.parse(query).language).toBe(language);
  });

  it.each([
    ["Verbrauchervertrauen", "de"],
    ["Strompreise", "de"],
    ["Kfz-Zulassungen Deutschland", "de"],
    ["confiance des consommateurs", "fr"],
    ["remesas México", "es"],
    ["Bitcoin", "en"],
    ["Lufthansa", "en"],
    ["Tesla deliveries", "en"],
    ["Verizon churn", "en"],
  ])(
    "a word that nothing is called by, as far as its letters tell: %s",
    async (query, language) => {
      const { parser: all } = await searchAlone();
      expect(all.parse(query).language).toBe(language);
    },
  );

  it.each(["core CPI m/m", "core CPI m-o-m", "inflation m/m", "CPI y/y"])(
    "letters that stand for other words tell none: %s",
    (query) => {
      expect(parser.parse(query).language).toBe("en");
    },
  );

  it.each([
    ["PIB", "fr"],
    ["pib", "fr"],
    ["BIP Nordrhein-Westfalen", "de"],
    ["PIB de Cataluña", "es"],
    ["Los Angeles CPI", "en"],
    ["PIB España", "es"],
    ["PIB Allemagne", "fr"],
    ["BIP", "de"],
  ])(
    "a word tells the languages that have it, whatever place stands beside it: %s",
    (query, language) => {
      expect(parser.parse(query).language).toBe(language);
    },
  );

  it("a short name of a country is of its language", async () => {
    const { parser: real } = await searchAlone();
    expect(real.parse("PIB de Corea").language).toBe("es");
    expect(real.parse("PIB de Corée").language).toBe("fr");
    expect(real.parse("BIP Kongo").language).toBe("de");
  });

  it("currencies that English has as well tell none", async () => {
    const { parser: real } = await searchAlone();
    expect(real.parse("dollar yen").language).toBe("en");
    expect(real.parse("franc suisse euro").language).toBe("fr");
  });

  it("and without it such a question is asked in English", () => {
    expect(parser.parse("tipo de cambio peso mexicano").language).toBe("es");
    expect(parser.parse("Energie").language).toBe("de");
    expect(parser.parse("Énergie").language).toBe("fr");
    expect(parser.parse("France").language).toBe("en");
    expect(parser.parse("Nigeria").language).toBe("en");
  });

  it("so that what a country has is shown in the language of the question", async () => {
    const search = createMemorySearch(smallLibrary, { now: () => Date.UTC(2026, 10, 20) });
    const page = { filters: {}, sort: "relevance", offset: 0, size: 5 } as const;
    const languagesOf = async (query: string) => {
      const { hits } = await search.search({ kind: "statistic", query, ...page });
      return [...new Set(hits.map(({ language }) => language))];
    };
    expect(await languagesOf("évolution France")).toEqual(["fr"]);
    expect(await languagesOf("evolución Nigeria")).toEqual(["es"]);
    await search.close();
  });
});

describe("a place's own words and letters", () => {
  /** @param ofPlaces indexes of the words that name places */
  const languageOf = (text: string, ofPlaces: readonly number[], leftOut: readonly string[] = []) =>
    toLanguage(
      text,
      toTokens(text),
      { places: [], groups: [], ofPlaces: new Set(ofPlaces) },
      undefined,
      { leftOut: new Set(leftOut) },
    );

  it("tell no language, nor does a word that is left out", () => {
    expect(languageOf("der xqz", [])).toBe("de");
    expect(languageOf("der xqz", [0])).toBe("en");
    expect(languageOf("der xqz", [], ["der"])).toBe("en");
    expect(languageOf("Curaçao xqz", [])).toBe("fr");
    expect(languageOf("Curaçao xqz", [0])).toBe("en");
  });

  it("leave the letters of the other words theirs", () => {
    expect(languageOf("Curaçao ñxqz", [0])).toBe("es");
  });

  it("and a word of two languages says half as much of each as a word of one", () => {
    expect(languageOf("der de", [])).toBe("de");
  });
});

describe("a word without its umlaut", () => {
  it.each([
    ["Arbeitslosenquote fur Spanien", "unemployment"],
    ["Lebenserwartung fur Frankreich", "life"],
    ["Uber die Arbeitslosenquote in Spanien", "unemployment"],
  ])("is the German one beside German words: %s", (text, concept) => {
    const { concepts, unknown, language } = parser.parse(text);
    expect([concepts[0]?.key, unknown, language]).toEqual([concept, [], "de"]);
  });

  it.each([
    ["Uber unemployment rate", "Uber"],
    ["fur unemployment rate in Spain", "fur"],
    ["uber taux de chômage", "uber"],
  ])("is a word that the library lacks beside words of other languages: %s", (text, word) => {
    const { concepts, unknown } = parser.parse(text);
    expect([concepts, unknown]).toEqual([[], [word]]);
  });

  it("is the German one wherever it is written with it", () => {
    expect(parser.parse("für unemployment rate").unknown).toEqual([]);
    expect(parser.parse("für unemployment rate").concepts[0]?.key).toBe("unemployment");
  });
});

describe("last year", () => {
  it("is the one before the year that it is asked in", () => {
    const in2031 = createQueryParser(smallLibrary, { now: () => Date.UTC(2031, 0, 1) });
    expect(in2031.parse("GDP Germany last year").period).toMatchObject({ from: "2030" });
    expect(parser.parse("GDP Germany last year").period).toMatchObject({ from: "2025" });
  });

  it("needs no clock but the machine's own", () => {
    const { concepts, places } = createQueryParser(smallLibrary).parse("GDP Germany");
    expect([concepts[0]?.key, places[0]?.code]).toEqual(["gdp", "DEU"]);
  });
});

it("an exchange rate is of the place whose currency is paid, which tells no language", () => {
  const gdp = smallLibrary.concepts.get("gdp");
  const key = "eur-exchange-rate";
  const rate: Concept[] = gdp === undefined ? [] : [{ ...gdp, key }];
  const concepts = new Map(rate.map((concept) => [key, concept]));
  const { places, language } = createQueryParser({ ...smallLibrary, concepts }).parse("EURUSD");
  expect(places).toEqual([{ code: "USA", languages: [], certainty: 1 }]);
  expect(language).toBe("en");
});

let own: QueryParser;
beforeAll(async () => {
  ({ parser: own } = await searchAlone());
});

const german = [
  ...["Exporte", "Exporte Deutschland", "Deutsche Exporte", "Importe", "Konsum", "Schulden"],
  ...["Arbeitslosigkeit", "Zinsen", "Löhne", "Steuern", "Strom", "Rohöl", "Geldmenge"],
];
const french = [
  ...["exportations", "Combien la France exporte-t-elle ?", "quel pays exporte le plus"],
  ...["consommation", "chômage", "dette", "salaires", "impôts", "pétrole", "épargne", "emploi"],
];
const spanish = [
  ...["exportaciones", "consumo", "desempleo", "deuda", "salarios", "impuestos", "ahorro"],
  ...["petróleo", "masa monetaria", "tipo de cambio", "empleo", "gasto militar"],
];

describe("words that several languages share, or none of the library's, ask in English", () => {
  it.each(["yen dollar 1985", "dollar yen", "malaria cases", "dengue cases", "cholera deaths"])(
    "%s",
    (question) => {
      expect(own.parse(question).language).toBe("en");
    },
  );
});

describe("a word of one language alone asks in it", () => {
  it.each([
    ...german.map((question) => ["de", question]),
    ...french.map((question) => ["fr", question]),
    ...spanish.map((question) => ["es", question]),
  ])("%s: %s", (language, question) => {
    const read = own.parse(question);
    expect(read.concepts).not.toEqual([]);
    expect(read.language).toBe(language);
  });
});
