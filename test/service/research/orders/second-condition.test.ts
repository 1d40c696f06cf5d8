import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a second condition on places", () => {
  const own = askOwnLibrary();

  it.each([
    ["countries with population over 100 million and growing", "and growing"],
    ["countries with GDP growth over 5% for three years", "for three years"],
    ["countries with inflation above 10% for 3 years in a row?", "for 3 years in a row"],
    ["richest countries with low debt", "with low debt"],
    [
      "Fastest growing economies with more than 50 million people",
      "with more than 50 million people",
    ],
    ["reichste Länder mit niedriger Verschuldung", "mit niedriger Verschuldung"],
    ["Länder mit mehr als 100 Millionen Einwohnern und wachsend", "und wachsend"],
    ["pays les plus riches avec une faible dette", "avec une faible dette"],
    ["pays avec une inflation supérieure à 10 % pendant trois ans", "pendant trois ans"],
    ["países más ricos con poca deuda", "con poca deuda"],
    ["países con más de 100 millones de habitantes y creciente", "y creciente"],
  ])("is not left out: %s", async (question, said) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(said);
    expect(response?.errorMessage).toMatch(/conditions|Bedingungen|condiciones/);
  });

  it.each([
    ["richest countries with GDP per capita above 50000", /^Real GDP per capita, 2017 – the 14 of/],
    ["countries with more than 100 million people", /^Total population, 2017 – the 14 of/],
    ["countries with the lowest inflation", /^Inflation rate .* the lowest values/],
    ["largest economies in Europe", /\(Europe\)/],
  ])("is no order by the one measure: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });
});

describe("an order by what several measures of one kind are called", () => {
  const own = askOwnLibrary();

  it.each([
    ["browser share by country", "“Market share of Google Chrome”, “Market share of Safari”"],
    ["price level by country", "“Price level of GDP”"],
  ])("is by none of them that nobody named: %s", async (question, said) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(said);
  });

  it.each([
    ["Chrome market share by country", /^Market share of Google Chrome, August 2026/],
    ["population by country", /^Total population, 2017/],
    ["GDP by country", /GDP/],
  ])("is by the one that is: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });
});
