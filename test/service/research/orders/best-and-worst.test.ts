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
