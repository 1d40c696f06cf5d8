import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a question for the countries beyond the figure of one", () => {
  const own = askOwnLibrary();

  it.each([
    [
      "Which countries have more people than Brazil?",
      /^Total population, 2017 – the 5 of 216 countries and territories above 208,504,960 persons \(Brazil\): China .*, Pakistan \(216,379,655 persons\)\.\n/,
    ],
    [
      "Welche Länder haben mehr Einwohner als Brasilien?",
      /^Gesamtbevölkerung, 2017 – 5 von 216 Ländern und Gebieten über 208\.504\.960 Personen \(Brasilien\): /,
    ],
    [
      "Quels pays ont plus d’habitants que le Brésil ?",
      /^Population totale, 2017 – les 5 pays et territoires sur 216 au-dessus de .* \(Brésil\)/,
    ],
    [
      "¿Qué países tienen más habitantes que Brasil?",
      /^Población total, 2017 – los 5 de 216 países y territorios por encima de .* \(Brasil\): /,
    ],
    [
      "Quels pays ont un taux de chômage inférieur à celui de l’Allemagne ?",
      /^Taux de chômage, 2014 – les premiers des 30 pays .* au-dessous de 5,0 pour cent \(Allemagne\)/,
    ],
    [
      "¿Qué países tienen menos desempleo que España?",
      /^Tasa de desempleo, 2014 – los primeros de los 112 de 122 .* debajo de 24,5 por ciento \(España\)/,
    ],
    [
      "Quels pays ont une inflation plus faible que la France ?",
      /^Taux d’inflation .*, 2014 – .* au-dessous de 0,6 pour cent \(France\)/,
    ],
    [
      "which countries had more inhabitants than Japan in 2000",
      /^Total population, 2000 – the 8 of 216 .* above 126,843,000 persons \(Japan\)/,
    ],
    [
      "which countries have more people employed than Germany",
      /^Number of persons employed, 2017 – the 13 of 170 .* above 43\.236 million \(Germany\)/,
    ],
  ])("has them with that figure: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer ?? response?.errorMessage).toMatch(text);
  });

  it.each([
    ["Welche EU-Länder haben ein höheres BIP pro Kopf als Deutschland?", /^BIP.* 5 von 27 .*Union/],
    ["which African countries have more people than Egypt", /^Total.* the 2 of 54 .*\(Africa\)/],
    [
      "which EU countries have higher public debt than the United States",
      /^Public debt, 2014 – the 13 of 27 .*\(European Union\) above 71\.2 .*\(United States\)/,
    ],
  ])("also of a group, of which it need not be: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer ?? response?.errorMessage).toMatch(text);
  });

  it.each([
    [
      "which countries are richer than Norway",
      /^Real GDP per capita, 2017 – the 2 of 179 .* above/,
    ],
    ["Welche Länder sind reicher als Norwegen?", /^Reales BIP pro Kopf, 2017 – 2 von 179/],
    ["Quels pays sont plus riches que la Norvège ?", /^PIB réel par habitant, 2017 – les 2 pays/],
    ["¿Qué países son más pobres que India?", /^PIB real per cápita, 2017 – .* 51 de 179 .*debajo/],
  ])("reads wealth as what a head has: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer ?? response?.errorMessage).toMatch(text);
  });

  it.each([
    [
      "which countries have more people than China",
      /^None of the 216 .* above 1,396,215,000 persons \(China\)\.$/,
    ],
    ["Which countries are larger than France?", /^The library holds no figures that answer this/],
    ["which countries have more people than Atlantis", /no figures on “Atlantis”/],
    ["which countries have a higher GDP than the EU", /holds no figures on it for European Union/],
    [
      "which countries have a larger GDP than Germany but a smaller one than Japan",
      /^The library holds no figures on/,
    ],
  ])("has none, where nothing can be told: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toBeUndefined();
    expect(response?.errorMessage).toMatch(text);
  });

  it("is none of two places alone", async () => {
    const { response } = await own.ask("Is the population of Germany larger than that of Brazil?");
    expect(response?.answer).toMatch(/Brazil.*Germany/s);
    expect(response?.answer).not.toContain("216 countries and territories above");
  });
});
