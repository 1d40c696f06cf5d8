import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("the period of an answer", () => {
  const own = askOwnLibrary();

  const answerTo = async (question: string): Promise<string> => {
    const job = await own.ask(question);
    expect(job.state.status).toBe("done");
    expect(findInvented(own.library, question, job)).toEqual([]);
    return job.response?.answer ?? job.response?.errorMessage ?? "";
  };

  it.each([
    ["US unemployment rate in 2025", /in December 2025 .* one month: .* the whole of 2025/],
    ["Arbeitslosenquote in den USA 2024", /im Dezember 2024 .* eines Monats: Für 2024 insgesamt/],
    ["taux de chômage aux États-Unis en 2024", /décembre 2024.* d’un mois : .* l’ensemble de 2024/],
    ["tasa de desempleo en Estados Unidos en 2025", /diciembre de 2025 .* un mes: .* de 2025/],
    ["croissance du PIB des États-Unis en 2025 par trimestre", /T4 2025.* d’un trimestre/],
  ])("is named as a part of the year where nothing is of the whole: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it("is the last one of the year that any source of the measure has", async () => {
    expect(await answerTo("CPI US 2025")).toMatch(/in December 2025 the value was 324\.054/);
  });

  it.each([
    ["US inflation in 2024", /in 2024 the value was/],
    ["US nominal GDP 2025", /in 2025 the value was/],
    ["Population of Germany 1950", /Historical population – Germany: in 1950/],
  ])("is the year itself where there is one: %s", async (question, text) => {
    const answer = await answerTo(question);
    expect(answer).toMatch(text);
    expect(answer).not.toContain("figure of one");
  });

  it.each([
    ["US GDP growth in the first quarter of 2025", /in Q1 2025 the value was/],
    ["US GDP growth Q3 2025", /in Q3 2025 the value was/],
    ["Wirtschaftswachstum USA im 3. Quartal 2025", /im Q3 2025 lag der Wert/],
    ["croissance du PIB des États-Unis au troisième trimestre 2025", /en T3 2025, la valeur/],
    ["crecimiento del PIB de Estados Unidos en el tercer trimestre de 2025", /en T3 2025 el valor/],
    ["US GDP growth 2025-Q2", /in Q2 2025 the value was/],
    ["US unemployment rate in Q2 2025", /in June 2025 .* one month: .* the whole of Q2 2025/],
    ["US GDP from Q1 2024 to Q3 2025", /in Q3 2025 the value was .*Since Q1 2024/],
    ["US GDP in the second half of 2024", /in Q4 2024 the value was .*Since Q3 2024/],
  ])("is the quarter that is asked: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["population of Germany in March 2010", /^No figures for March 2010: .* are of whole years/],
    ["Bevölkerung von Deutschland im 2. Quartal 2010", /^Keine Werte für Q2 2010: .* ganze Jahre/],
    ["GDP growth of Germany in 2018", /^No figures for 2018: .* go from 2012 to 2014\.$/],
  ])("is no longer one than asked: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["US inflation in October 2025", /^No figures for October 2025: .*after September 2025/],
    ["Inflationsrate in den USA im Oktober 2025", /^Keine Werte für Oktober 2025: .*Lücke/],
    ["inflation aux États-Unis en octobre 2025", /^Pas de chiffres pour octobre 2025 : .*lacune/],
    [
      "inflación en Estados Unidos en octubre de 2025",
      /^No hay cifras de octubre de 2025: .*hueco/,
    ],
    ["US unemployment rate October 2025", /^No figures for October 2025: .*before November 2025/],
    ["US consumer prices from September 2025 to October 2025", /^No figures for October 2025/],
  ])("is missing where the source published none: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it("is another measure’s where that is asked by name", async () => {
    expect(await answerTo("PCE inflation US October 2025")).toMatch(/^PCE .*in October 2025/);
  });
});
