import { describe, expect, it } from "vitest";
import type { LibraryPlace } from "../../../../src/service/library/library-model.js";
import { createPlaceNames } from "../../../../src/service/search/parse/places/place-names.js";
import { createPlaceParser } from "../../../../src/service/search/parse/places/place-parser.js";
import { toTokens } from "../../../../src/service/search/parse/text.js";
import { libraryAlone } from "../../support/own-library.js";

/** A place that is called the same in all languages. */
const place = (
  code: string,
  alpha2OrM49: string,
  name: string,
  synonyms: readonly string[] = [],
): LibraryPlace => ({
  ...{ code, alpha2OrM49, id: 1, kind: "country", synonyms },
  name: { en: name, de: name, fr: name, es: name },
});

const places: readonly LibraryPlace[] = [
  place("USA", "US", "United States", ["US"]),
  place("GBR", "GB", "United Kingdom"),
  place("SWZ", "SZ", "Eswatini"),
  place("CIV", "CI", "Côte d’Ivoire"),
  place("SAU", "SA", "Saudi Arabia", ["KSA", "Kingdom"]),
  place("AUT", "AT", "Austria"),
  place("EUU", "998", "European Union"),
  place("OED", "997", "Organisation for Economic Co-operation and Development"),
  place("EMU", "996", "Monetary union"),
  place("LCN", "419", "South of the Rio Grande"),
];
const parser = createPlaceParser(places);
const own = createPlaceParser((await libraryAlone()).places.values());
const codes = (text: string) =>
  parser.parse(toTokens(text), new Set(), () => false).places.map(({ code }) => code);

describe("a place of the library is found by what people and the World Bank call it, too", () => {
  it.each([
    ["Slovak Republic GDP", "SVK"],
    ["Kyrgyz Republic GDP", "KGZ"],
    ["Saint Lucia GDP", "LCA"],
    ["St. Kitts and Nevis exports", "KNA"],
    ["Trinidad inflation", "TTO"],
    ["US Virgin Islands GDP", "VIR"],
    ["Holy See population", "VAT"],
    ["Republic of China GDP", "TWN"],
    ["People's Republic of China GDP", "CHN"],
    ["Democratic Republic of Congo population", "COD"],
  ])("%s", (text, code) => {
    const { places: found } = own.parse(toTokens(text), new Set(), () => false);
    expect(found.map((one) => one.code)).toEqual([code]);
  });
});

describe("a place is found by what it is called beside its name", () => {
  it.each([
    ["population of Swaziland", "SWZ"],
    ["Ivory Coast exports", "CIV"],
    ["población Arabia Saudita", "SAU"],
    ["Oesterreich Inflation", "AUT"],
    ["UK gdp", "GBR"],
    ["KSA gdp", "SAU"],
    ["gdp of the Kingdom", "SAU"],
    ["gdp SA", "SAU"],
  ])("%s", (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  it.each([
    ["EU gdp", "EUU"],
    ["gdp der EU", "EUU"],
    ["OECD countries", "OED"],
    ["pays de l’OCDE", "OED"],
    ["eurozone inflation", "EMU"],
    ["Zona euro", "EMU"],
    ["inflation EZ", "EMU"],
    ["Latin America", "LCN"],
    ["LatAm gdp", "LCN"],
    ["lateinamerikanische Länder", "LCN"],
  ])("also one that is a group with figures of its own: %s", (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  it("by no more codes than its own: neither a number nor a word is one", () => {
    const names = createPlaceNames([
      ...places,
      place("XKX", "1XK", "Kosovo"),
      place("ROW", "ZZ1", "Rest"),
    ]);
    const meant = ["LCN", "SA", "SAU", "KSA", "UK"].map((code) => names.ofCode(code));
    expect(meant).toEqual(["LCN", "SAU", "SAU", "SAU", "GBR"]);
    for (const none of ["419", "Kingdom", "1XK", "ZZ1"]) expect(names.ofCode(none)).toBeUndefined();
  });
});

describe("a name", () => {
  const names = createPlaceNames([
    ...places,
    place("AAA", "XA", "Abc"),
    place("BBB", "XB", "Abcd"),
    place("CCC", "XC", "Abcd"),
  ]);

  it("is the first place's of two that are called so", () => {
    expect(names.find("abcd")?.code).toBe("BBB");
  });

  it.each([
    ["abcds", "BBB"],
    ["austrias", "AUT"],
    ["abcs", undefined],
    ["abcde", undefined],
    ["abcd", undefined],
  ])("of four letters or more may end in an s more: %s", (word, code) => {
    expect(names.inflected(word)?.code).toBe(code);
  });

  it("of several words is none where one of them says something else", () => {
    const tokens = toTokens("United Kingdom gdp");
    const found = (taken: readonly number[]) =>
      parser.parse(tokens, new Set(taken), () => false).places.map(({ code }) => code);
    expect(found([])).toEqual(["GBR"]);
    expect(found([1])).toEqual([]);
  });
});

describe("a place beside a dollar", () => {
  it.each([
    ...["GDP in dollars Austria", "GDP in US dollars Austria", "PIB en dollars Austria"],
    ...["BIP in Dollar Austria", "GDP Austria dollars", "GDP Austrian dollars", "dollars AUT"],
  ])("is the place where it pays with no dollars of its own: %s", (text) => {
    expect(codes(text)).toEqual(["AUT"]);
  });

  it.each(["America dollar", "rate of the America dollar"])(
    "is the currency where it is one word: %s",
    (text) => {
      expect(codes(text)).toEqual([]);
    },
  );

  it.each([
    ["exports in dollars United States", "USA"],
    ["GDP in US dollars Saudi Arabia", "SAU"],
    ["dollars Ivory Coast", "CIV"],
  ])("is the place where it is called by several words: %s", (text, code) => {
    expect(codes(text)).toEqual([code]);
  });
});
