import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const textOf = async (question: string): Promise<string> => {
  const { response } = await own.ask(question);
  return response?.answer === undefined || response.answer === ""
    ? (response?.errorMessage ?? "")
    : response.answer;
};

describe("what a figure does now", () => {
  it.each([
    ["Is inflation falling in the US?", /in August 2026 .* Since August 2025 \(2\.92 percent\)/],
    ["Is US unemployment rising?", /in September 2026 .* Since September 2025 /],
    ["Are US real wages rising?", /^Nonfarm .* in Q2 2026 .* Since Q2 2025 .* fallen by 0\.1%/],
    ["Steigt die Inflation in den USA?", /im August 2026 .* Seit August 2025 \(2,92 Prozent\)/],
    ["L’inflation baisse-t-elle aux États-Unis ?", /en août 2026, .* Depuis août 2025 /],
    ["¿Está bajando la inflación en Estados Unidos?", /en agosto de 2026 .* Desde agosto de 2025 /],
  ])("is counted from a year ago, and not from ten: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it.each([
    ["Has US unemployment gone up?", /in September 2026 .* Since September 2025 /],
    ["Has US inflation come down?", /in August 2026 .* Since August 2025 /],
  ])("is told in other words, too: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it.each([
    ["Is inflation rising or falling?", "“Inflation rate (consumer prices)” is there for many"],
    ["When did unemployment peak?", "“Unemployment rate” is there for many places: say in the"],
    ["Wann war die Inflation am höchsten?", "gibt es für viele Orte: Sagen Sie in der Frage"],
    ["Quand le chômage a-t-il été le plus bas ?", "existe pour de nombreux lieux"],
    ["¿Cuándo fue más alta la inflación?", "existe de muchos lugares"],
  ])("is told of one place, and of no order of all: %s", async (question, text) => {
    expect(await textOf(question)).toContain(text);
  });

  it("is counted from the time that is named", async () => {
    expect(await textOf("Is US unemployment rising since 2020?")).toContain("Since January 2020");
  });
});

describe("which year", () => {
  it.each([
    [
      "Which year had the highest US GDP growth?",
      "asks for a year, and these are figures of quarters",
    ],
    [
      "In which year was US unemployment lowest?",
      "asks for a year, and these are figures of months",
    ],
    ["In welchem Jahr war die Arbeitslosigkeit in den USA am höchsten?", "Werte von Monaten"],
  ])("is said where the end is that of a part of one: %s", async (question, text) => {
    expect(await textOf(question)).toContain(text);
  });

  it("is none of a month that is asked for", async () => {
    expect(await textOf("highest US unemployment")).not.toContain("asks for a year");
  });
});

describe("one year or another", () => {
  it.each([
    ["Was US inflation higher in 1980 or 2022?", /in 2022 .* 8\.0 percent\. Since 1980 \(13\.5 /],
    [
      "Was US unemployment higher in 2009 or 2020?",
      /average of .* 9\.3 percent.*\n.* is 8\.1 percent/,
    ],
    [
      "War die Arbeitslosigkeit in den USA 2009 oder 2020 höher?",
      /Durchschnitt der .* 9,3 Prozent.*\n.* 8,1 Prozent/,
    ],
  ])("are whole years, and no January and December: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });
});

describe("figures of months or quarters", () => {
  it.each([
    ["Quarterly US GDP growth 2022", /^Real GDP growth on the quarter, annualized .* in Q4 2022/],
    ["Monthly US CPI 2023", /^Monthly consumer price index .* in December 2023/],
  ])("are none of whole years where both are there: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });
});

describe("a measure of two letters and digits", () => {
  it("is a question, and no empty one", async () => {
    expect(await textOf("M1")).toMatch(/^Money stock M1 – United States/);
    expect(await textOf("2023")).toBe("The question is empty.");
  });
});
