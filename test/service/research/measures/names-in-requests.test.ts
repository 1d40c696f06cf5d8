import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a measure's name beside what is asked of it", () => {
  const own = askOwnLibrary();

  it.each([
    [
      "variación Índice de precios al consumidor sin energía, sin ajustar EE. UU. entre 2009 y 2010",
      /^Índice de precios al consumidor sin energía, sin ajustar – .* 221,045 .*\(216,586 /,
    ],
    [
      "Veränderung Private Konsumausgaben für Waren USA von 1973 bis 1974",
      /^Private Konsumausgaben für Waren – .* 454,7 .*\(401,8 /,
    ],
    ["variación Tasa de empleo EE. UU. entre 1977 y 1978", /^Tasa de empleo – .* 59,8 .*\(57,0 /],
    [
      "Veränderung Monatliche Inflationsrate gegenüber dem Vorjahresmonat USA von 1996 bis 1997",
      /Dezember 1997 .* 1,7 Prozent\. Seit Januar 1996 \(2,7 Prozent\)/,
    ],
    [
      "variación Tipo de cambio: moneda nacional por dólar estadounidense Hong Kong entre 1984 y 1985",
      / – Hong Kong: .* 7,8064 /,
    ],
  ])("is asked for its change: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });

  it.each([
    [
      "höchster Wert Handelsbilanz: Waren und Dienstleistungen USA seit 1993",
      /^Handelsbilanz: Waren und Dienstleistungen – .* Februar 1993 .* der höchste der /,
    ],
    ["höchster Wert Realer Konsum Jemen seit 2006", /^Realer Konsum – Jemen: im Jahr 2010 /],
    [
      "höchster Wert Warenexporte – Handelspartner China USA seit 2000",
      /^Warenexporte – Handelspartner China – .* Oktober 2021 /,
    ],
    [
      "maximum Produit intérieur brut (PIB) réel États-Unis depuis 2018",
      /^Produit intérieur brut \(PIB\) réel – États-Unis : en T2 2026/,
    ],
    ["valeur maximale de l'inflation aux États-Unis", /^Taux d’inflation .* juin 1920/],
    [
      "highest PCE inflation rate (change on the year) US since 1961",
      /^PCE inflation rate .* March 1980 .* 11\.60 percent\. This is the highest/,
    ],
    ["maximum Inflation PCE (sur un an) États-Unis depuis 1961", /^Inflation PCE .* mars 1980/],
    ["höchste Inflation gegenüber Vorjahr USA", /^Inflationsrate .* Juni 1920 .* der höchste/],
  ])("is asked for its end: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });

  it.each([
    [
      "average PCE inflation rate (change on the year) US 2010-2019",
      /average of the 120 .* 1\.53 /,
    ],
    [
      "average Real GDP growth on the quarter, annualized US from 1957 to 1958",
      /average of the 8 quarterly figures .* is 1\.7 percent/,
    ],
    [
      "average Average annual hours worked per employed person Finland 1989-1990",
      /average of the 2 annual figures .* is 1,786 hours/,
    ],
  ])("is averaged, whatever its name says: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });

  it("is no average for being called one", async () => {
    const { response } = await own.ask(
      "Average annual hours worked per employed person Finland 1989-1990",
    );
    expect(response?.answer).toMatch(/in 1990 the value was 1,769 hours\. Since 1989 \(1,802 /);
  });
});
