import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const textOf = async (question: string): Promise<string> => {
  const { response } = await own.ask(question);
  return response?.answer ?? response?.errorMessage ?? "";
};

describe("a deficit above a bound", () => {
  it.each([
    [
      "when did the US budget deficit exceed 1 trillion dollars",
      /below -1,000,000 million U\.S\. dollars since 2020 \(-3,095,650 .* The figure before: 2019/,
    ],
    ["when did the US deficit first exceed 5% of GDP", /below -5\.0 percent of GDP in 1934 /],
    ["when did the monthly US trade deficit exceed 100 billion", /below -100,000 million .* alone/],
  ])("is a balance below it: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });
});

describe("a bound of what flows month by month", () => {
  it.each([
    ["the last time US imports from China exceeded 40 billion", "say “monthly” in the question"],
    ["wann überstieg das Handelsdefizit der USA 100 Milliarden", "Sagen Sie „monatlich“"],
  ])("may be one of years, which is said: %s", async (question, text) => {
    expect(await textOf(question)).toContain(text);
  });

  it("is one of a month where that is said", async () => {
    expect(await textOf("the last time monthly US imports from China exceeded 40 billion")).toMatch(
      /above 40,000 million U\.S\. dollars in January 2025 /,
    );
  });
});

describe("the last or first time", () => {
  it.each([
    ["last time US unemployment was below 4%", /below 4\.0 percent from February 2022 .* May 2024/],
    [
      "das letzte Mal, dass die Inflation in den USA über 5 % lag",
      /über 5,00 Prozent von Juni 2021/,
    ],
    ["la dernière fois que l’inflation aux États-Unis a dépassé 5 %", /entre juin 2021 .* et févr/],
    ["la última vez que la inflación en Estados Unidos superó el 5 %", /desde junio de 2021 /],
  ])("is asked without its “when”: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });
});
