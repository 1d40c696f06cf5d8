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

describe("what changed in the last month or quarter", () => {
  const own = askOwnLibrary();

  it.each([
    ["How much did US unemployment change last month?", "Since August 2026 (4.1 percent)"],
    ["Um wie viel ist die US-Arbeitslosigkeit im letzten Monat gestiegen?", "Seit August 2026"],
    ["de combien le chômage a-t-il augmenté aux États-Unis le mois dernier ?", "Depuis août 2026"],
    ["variación del desempleo de Estados Unidos el último mes", "Desde agosto de 2026"],
    ["US unemployment change last quarter", "in June 2026 (4.2 percent)"],
    ["Wie stark ist die US-Wirtschaft im letzten Quartal gewachsen?", "Seit Q1 2026"],
    ["EUR/USD change last month", "Since August 2026 (1.1594"],
    ["taux de change euro dollar le mois dernier", "Depuis août 2026 (1,1594"],
    ["oil price change last month", "Since August 2026 (91.08"],
  ])("is set against the one before, and not against ten years ago: %s", async (question, text) => {
    expect(await own.answerTo(question)).toContain(text);
  });

  it.each([
    ["How much did the US economy grow last quarter?", "Real GDP growth on the quarter"],
    [
      "How much did US payrolls rise last month?",
      "Nonfarm payroll employment, change on the month",
    ],
  ])("is the measure of that where there is one: %s", async (question, title) => {
    expect(await own.answerTo(question)).toContain(title);
  });

  it.each([
    ["has US unemployment risen recently?", "Since September 2025"],
    ["De combien le PIB des États-Unis a-t-il augmenté récemment ?", "Depuis T2 2025"],
    ["¿Cuánto ha subido el desempleo de Estados Unidos últimamente?", "Desde septiembre de 2025"],
  ])("is what changed in a year where it is said to be recent: %s", async (question, text) => {
    expect(await own.answerTo(question)).toContain(text);
  });

  it("leaves a rate that no change is asked of as it was", async () => {
    expect(await own.answerTo("EUR/USD last month")).toBe(await own.answerTo("EUR/USD"));
  });
});
