import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("a figure that is not the asked time's", () => {
  const own = askOwnLibrary();

  const answerTo = async (question: string): Promise<string> => {
    const job = await own.ask(question);
    expect(job.state.status).toBe("done");
    expect(findInvented(own.library, question, job)).toEqual([]);
    return job.response?.answer ?? "";
  };

  it.each([
    ["current inflation in Germany", "in 2014", "The library has no newer figures on this."],
    ["aktuelle Arbeitslosenquote Deutschland", "2014", "Neuere Werte dazu enthält die Bibliothek"],
    ["taux de chômage actuel en France", "2014", "n’a pas de chiffres plus récents à ce sujet."],
    ["tasa de desempleo actual de España", "2014", "La biblioteca no tiene cifras más recientes"],
    ["latest GDP of France and Germany", "in 2017", "The library has no newer figures on this."],
    ["inflation in Germany", "in 2014", "The library has no newer figures on this."],
    ["top gas producers", ", 2013", "The library has no newer order of places by this."],
    ["größte Ölförderländer", ", 2014", "Eine neuere Rangfolge dazu"],
    ["GDP of Brazil since 1990", "in 2017", "The library has no newer figures on this."],
    ["G7 GDP", "in 2017", "The library has no newer figures on this."],
    ["PIB", "2017", "La bibliothèque n’a pas de classement plus récent"],
  ])("is said to be the newest where that is old: %s", async (question, period, text) => {
    const answer = await answerTo(question);
    expect(answer).toContain(period);
    expect(answer).toContain(text);
  });

  it.each(["current US unemployment rate", "inflation in Germany in 2014", "current US CPI"])(
    "is not spoken of otherwise: %s",
    async (question) => {
      expect(await answerTo(question)).not.toContain("no newer");
    },
  );

  it.each([
    ["quarterly GDP of Germany", "in 2017", "These are figures of whole years"],
    ["monatliche Arbeitslosenquote Deutschland", "2014", "Das sind Werte ganzer Jahre"],
  ])("is said to be of whole years where parts are asked: %s", async (question, period, text) => {
    const answer = await answerTo(question);
    expect(answer).toContain(period);
    expect(answer).toContain(text);
  });

  it("is not said to be so where parts are there", async () => {
    expect(await answerTo("monthly unemployment rate US")).not.toContain("whole years");
  });

  it.each([
    [
      "US unemployment 2030",
      "“Unemployment rate” for United States go from January 1948 to September",
    ],
    [
      "will US inflation fall next year",
      "No figures for 2027: those on “Inflation rate (consumer prices, c",
    ],
  ])("is missing of the newest source that there is: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(text);
  });

  it.each([
    [
      "unemployment rate January 2009",
      "go from 2013 to 2014. There are some of one place: name it in the question (United States).",
    ],
    ["inflation en mars 2022", "vont de 2013 à 2014. Il y en a d’un seul lieu"],
  ])("is told of where the question names no place: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(text);
  });

  it("is that of each place where nothing but two of them are named", async () => {
    const answer = await answerTo("France vs Germany");
    expect(answer).toMatch(/GDP\) – France: .*\n.*GDP\) – Germany: .*\n/);
  });

  it.each([
    ["US GDP growth 2024", /in 2024 .*Since 2023 \(.*by 3\.0%/],
    ["US real GDP growth in 2010", /in 2010 .*Since 2009 \(.*by 2\.7%/],
    ["BIP-Wachstum der USA 2024", /im Jahr 2024 .*Seit 2023 \(.*um 3,0 % gestiegen/],
    ["recession 2008 GDP US", /in 2008 .*Since 2007 \(/],
    ["US GDP growth in 2013", /in 2013 .*Since 2012 \(/],
  ])("is no quarter's growth, of a year: %s", async (question, text) => {
    const answer = await answerTo(question);
    expect(answer).toMatch(text);
    expect(answer).not.toMatch(/\bQ\d \d{4}|one quarter/);
  });

  it.each([
    ["US GDP growth in Q2 2024", /in Q2 2024 the value was/],
    ["US GDP growth", /in Q2 2026 the value was/],
  ])("is a quarter's where that is asked, or nothing: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });
});
