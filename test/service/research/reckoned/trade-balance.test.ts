import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

/** The library has what goes either way between two places, and no balance of the two. */

const own = askOwnLibrary();
const responseTo = async (question: string) => (await own.ask(question)).response;

describe("the balance of trade of two places", () => {
  it.each([
    [
      "US trade deficit with China 2023",
      /^Exports .* 147,626\.5 .*\nImports .* 427,234\.4 .*\nExports less imports – United States, 2023: -279,607\.9 million U\.S\. dollars, computed from these two\.\n/,
    ],
    ["US China trade balance 2023", /\nExports less imports – United States, 2023: -279,607\.9 /],
    ["Handelsbilanz USA China 2024", /\nExporte abzüglich Importe – .* 2024: -297\.047,5 /],
    ["balance commerciale États-Unis Chine 2024", /\nExportations moins importations – /],
    ["balanza comercial EE. UU. México 2025", /\nExportaciones menos importaciones – /],
    ["US deficit with China in 2023", /\nExports less imports – United States, 2023: -279,607\.9 /],
    [
      "Germany's trade surplus with the US 2025",
      /^Exports .* to Germany – United States: .*\n.*\nExports less imports – United States, 2025: -73,005\.9 /,
    ],
    ["US trade deficit with China in Q1 2025", /, January 2025–March 2025: -71,121\.5 /],
    [
      "US goods deficit with Germany",
      /\nExports less imports – United States, August 2026: -5,780/,
    ],
    [
      "Handelsdefizit der USA mit China 2024",
      /\nExporte abzüglich Importe – .* 2024: -297\.047,5 /,
    ],
    [
      "déficit commercial des États-Unis avec la Chine en 2024",
      /\nExportations moins importations – États-Unis, 2024\u00a0: -297.047,5 /,
    ],
    [
      "déficit comercial de Estados Unidos con México 2025",
      /\nExportaciones menos importaciones – Estados Unidos, 2025: -197\.033,3 /,
    ],
  ])("is told by the flows: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it.each([
    ["US surplus with Brazil", "“US surplus with Brazil”"],
    ["EU surplus with the US", "“EU surplus with the US”"],
    ["US goods trade deficit with Vietnam 2025", "“US goods trade deficit with Vietnam”"],
  ])("is none of all trade, nor of a budget, without them: %s", async (question, text) => {
    const response = await responseTo(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(text);
  });

  it("is none where budgets are compared", async () => {
    const response = await responseTo("Compare the US budget deficit with Germany's");
    expect(response?.answer).toMatch(/^Government budget balance – in comparison/);
  });
});

describe("with whom a place trades", () => {
  const some =
    /no order of trading partners \(United States\).*: Canada, China, France, Germany, Japan/;
  it.each([
    ["Which country does the US import most from?", some],
    ["US imports by country", some],
    ["US exports by partner 2025", some],
    ["Who does the US export to?", some],
    ["US biggest trading partner", some],
    ["Exporte der USA nach Ländern", /Rangfolge der Handelspartner \(Vereinigte Staaten\)/],
    ["exportations américaines par pays", /classement des partenaires commerciaux \(États-Unis\)/],
    ["socios comerciales de Estados Unidos", /orden de los socios comerciales \(Estados Unidos\)/],
    ["Germany's main trading partners", /^The library has no figures on trade with single/],
  ])("is in no order: %s", async (question, text) => {
    const response = await responseTo(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });

  it.each([
    ["exports by country", /^Value of goods exports, 2014 – the highest/],
    ["Which country exports most?", /^Value of goods exports, 2014 – the highest/],
    ["Who exports more, Germany or Japan?", /^Value of goods exports – in comparison/],
  ])("is not asked by: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});
