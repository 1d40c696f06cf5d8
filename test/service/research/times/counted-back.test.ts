import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const textOf = async (question: string): Promise<string> => {
  const { response } = await own.ask(question);
  return response?.answer ?? response?.errorMessage ?? "";
};

describe("a change over so many years or months", () => {
  it.each([
    ["US CPI change over 5 years", /in August 2026 .* Since August 2021 .* risen by 22\.4%/],
    ["US population growth over 10 years", /^Total population – .* in 2017 .* Since 2007 /],
    ["5-year growth of US GDP", /^Real gross domestic product .* in 2025 .* Since 2020 /],
    ["change in US CPI over 3 months", /^Consumer price index .* Since May 2026 /],
    ["évolution du PIB américain sur 5 ans", /en T2 2026, .* Depuis T2 2021 /],
    ["Entwicklung der US-Löhne über fünf Jahre", /im September 2026 .* Seit September 2021 /],
    ["crecimiento del PIB de EE. UU. en 5 años", /en 2025 .* Desde 2020 /],
    ["10-year yield change over 5 years", /^10-year Treasury yield – .* Since September 2021 /],
  ])("is counted back so far: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it.each([
    "US payrolls 12 month change",
    "US payrolls change over 12 months",
    "US payrolls change on the year",
  ])("of twelve months is none of one: %s", async (question) => {
    expect(await textOf(question)).toMatch(
      /^Nonfarm payroll employment – .* in September 2026 .* Since September 2025 /,
    );
  });

  it("of twelve months is no maturity", async () => {
    const text = await textOf("2-year Treasury yield 12 month change");
    expect(text).toMatch(/^2-year Treasury yield – .* Since September 2025 /);
  });
});

describe("what flows in the last months", () => {
  it.each([
    [
      "US imports from China in the last 12 months",
      /sum of the 12 .* from September 2025 to August/,
    ],
    ["US trade deficit over the past year", /sum of the 12 .* is -793,756 million/],
    ["US jobs added in the last 6 months", /sum of the 6 .* is 394 thousand persons/],
    ["how many jobs were added since January 2025 in the US", /sum of the 21 .* is 728 thousand/],
    ["US jobs added from 2021 to 2024", /sum of the 48 .* is 15,768 thousand persons/],
  ])("is their sum: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it("is no sum of what is there at the end of each", async () => {
    expect(await textOf("US payrolls last 12 months")).toMatch(
      /^Nonfarm payroll employment – .* Since September 2025 .* risen by 0\.3%/,
    );
  });

  it.each([
    ["how many jobs did the US add in August 2025", /in August 2025 the value was -70 thousand/],
    ["how many jobs did the US lose in April 2020", /in April 2020 the value was -20,469 thousand/],
  ])("is asked by whose they are: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });
});

describe("decades by their words", () => {
  it.each([
    ["average US inflation in the seventies", /from 1970 to 1979 is 7\.1 percent/],
    ["US unemployment in the seventies and eighties", /in December 1989 .* Since January 1970 /],
    ["durchschnittliche Inflation USA in den siebziger Jahren", /von 1970 bis 1979 liegt bei 7,1/],
    [
      "inflation moyenne aux États-Unis dans les années quatre-vingt-dix",
      /de 1990 à 1999 est de 3,0 pour cent/,
    ],
    ["inflación media de Estados Unidos en los años ochenta", /de 1980 a 1989 es de 5,5 por/],
  ])("are ten years: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });
});
