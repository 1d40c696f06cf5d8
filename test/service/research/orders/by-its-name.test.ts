import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("an order by what a measure is called", () => {
  const own = askOwnLibrary();

  it.each([
    ["top 5 countries by unemployment under 25", /^Youth unemployment rate .* the highest values/],
    ["Top 5 Länder nach Arbeitslosigkeit unter 25", /^Jugendarbeitslosenquote/],
    ["top 5 des pays par chômage des moins de 25 ans", /^Taux de chômage des jeunes/],
    ["top 5 des pays par personnes en ligne", /^Nombre d’internautes/],
    ["Top 5 Länder nach Produktivität im Vergleich zu den USA", /^Totale Faktorproduktivität im V/],
    ["niveau de vie le plus élevé en Europe", /^PIB par habitant en parité .* \(Europe\)/],
    [
      "Valeur des exportations de biens la plus élevée en Europe",
      /^Valeur des exportations de bie/,
    ],
    ["exportaciones de bienes por país", /^Valor de las exportaciones de bienes/],
  ])("has the whole name, whatever stands beside it: %s", async (question, text) => {
    expect(await own.answerTo(question)).toMatch(text);
  });

  it.each([
    ["top 5 países por habitantes", /^Población total, 2017 – los valores más altos/],
    ["top 5 des pays par habitants", /^Population totale, 2017 – les valeurs les plus élevées/],
    ["top 5 des pays par personnes pauvres", /^Population vivant sous le seuil/],
  ])("is none per head where people are counted: %s", async (question, text) => {
    expect(await own.answerTo(question)).toMatch(text);
  });

  it.each([
    ["youth in Germany", /^Share of the population aged 15 to 24 years – Germany/],
    ["pays avec le plus de jeunes", /^Part de la population de 15 à 24 ans/],
    ["vieillissement en France", /^Âge médian de la population – France/],
  ])("is by what is called just so: %s", async (question, text) => {
    expect(await own.answerTo(question)).toMatch(text);
  });

  it.each([
    ["Gini Rangliste", /die höchsten Werte/],
    ["classement Gini", /les valeurs les plus élevées/],
    ["ranking PIB", /los valores más altos/],
  ])("is answered in the language of its one word: %s", async (question, text) => {
    expect(await own.answerTo(question)).toMatch(text);
  });

  it.each([
    ["youngest African countries", /^Median age .* the lowest values .*\(Africa\): Niger/],
    ["pays africains les plus jeunes", /^Âge médian .* les plus faibles .*\(Afrique\)/],
    ["jüngste afrikanische Länder", /^Medianalter .* niedrigsten Werte .*\(Afrika\)/],
  ])("is of those between its words: %s", async (question, text) => {
    expect(await own.answerTo(question)).toMatch(text);
  });
});
