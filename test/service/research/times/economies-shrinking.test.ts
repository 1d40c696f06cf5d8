import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const responseTo = async (question: string) => (await own.ask(question)).response;

describe("when an economy shrank", () => {
  it.each([
    ["When did US GDP last shrink?", /^Real GDP growth on the quarter.* below 0\.0 .* Q1 2022/],
    [
      "In which quarters did US GDP shrink?",
      /^Real GDP growth on .* in Q1 2022 .* 28 times before/,
    ],
    ["When did the US economy last contract?", /^Real GDP growth on the quarter.* in Q1 2022/],
    [
      "Wann ist das BIP der USA zuletzt geschrumpft?",
      /^Reales BIP-Wachstum zum Vorquartal.* Q1 2022/,
    ],
    [
      "quand le PIB des États-Unis a-t-il reculé pour la dernière fois ?",
      /^Croissance trimestrielle du PIB réel.* T1 2022/,
    ],
    ["¿Cuándo cayó el PIB de Estados Unidos por última vez?", /^Crecimiento trimestral .* T1 2022/],
    ["When did US GDP fall below 20 trillion?", /^Gross domestic product .* below 20,000 /],
  ])("its growth was negative: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it.each([
    [
      "In which year did US GDP fall the most?",
      /in Q2 2020 .* -28\.0 .* the lowest of .*\nThe question asks for a year/,
    ],
    ["In which quarter did US GDP grow fastest?", /in Q3 2020 .* 34\.9 .* This is the highest/],
    ["In welchem Quartal ist das BIP der USA am stärksten geschrumpft?", /Q2 2020 .* niedrigste/],
  ])("most is an end of its growth: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it("is not looked for where there is no growth of it", async () => {
    const response = await responseTo("When did US unemployment rise the most?");
    expect(response?.errorMessage).toContain("does not look for the largest change");
  });
});

describe("when a currency passed a bound in dollars", () => {
  it.each([
    [
      "When was the euro last below 1.05 dollars?",
      /per euro – United States: below 1\.0500 .* from December 2024 .* to February 2025/,
    ],
    ["When was the pound last above 1.5 dollars?", /above 1\.5000 .* to November 2015/],
    ["Wann war der Euro zuletzt unter 1,05 Dollar?", /unter 1,0500 .* bis Februar 2025/],
    ["quand l'euro est-il passé sous 1,05 dollar", /1,0500 .* février 2025/],
    ["cuándo bajó el euro de 1,05 dólares", /1,0500 .* febrero de 2025/],
  ])("the rate is that of the two: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});

describe("what one place alone has figures of", () => {
  it.each(["productivity since 1990", "inflation since 1990"])(
    "is told by no other measure's order of places: %s",
    async (question) => {
      const response = await responseTo(question);
      expect(response).not.toHaveProperty("answer");
      expect(response?.errorMessage).toMatch(/name it in the question \(United States\)\.$/);
    },
  );
});

describe("trade in goods", () => {
  it.each([
    ["US exports of goods 2025", /^Exports of goods, balance of payments basis .* 2,191,921 /],
    ["US-Warenexporte 2025", /^Warenexporte \(Zahlungsbilanz\) .* 2\.191\.921 /],
    ["US exports of goods and services 2025", /^Exports of goods and services .* 3,341\.1 /],
  ])("is none in services as well: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});
