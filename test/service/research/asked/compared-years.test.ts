import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("an answer of several figures", () => {
  const own = askOwnLibrary();

  const answerOf = async (question: string): Promise<string> => {
    const job = await own.ask(question);
    expect(findInvented(own.library, question, job)).toEqual([]);
    return job.response?.answer ?? "";
  };

  it.each([
    [
      "US unemployment 2008 vs 2020",
      /12 monthly figures from January 2008 .*5\.8 .*\n.*2020 is 8\.1/,
    ],
    [
      "US unemployment 2020 compared to 2008",
      /monthly .*2008 is 5\.8 .*\n.*monthly .*2020 is 8\.1/,
    ],
    ["Arbeitslosenquote USA 2008 im Vergleich zu 2020", /12 Monatswerte von Januar 2008 .*\n.*8,1/],
    ["taux de chômage États-Unis 2008 contre 2020", /12 chiffres mensuels .*5,8.*\n.*8,1/],
    ["desempleo Estados Unidos 2008 frente a 2020", /12 cifras mensuales .*5,8.*\n.*8,1/],
    ["dollar yen 2020 vs 2024", /2020 is 106\.7647 .*\n.*2024 is 151\.4584/],
    ["US imports from China 2018 vs 2020", /monthly .* December 2018 .*\n.* December 2020/],
    ["Fed rate 2019 vs 2023", /2019 is 2\.16 .*\n.*2023 is 5\.02/],
  ])("compares a year with a year: %s", async (question, text) => {
    expect(await answerOf(question)).toMatch(text);
  });

  it.each([
    ["US unemployment 2020 vs 2026", /in September 2026 .* Since September 2020/],
    ["Germany GDP 2000 vs 2010", /in 2010 .* Since 2000/],
    ["US unemployment between 2008 and 2020", /in December 2020 .* Since January 2008/],
  ])(
    "compares the same part of both where one is not all there, and the ends of a span: %s",
    async (question, text) => {
      expect(await answerOf(question)).toMatch(text);
    },
  );

  it.each([
    [
      "US inflation in 2010, 2015 and 2020",
      /in 2010 the value was 1\.6 .*\n.*in 2015 the value was 0\.1 .*\n.*in 2020 the value was 1\.2/,
    ],
    ["fed funds rate 2000, 2008, 2020", /2000 is 6\.24 .*\n.*2008 is 1\.93 .*\n.*2020 is 0\.38/],
    ["Arbeitslosenquote USA 2010, 2015 und 2020", /2010 .* 9,6 .*\n.*2015 .* 5,3 .*\n.* 8,1 /],
    ["taux de chômage États-Unis en 2010, 2015 et 2020", /9,6 .*\n.* 5,3 .*\n.* 8,1 /],
    ["US unemployment in 2010, 2015 and 2026", /September 2010 .*\n.*September 2015 .*\n.*2026/],
    ["US unemployment 2009 vs 2019 vs 2020", /2009 is 9\.3 .*\n.*2019 is 3\.7 .*\n.*2020 is 8\.1/],
    ["Germany GDP 1995 vs 2005 vs 2015", /in 1995 .*\n.*in 2005 .*\n.*in 2015/],
    ["US unemployment in 2010 and 2020", /December 2010 is 9\.6 .*\n.*December 2020 is 8\.1/],
    ["US GDP growth Q1 2024, Q1 2025 and Q1 2026", /Q1 2024 .*\n.*Q1 2025 .*\n.*Q1 2026/],
    ["GDP of France and Italy in 2010, 2012 and 2015", /France: in 2012 .*\n.*\n.*Italy: in 2010/],
  ])("has one of each year that is named: %s", async (question, text) => {
    expect(await answerOf(question)).toMatch(text);
  });

  it("is none where one of the years that are named has no figure", async () => {
    const errorOf = async (question: string): Promise<string | undefined> => {
      const { response } = await own.ask(question);
      expect(response?.answer).toBeUndefined();
      return response?.errorMessage;
    };
    expect(await errorOf("GDP of France in 2010, 2012 and 2019")).toMatch(/^No figures for 2019: /);
    expect(await errorOf("population of Japan in 1950, 2000 and 2100")).toMatch(/^No .* 2100: /);
    expect(await errorOf("population of Japan in 2100")).toMatch(/^No figures for 2100: /);
  });

  it.each([
    ["gini US vs Germany", /in 2007 .*\n.*in 2006 .*\nThese figures are of different periods/],
    ["Diskontsatz USA und Japan im Vergleich", /\nDiese Werte sind aus verschiedenen Zeiträumen/],
    ["US vs Japan interest rates", /States: in 2014 .*\n.*Japan: in 2014/],
  ])("compares places by one period, or says that there is none: %s", async (question, text) => {
    expect(await answerOf(question)).toMatch(text);
  });

  it.each([
    ["2 year and 30 year treasury yield", /^2-year .*\n30-year Treasury yield/],
    ["2, 5 and 10 year treasury yield", /^2-year .*\n5-year .*\n10-year Treasury yield/],
    ["2 year vs 10 year treasury yield", /^2-year .*\n10-year Treasury yield/],
    ["2- und 10-jährige US-Staatsanleihen", /^Rendite zwei.*\nRendite zehnjähriger/],
    ["10 year minus 2 year treasury yield", /^Treasury yield spread, 10 years less 2 years/],
  ])("has one of each maturity that is named: %s", async (question, text) => {
    expect(await answerOf(question)).toMatch(text);
  });

  it("is none where one of the maturities that are named is not there", async () => {
    const { response } = await own.ask("2 year and 4 year treasury yield");
    expect(response?.answer).toBeUndefined();
    expect(response?.errorMessage).toContain("4 year");
  });

  it("states two things in the place of each, where they have not the same", async () => {
    const oil = await answerOf("WTI vs Brent 2024");
    expect(oil).toMatch(/\(WTI\) – United States: in 2024 .*\n.*Brent – Worldwide: in 2024/);
  });

  it.each([
    [
      "Diskontsatz der Zentralbank",
      /2010 – die höchsten Werte unter 80 Ländern und Gebieten: Venezuela/,
    ],
    ["central bank discount rate", /2010 – the highest values of 80 countries/],
  ])("of all countries is not of those of a continent: %s", async (question, text) => {
    expect(await answerOf(question)).toMatch(text);
  });

  it.each([
    ["US trade deficit with Brazil 2023", "“US trade deficit with Brazil”"],
    ["US trade balance Brazil last 5 years", "“US trade balance Brazil”"],
    ["Handelsbilanz Italien Japan 2024", "„Handelsbilanz Italien Japan“"],
    ["balance commerciale Italie Canada", "« balance commerciale Italie Canada »"],
    ["trade between France and Germany in 2020", "“trade between France and Germany”"],
    ["commerce entre l’Allemagne et la France", "« commerce entre l’Allemagne et la France »"],
  ])("names places once where they are not there: %s", async (question, subject) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(` ${subject}.`);
  });
});
