import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const textOf = async (question: string): Promise<string> => {
  const { response } = await own.ask(question);
  return response?.answer ?? response?.errorMessage ?? "";
};

describe("a measure in other languages than English", () => {
  it.each([
    ["Bevölkerung USA", /^Bevölkerung .* im September 2026 /],
    ["Umlaufgeschwindigkeit des Geldes", /^Umlaufgeschwindigkeit der Geldmenge M2 /],
    ["empleo no agrícola", /^Empleo asalariado no agrícola – Estados Unidos/],
  ])("is the one that its English name is: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it.each([
    [
      "importations américaines de Chine",
      /^Importations de biens – partenaire.*Chine – États-Unis/,
    ],
    [
      "importations américaines en provenance de Chine",
      /^Importations de biens – partenaire.*Chine – États-Unis/,
    ],
    [
      "importaciones estadounidenses de China",
      /^Importaciones de bienes – socio: China – Estados Unidos/,
    ],
  ])("goes from one place to the other: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it.each([
    ["inflation américaine", /^Taux d’inflation .* – États-Unis/],
    ["population française 2015", /^Population totale – France/],
    ["exportaciones alemanas", /^Valor de las exportaciones de bienes – Alemania/],
    ["italienische Inflation", /^Inflationsrate .* – Italien/],
    ["inflation in Italien", /^Inflationsrate .* – Italien/],
    ["Indian inflation", /^Inflation rate .* – India/],
  ])("is told in the language of the word for its people: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });
});
