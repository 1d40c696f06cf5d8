import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("what is said around a question", () => {
  const own = askOwnLibrary();

  it.each([
    ["EUR/USD", "show me EUR/USD"],
    ["EUR/USD", "Can you show me the EUR/USD chart, please?"],
    ["EUR/USD", "whats eur/usd"],
    ["AUD/USD", "latest data on AUD/USD"],
    ["AUD/USD", "AUD/USD data"],
    ["has US inflation come down", "has US inflation come down, thanks!"],
    ["biggest African countries", "biggest African countries data"],
    ["how much higher is the CPI than in 2019", "  how much  higher is the CPI than in 2019 ?!"],
    ["US unemployment rate", "“US unemployment rate”"],
    ["US unemployment rate", "Hi! US unemployment rate please :)"],
    ["5-year growth of US GDP", "5‐year growth of US GDP"],
    ["Arbeitslose USA", "Ich möchte bitte die Arbeitslose USA wissen"],
    ["Inflation in Deutschland", "Könnten Sie mir bitte die Inflation in Deutschland zeigen?"],
    ["le PIB de la France", "Je voudrais connaître le PIB de la France, s’il vous plaît"],
    ["la población de España", "¿Puedes decirme la población de España, por favor?"],
  ])("changes nothing of the answer to “%s”: %s", async (question, said) => {
    const answer = await own.answerTo(question);
    expect(answer).toMatch(/\d/);
    expect(await own.answerTo(said)).toBe(answer);
  });

  it.each([
    ["zeig mir EUR/USD", /^Wechselkurs/],
    ["montrez-moi EUR/USD", /^Taux de change/],
    ["dame EUR/USD", /^Tipo de cambio/],
    ["show me Geldmenge M2", /^Geldmenge M2/],
  ])("tells the language where the question does not: %s", async (question, text) => {
    expect(await own.answerTo(question)).toMatch(text);
  });
});

describe("small letters and capitals", () => {
  const own = askOwnLibrary();

  it.each([
    "GDP per capita US vs China vs India",
    "infant mortality rate US",
    "US GDP",
    "GDP US",
    "US real GDP per capita",
    "highest US inflation in the last 24 months",
    "GDP of the US and the UK",
    "EU public debt",
    "exports of US to UK",
  ])("name the same countries: %s", async (question) => {
    const answer = await own.answerTo(question);
    expect(answer).toMatch(/United States|European Union/);
    expect(await own.answerTo(question.toLowerCase())).toBe(answer);
  });

  it.each(["tell us population growth of India", "la France a eu quelle inflation"])(
    "leave a word a word: %s",
    async (question) => {
      expect(await own.answerTo(question)).not.toMatch(/United States|Union/);
    },
  );

  it.each([
    "who is in recession",
    "is US unemployment going up",
    "Is the US in recession",
    "in which countries is debt above GDP",
    "countries where life expectancy is below 60",
    "Inflation in den USA in den letzten sechs Monaten",
  ])("make no country of a word: %s", async (question) => {
    const answer = await own.answerTo(question);
    expect(answer).toMatch(/\d/);
    expect(await own.answerTo(question.toUpperCase())).toBe(answer);
  });
});
