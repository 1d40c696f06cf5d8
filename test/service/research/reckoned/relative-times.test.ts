import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

// Questions are asked in November 2026.
describe("a time that is counted from the day of the question", () => {
  const own = askOwnLibrary();

  it.each([
    ["inflation in the US two years ago", /United States: in 2024 the value was/],
    ["GDP of Germany a decade ago", /Germany: in 2016 the value was/],
    ["BIP Deutschland vor zwei Jahrzehnten", /Deutschland: im Jahr 2006/],
    ["GDP of Germany ten years ago", /Germany: in 2016 the value was/],
    ["US unemployment 3 months ago", /in August 2026 the value was/],
    ["Arbeitslosenquote USA vor zwei Monaten", /im September 2026/],
    ["BIP Deutschland vor zehn Jahren", /im Jahr 2016/],
    ["PIB de la France il y a dix ans", /en 2016, la valeur/],
    ["PIB de España hace diez años", /en 2016 el valor/],
  ])("is that time, where it is past: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });

  it.each([
    ["inflation next year Germany", /^No figures for 2027/],
    ["unemployment Germany next year", /^No figures for 2027/],
    ["US unemployment next month", /^No figures for December 2026/],
    ["US GDP growth next quarter", /^No figures for /],
    ["GDP Germany in five years", /^No figures for 2031/],
    ["US population in 10 years", /^No figures for 2036/],
    ["inflation in Frankreich nächstes Jahr", /^Keine Werte für 2027/],
    ["inflation l’année prochaine en France", /^Pas de chiffres pour 2027/],
    ["inflación el próximo año en España", /^No hay cifras de 2027/],
  ])("has no figure where it is to come: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });

  it.each([
    ["How has US GDP changed in 10 years", /Since Q2 2016/],
    ["paro EEUU desde hace cinco años", /Desde septiembre de 2021/],
    ["highest US unemployment in 20 years", /highest of the \d+ monthly figures/],
  ])("is past where a change or an end of it is asked: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });
});
