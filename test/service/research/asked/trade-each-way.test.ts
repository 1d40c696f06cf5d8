import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("trade of one country with another", () => {
  const own = askOwnLibrary();

  it.each([
    ["US trade with Mexico", /^Exports of goods to Mexico – .*\nImports of goods from Mexico – /],
    ["trade with Mexico", /^Exports of goods to Mexico – .*\nImports of goods from Mexico – /],
    ["trade between the US and Germany", /^Exports .* to Germany – .*\nImports .* from Germany – /],
    ["Handel zwischen USA und China", /^Warenexporte .* China – .*\nWarenimporte .* China – /],
    ["commerce entre les États-Unis et la France", /^Exportations .*\nImportations .* France/],
    ["comercio de Estados Unidos con México", /^Exportaciones .*\nImportaciones .* México/],
  ])("is what goes either way: %s", async (question, text) => {
    const job = await own.ask(question);
    expect(job.response?.answer).toMatch(text);
    expect(findInvented(own.library, question, job)).toEqual([]);
  });

  it("is one way where one is asked", async () => {
    const { response } = await own.ask("US exports to Mexico");
    expect(response?.answer).toMatch(/^Exports of goods to Mexico/);
    expect(response?.answer).not.toContain("Imports");
  });

  it.each([
    ["US exports to Germany vs Japan", /^Exports of goods to Germany – .*\nExports .* to Japan – /],
    ["US exports to Germany, Japan and China", /to Germany – .*\n.* to Japan – .*\n.* to China – /],
    ["US imports from China compared to Canada", /^Imports .* China – .*\nImports .* Canada – /],
    ["exports to Japan and Germany", /^Exports .* Japan – United .*\nExports .* Germany – United /],
    ["exports from US to Japan and Germany", /^Exports .* Japan – .*\nExports .* Germany – /],
    ["US-Exporte nach Deutschland und Japan", /Deutschland – Vereinigte.*\n.*Japan – Vereinigte/],
    ["exportations des États-Unis vers l’Allemagne et le Japon", /l’Allemagne – .*\n.*le Japon – /],
    ["exportaciones de Estados Unidos a Alemania y Japón", /Alemania – .*\n.*Japón – /],
  ])("to several is that to each: %s", async (question, text) => {
    const job = await own.ask(question);
    expect(job.response?.answer).toMatch(text);
    expect(findInvented(own.library, question, job)).toEqual([]);
  });

  it.each([
    [
      "US exports to Germany and Brazil",
      /^Exports of goods to Germany – .*\nThe library has no such figures for trade with Brazil\.\nSource/,
    ],
    [
      "US exports to China, Mexico and Vietnam",
      /^Exports .* China – .*\nExports .* Mexico – .*\n.* no such figures for trade with Vietnam\./,
    ],
    ["US imports from Vietnam and China", /^Imports .* China – .*\n.* trade with Vietnam\./],
    ["Germany exports to US and France", /^Imports of goods from Germany – United .*\n.* France\./],
    ["Exporte der USA nach Deutschland und Brasilien", /Deutschland – .*\n.* Werte: Brasilien\./],
    [
      "exportations des États-Unis vers l’Allemagne et le Brésil",
      /l’Allemagne – .*\n.* : Brésil\./,
    ],
    ["exportaciones de Estados Unidos a Alemania y Brasil", /Alemania – .*\n.* socios: Brasil\./],
  ])(
    "to several is that to each that there is, and the rest is named: %s",
    async (question, text) => {
      const job = await own.ask(question);
      expect(job.response?.answer).toMatch(text);
      expect(findInvented(own.library, question, job)).toEqual([]);
    },
  );

  it.each([
    "US trade balance with China vs Mexico",
    "US imports from Vietnam and Brazil",
    "exports between Germany and France",
    "exports from Germany to France and Italy",
    "Exporte in die USA",
  ])("is no trade with all others where there is none: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(new RegExp(`[“„]${question}[”“]`));
  });

  it("is no half of what is asked where those that export are several", async () => {
    const { response } = await own.ask("exports of the US and Mexico to Canada");
    expect(response).not.toHaveProperty("answer");
  });

  it("is each one's own where no partner is named", async () => {
    const { response } = await own.ask("exports of Germany and France");
    expect(response?.answer).toMatch(/^Value of goods exports .*\nGermany: .*\nFrance: /);
  });

  it.each([
    ["exports to Germany", /^Exports of goods to Germany – United States/],
    ["imports from Japan 2024", /^Imports of goods from Japan – United States/],
    ["Exporte nach Deutschland", /^Warenexporte – Handelspartner Deutschland – Vereinigte/],
    ["exports from Germany", /^Value of goods exports – Germany/],
    ["imports to Germany", /^Value of goods imports – Germany/],
  ])("to a place is none of that place: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it.each([
    ["exports to Brazil", "“exports to Brazil”"],
    ["electricity imports from France", "“electricity imports from France”"],
  ])("to a place is none where the library lacks it: %s", async (question, missing) => {
    const { response } = await own.ask(question);
    expect(response?.errorMessage).toBe(`The library holds no figures on ${missing}.`);
  });

  it.each([
    "Exports of goods to Mexico in the United States",
    "Warenexporte nach Mexiko in den Vereinigten Staaten",
    "Exporte der Vereinigten Staaten nach Mexiko",
    "exportations des États-Unis vers le Mexique",
    "exportaciones de Estados Unidos a México",
  ])("is of the country that is named, in whatever case: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(/^(?:Exp|War).*M[eé]xi\S+ – .* 33[.,\s]656[.,]3 /);
  });

  it.each([
    ["BIP im Vereinigten Königreich", "Vereinigtes Königreich"],
    ["BIP des Vereinigten Königreichs", "Vereinigtes Königreich"],
    ["Bevölkerung in den Vereinigten Arabischen Emiraten", "Vereinigte Arabische Emirate"],
    ["BIP der Demokratischen Republik Kongo", "Demokratische Republik Kongo"],
    ["BIP der Dominikanischen Republik", "Dominikanische Republik"],
    ["Arbeitslosenquote in den Vereinigten Staaten", "Vereinigte Staaten"],
  ])("has countries that German declines: %s", async (question, place) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toContain(` – ${place}: im `);
  });

  it.each([
    ["trade between Germany and France", "“trade between Germany and France”"],
    ["trade with Brazil", "“trade with Brazil”"],
  ])("is none of either with all others: %s", async (question, missing) => {
    const { response } = await own.ask(question);
    expect(response?.errorMessage).toBe(`The library holds no figures on ${missing}.`);
  });
});
