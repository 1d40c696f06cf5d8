import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const answerTo = async (question: string) => (await own.ask(question)).response?.answer;

describe("how often figures came to lie beyond a bound", () => {
  it.each([
    ["How often did the yield curve invert?", /from July 2022 .* It had been so 11 times before/],
    ["How many times has US unemployment been above 10%?", /April 2020 .* so once before/],
    [
      "Wie oft war die Arbeitslosigkeit in den USA über 10 Prozent?",
      /Davor war es schon einmal so/,
    ],
    ["Combien de fois le chômage aux États-Unis a dépassé 10 % ?", /une fois auparavant/],
  ])("is told beside the last time: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });
});

describe("a bound that is passed", () => {
  it("is one that figures came to lie beyond", async () => {
    const answer = await answerTo("When did India's population pass 1 billion?");
    expect(answer).toMatch(/above 1,000,000,000 persons since 1998/);
  });
});

describe("the last months", () => {
  it.each([
    ["unemployment past six months US", /in September 2026 .* Since March 2026/],
    ["US inflation over the past year", /in August 2026 .* Since August 2025/],
    ["chômage aux États-Unis des six derniers mois", /Depuis mars 2026/],
    ["prix du pétrole ces trois derniers mois", /Depuis juin 2026/],
    ["US-Arbeitslosigkeit der letzten zwölf Monate", /Seit September 2025/],
    ["average oil price over the past year", /the 12 monthly figures from October 2025/],
    ["US unemployment last 12 months average", undefined],
    ["chômage aux États-Unis depuis l'année dernière", /^Taux de chômage – .* Depuis janvier 2025/],
  ])("go back from the newest figure, and none may be missing: %s", async (question, text) => {
    if (text === undefined) expect(await answerTo(question)).toBeUndefined();
    else expect(await answerTo(question)).toMatch(text);
  });
});

describe("parts of a year of which the last one alone has the year", () => {
  it.each([
    ["US exports Q1 vs Q2 2025", /in Q2 2025 .* Since Q1 2025/],
    ["US GDP growth Q1, Q2 and Q3 2025", /in Q3 2025 .* Since Q1 2025/],
    ["US-BIP Q1 bis Q3 2025", /im Q3 2025 .* Seit Q1 2025/],
    ["PIB des États-Unis T1 et T2 2025", /en T2 2025, .* Depuis T1 2025/],
    ["US CPI January vs February 2026", /in February 2026 .* Since January 2026/],
  ])("are of that year: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });
});

describe("a number of years", () => {
  it.each([
    ["US inflation over 10 years", /^Inflation rate .* Since August 2016/],
    ["US inflation 5 years", /^Inflation rate .* Since August 2021/],
    ["30 years of US inflation", /^Inflation rate .* Since August 1996/],
    ["Inflation USA über 10 Jahre", /^Inflationsrate .* Seit August 2016/],
    ["inflación Estados Unidos 10 años", /^Tasa de inflación .* Desde agosto de 2016/],
    ["US unemployment fell in 5 years", /Since September 2021/],
    ["Um wie viel ist die US-Arbeitslosigkeit in fünf Jahren gefallen?", /Seit September 2021/],
    ["de combien le chômage des États-Unis a-t-il baissé en 5 ans", /Depuis septembre 2021/],
    ["US real yield 10 years", /^10-year inflation-indexed Treasury yield/],
    ["population over 65 years Germany", /^Share of the population aged 65 years and over/],
  ])("is looked back, where it is no bond's: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["US inflation in the next 10 years", "No figures for 2036"],
    ["US unemployment 5 years from now", "No figures for 2031"],
    ["Inflation USA nächste 10 Jahre", "Keine Werte für 2036"],
    ["chômage États-Unis dans les 5 prochaines années", "Pas de chiffres pour 2031"],
    ["desempleo de Estados Unidos en los próximos 5 años", "No hay cifras de 2031"],
    ["10-year inflation US", "no figures on “10 year inflation”"],
  ])("is none of the past where it is to come, or of another thing: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toBeUndefined();
    expect(response?.errorMessage).toContain(text);
  });
});
