import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a time that is not named by its years", () => {
  const own = askOwnLibrary();

  it.each([
    ["US unemployment rate pre-pandemic", "(“pre-pandemic”)"],
    ["US inflation during the financial crisis", "(“during the financial crisis”)"],
    ["crude oil price since the invasion of Ukraine", "(“since the invasion of Ukraine”)"],
    ["what was the Fed funds rate when inflation peaked", "(“when inflation peaked”)"],
    [
      "Wie hoch war der Leitzins in den USA, als die Inflation am höchsten war?",
      "(„als die Inflation am höchsten war“)",
    ],
    [
      "Quel était le taux des fonds fédéraux quand l’inflation était la plus élevée ?",
      "« quand l’inflation était la plus élevée »",
    ],
    ["US unemployment rate 2020-21", "(“2020-21”)"],
    ["US unemployment rate 5 years after 2008", "(“5 years after 2008”)"],
    ["Arbeitslosenquote USA zwei Jahre vor 2008", "(„zwei Jahre vor 2008“)"],
    ["US unemployment rate 1950 - 1960 and 1990 - 2000", "(“1950 - 1960 and 1990 - 2000”)"],
    ["US exports to China first 4 months of 2025", "(“first 4 months of 2025”)"],
    ["US unemployment rate last week", "(“last week”)"],
    ["US CPI 12 months to August 2024", "(“12 months to August 2024”)"],
    ["US CPI in the decade to 2020", "(“the decade to 2020”)"],
    ["US CPI in the first decade of the century", "(“first decade of the century”)"],
    ["GBPUSD since Brexit", "(“since Brexit”)"],
    ["US unemployment 2008 vs pre-covid", "(“pre-covid”)"],
    ["Arbeitslosenquote USA seit Corona", "(„seit Corona“)"],
    ["chômage États-Unis avant la pandémie", "(« avant la pandémie »)"],
    ["paro en Estados Unidos desde la pandemia", "(«desde la pandemia»)"],
  ])("is no other time, and its years are asked for: %s", async (question, said) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(said);
  });

  it("is one where its years are named as well", async () => {
    const { response } = await own.ask("US unemployment rate after the financial crisis in 2012");
    expect(response?.answer).toMatch(/December 2012/);
  });

  it.each([
    ["real GDP growth US last 8 quarters", /in Q2 2026 .* Since Q2 2024 /],
    ["US unemployment rate last 6 months", /in September 2026 .* Since March 2026 /],
    ["Arbeitslosenquote USA letzte 6 Monate", /im September 2026 .* Seit März 2026 /],
    ["taux de chômage États-Unis 6 derniers mois", /en septembre 2026.* Depuis mars 2026 /],
    ["paro Estados Unidos últimos 12 meses", /septiembre de 2026 .* Desde septiembre de 2025 /],
    [
      "average federal funds rate last 6 months",
      /average of the 6 monthly figures from April 2026/,
    ],
  ])("is as many months or quarters as are asked: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it.each([
    ["average US inflation 2025", /for United States are there for 11 of 12 months/],
    ["average US inflation last 12 months", /for United States are there for 11 of 12 months/],
  ])("is none of another measure where a month is missing: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });

  it("has no newer figures only where what is called the same has none", async () => {
    const { response } = await own.ask("average US inflation last 5 years");
    expect(response?.answer).toMatch(/average of the 5 annual figures/);
    expect(response?.answer).not.toContain("no newer figures");
  });
});
