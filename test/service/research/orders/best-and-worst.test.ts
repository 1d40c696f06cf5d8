import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

/** Which end of an order is meant, where a word judges it or names another measure. */

const own = askOwnLibrary();
const answerTo = async (question: string): Promise<string> =>
  (await own.ask(question)).response?.answer ?? "";

describe("the best and the worst", () => {
  it.each([
    ["worst inflation", /the highest values .* Venezuela/],
    ["worst unemployment in Europe", /the highest values .* Bosnia/],
    ["best infant mortality", /the lowest values .* Luxembourg/],
    ["schlechteste Arbeitslosenquote Europa", /die höchsten Werte/],
    ["peor inflación", /los valores más altos/],
    ["pire inflation", /les valeurs les plus élevées/],
    ["worst US unemployment", /in April 2020 .* the highest of the/],
    ["best US unemployment rate since 2000", /in April 2023 .* the lowest of the/],
  ])("are the other end where less is better: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["worst life expectancy", /the lowest values .* Lesotho/],
    ["best literacy rate", /the highest values/],
    ["meilleure espérance de vie", /les valeurs les plus élevées/],
    ["lowest unemployment in Europe", /the lowest values/],
  ])("are the same end where more is better, or no word judges: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });
});

describe("a deficit", () => {
  it.each([
    ["largest budget deficit in Europe", /the lowest values .* Serbia \(-6\.9/],
    ["largest current account deficit", /the lowest values .* United States \(-410/],
    ["höchstes Haushaltsdefizit", /die niedrigsten Werte/],
    ["plus grand déficit commercial", /les valeurs les plus faibles/],
    ["smallest budget deficit in Europe", /the highest values/],
    ["worst budget deficit", /the lowest values/],
    ["trade deficit", /the lowest values/],
    ["Handelsdefizit", /die niedrigsten Werte/],
    ["current account deficit 2013", /, 2013 – the lowest values .* United States \(-400/],
    ["highest US budget deficit", /in 2020 .* -3,095,650 .* the lowest of the/],
    ["largest US trade deficit", /in March 2025 .* the lowest of the/],
    ["Länder mit Haushaltsdefizit über 5 Prozent", /unter -5,0 Prozent .*: Timor-Leste \(-31/],
    ["countries with a budget deficit below 1 percent", /above -1\.0 percent .*: Macao/],
    [
      "countries with larger current account deficit than France",
      /below -29\.910 .*: United States/,
    ],
  ])("is a balance below nothing: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["largest budget surplus", /the highest values/],
    ["trade surplus", /the highest values/],
    ["countries with a trade balance above 20 percent", /above 20\.0 percent/],
    ["countries with a budget deficit below -10 percent", /below -10\.0 percent/],
    ["countries with inflation below -1 percent", /below -1\.0 percent: Bulgaria/],
  ])("is asked by its word alone, and not by its sign: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });
});

describe("an order by how rich people are", () => {
  it.each([
    ["which African country is the richest", /^Real GDP per capita, .* highest values .*Africa/],
    ["Welches afrikanische Land ist das reichste?", /^Reales BIP pro Kopf, .* höchsten Werte/],
    ["quel pays africain est le plus pauvre", /^PIB réel par habitant, .* les plus faibles/],
  ])("is one by their output: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });
});

describe("an order by age", () => {
  it.each([
    ["oldest population", /^Median age .* the highest values/],
    ["oldest countries", /^Median age .* the highest values/],
    ["youngest population", /^Median age .* the lowest values .* Niger/],
    ["country with the oldest population in Europe", /^Median age .* highest values .*\(Europe\)/],
    ["älteste Bevölkerung", /^Medianalter .* die höchsten Werte/],
    ["jüngste Länder", /^Medianalter .* die niedrigsten Werte/],
    ["population la plus jeune", /^Âge médian .* les plus faibles/],
    ["población más envejecida", /^Edad mediana .* más altos/],
  ])("is none of how many people there are: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });
});
