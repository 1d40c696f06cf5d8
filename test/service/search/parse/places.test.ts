import { describe, expect, it } from "vitest";
import type { LibraryPlace } from "../../../../src/service/library/library-model.js";
import { createPlaceGroupParser } from "../../../../src/service/search/parse/places/place-groups.js";
import { createPlaceParser } from "../../../../src/service/search/parse/places/place-parser.js";
import { toTokens } from "../../../../src/service/search/parse/text.js";

type Names = readonly [en: string, de?: string, fr?: string, es?: string];

const place = (
  code: string,
  alpha2OrM49: string,
  [en, de = en, fr = en, es = en]: Names,
  more: Partial<LibraryPlace> = {},
): LibraryPlace => ({
  ...{ code, alpha2OrM49, id: 1, kind: "country", name: { en, de, fr, es }, synonyms: [] },
  ...more,
});

const places: readonly LibraryPlace[] = [
  place("DEU", "DE", ["Germany", "Deutschland", "Allemagne", "Alemania"]),
  place("FRA", "FR", ["France", "Frankreich", "France", "Francia"]),
  place("USA", "US", ["United States", "Vereinigte Staaten", "États-Unis", "Estados Unidos"], {
    synonyms: ["US"],
  }),
  place("MMR", "MM", ["Myanmar (Burma)", "Myanmar", "Myanmar (Birmanie)", "Myanmar (Birmania)"]),
  place("COG", "CG", ["Congo (Brazzaville)", "Kongo", "Congo (Brazzaville)", "Congo"]),
  place("COD", "CD", ["Congo (Kinshasa)", "Kongo (Kinshasa)", "Congo (Kinshasa)", "Congo"]),
  place("ARE", "AE", ["United Arab Emirates"], { synonyms: ["Emirates"] }),
  place("EMX", "998", ["Emirates"], { kind: "aggregate" }),
  place("OMN", "OM", ["Oman"]),
  place("LAO", "LA", ["Laos"]),
  place("ITA", "IT", ["Italy", "Italien", "Italie", "Italia"]),
];
const parser = createPlaceParser(places);

/** Each place's code with its certainty, and the words that name them. */
function read(text: string, others: readonly string[] = [], taken: readonly number[] = []) {
  const tokens = toTokens(text);
  const { places: found, used } = parser.parse(tokens, new Set(taken), (word) =>
    others.includes(word),
  );
  return {
    found: found.map(({ code, certainty }) => `${code} ${String(certainty)}`),
    used: [...used].sort((a, b) => a - b).map((at) => tokens[at]?.raw),
  };
}
const languages = (text: string) =>
  parser.parse(toTokens(text), new Set(), () => false).places.map((found) => found.languages);

describe("the places of a question", () => {
  it.each<[string, string[], string[]]>([
    ["GDP of Germany and France", ["DEU 1", "FRA 1"], ["Germany", "France"]],
    ["France before Germany", ["FRA 1", "DEU 1"], ["France", "Germany"]],
    ["Germany, Deutschland", ["DEU 1"], ["Germany", "Deutschland"]],
    ["the United Arab Emirates today", ["ARE 1"], ["United", "Arab", "Emirates"]],
    // A name is one before it is somebody's short form.
    ["Emirates", ["EMX 1"], ["Emirates"]],
    // Both parts of a name with brackets are names, the first one of whoever has it alone.
    ["Myanmar (Burma)", ["MMR 1"], ["Myanmar", "Burma"]],
    ["Burma", ["MMR 1"], ["Burma"]],
    ["Myanmar", ["MMR 1"], ["Myanmar"]],
    ["Congo (Kinshasa)", ["COD 1"], ["Congo", "Kinshasa"]],
    ["Congo Brazzaville", ["COG 1"], ["Congo", "Brazzaville"]],
    ["Kongo", ["COG 1", "COD 1"], ["Kongo"]],
    ["DEU FRA", ["DEU 1", "FRA 1"], ["DEU", "FRA"]],
    ["gdp DE", ["DEU 1"], ["DE"]],
    ["Deutschlands Exporte", ["DEU 0.9"], ["Deutschlands"]],
    ["Germanys exports", ["DEU 0.9"], ["Germanys"]],
    ["Frankreih", ["FRA 0.8"], ["Frankreih"]],
    ["US gdp", ["USA 1"], ["US"]],
  ])("%s", (text, found, used) => {
    expect(read(text)).toEqual({ found, used });
  });

  it.each([
    ...["tell us more", "show us", "gdp in de", "it", "and la", "the om"],
    // A genitive of something else: "Omans" alone is one, "Lao" none.
    ...["Lao", "lands"],
  ])("none: %s", (text) => {
    expect(read(text).found).toEqual([]);
  });

  it.each([
    ...["US dollar rate", "US dollars per barrel", "dollar US", "exchange rate US Dollar"],
    ...["dolar US", "dolars US", "dollars US"],
  ])("no place is the currency: %s", (text) => {
    expect(read(text).found).toEqual([]);
  });

  it.each([
    ["US gdp in dollars", "USA 1"],
    ["dollarization US", "USA 1"],
    ["eurodollar US", "USA 1"],
    ["dollar of the US", "USA 1"],
  ])("but is one beside other words: %s", (text, found) => {
    expect(read(text).found).toContain(found);
  });

  it("are not looked for in words that say something else", () => {
    expect(read("Germany France", [], [0]).found).toEqual(["FRA 1"]);
    expect(read("gdp DEU", [], [1]).found).toEqual([]);
    expect(read("Germanys exports", [], [0]).found).toEqual([]);
    expect(read("Frankreih", [], [0]).found).toEqual([]);
    expect(read("us gdp", [], [0]).found).toEqual([]);
    // Nor in those that the library knows otherwise.
    expect(read("Frankreih", ["frankreih"]).found).toEqual([]);
    expect(read("gdp DEU", ["deu"]).found).toEqual([]);
  });

  it("in capitals throughout: a word of the language is that word, but not where it stands last and alone", () => {
    expect(read("PIB DE FRANCIA").found).toEqual(["FRA 1"]);
    expect(read("UNEMPLOYMENT RATE US 2024").found).toEqual(["USA 1"]);
    expect(read("GIVE US THE GDP").found).toEqual([]);
    expect(read("GDP DE").found).toEqual(["DEU 1"]);
    expect(read("gdp DE 2020").found).toEqual(["DEU 1"]);
  });

  it("say in which languages they are called so, which codes and short forms do not", () => {
    expect(languages("France")).toEqual([["en", "fr"]]);
    expect(languages("Alemania")).toEqual([["es"]]);
    expect(languages("Burma")).toEqual([[]]);
    expect(languages("Kongo")).toEqual([["de"], ["de"]]);
    expect(languages("Emirates DEU")).toEqual([["de", "en", "fr", "es"], []]);
  });
});

describe("the groups of places of a question", () => {
  const isMember = new Set(["DEU", "FRA", "ITA", "USA", "SWE", "AUT", "CHE", "BRA"]);
  const parse = createPlaceGroupParser((code) => isMember.has(code));
  const groups = (text: string) => {
    const tokens = toTokens(text);
    const { groups: found, used } = parse(tokens);
    return {
      keys: found.map(({ key }) => key),
      used: [...used].sort((a, b) => a - b).map((at) => tokens[at]?.raw),
    };
  };

  it.each<[string, string[], string[]]>([
    ["inflation G7", ["g7"], ["G7"]],
    ["inflation g7 monthly", ["g7"], ["g7"]],
    ["population of the Nordic countries", ["nordics"], ["Nordic", "countries"]],
    ["Nordic countries population", ["nordics"], ["Nordic", "countries"]],
    ["G7 and BRICS gdp", ["g7", "brics"], ["G7", "BRICS"]],
    ["BRICS, G7", ["brics", "g7"], ["BRICS", "G7"]],
    ["G7 countries, the G7", ["g7"], ["G7", "countries", "G7"]],
    ["G7 DACH G7 Benelux", ["g7", "dach", "benelux"], ["G7", "DACH", "G7", "Benelux"]],
    ["EM inflation", ["emerging-markets"], ["EM"]],
    ["DACH", ["dach"], ["DACH"]],
    ["dach population", ["dach"], ["dach"]],
    ["V4 gdp", ["visegrad"], ["V4"]],
    ["v4 gdp", ["visegrad"], ["v4"]],
    // What is called by more words is meant by them, not by the first alone.
    ["emerging market economies growth", ["emerging-markets"], ["emerging", "market", "economies"]],
  ])("%s", (text, keys, used) => {
    expect(groups(text)).toEqual({ keys, used });
  });

  it.each([
    ...["em inflation", "they gave em figures", "market", "countries", "Germany", "", "states"],
    // They have figures of their own.
    ...["EU gdp", "OECD unemployment", "Latin America"],
  ])("none: %s", (text) => {
    expect(groups(text)).toEqual({ keys: [], used: [] });
  });

  it("have the members that the library has", () => {
    const membersOf = (text: string) => parse(toTokens(text)).groups[0]?.members;
    expect([...(membersOf("G7") ?? [])].sort()).toEqual(["DEU", "FRA", "ITA", "USA"]);
    expect([...(membersOf("DACH") ?? [])].sort()).toEqual(["AUT", "CHE", "DEU"]);
    expect(membersOf("Nordics")).toEqual(["SWE"]);
    expect(membersOf("Baltics")).toEqual([]);
  });

  it.each<[string, string[]]>([
    ["G7", ["de", "en", "es", "fr"]],
    ["Nordic countries", ["en"]],
    ["nordische Staaten", ["de"]],
    ["pays du Benelux", ["de", "en", "es", "fr"]],
    ["Pays baltes", ["fr"]],
    ["Estados bálticos", ["es"]],
    ["países emergentes", ["es"]],
    ["pays émergents", ["fr"]],
    ["emerging economies", ["en"]],
    ["MOE", []],
  ])("say in which languages they are called so: %s", (text, expected) => {
    const [group] = parse(toTokens(text)).groups;
    expect([...(group?.languages ?? ["unknown"])].sort()).toEqual(expected);
  });
});
