import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Library } from "../../../../src/service/library/library-model.js";
import { libraryAlone } from "../../support/own-library.js";
import { openAsker, type Asker } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("an answer of several figures", () => {
  let library: Library;
  let asker: Asker;
  beforeAll(async () => {
    library = await libraryAlone();
    asker = await openAsker(library);
  });
  afterAll(() => asker.close());

  const answerOf = async (question: string): Promise<string> => {
    const job = await asker.ask(question);
    expect(findInvented(library, question, job)).toEqual([]);
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

  it("states two things in the place of each, where they have not the same", async () => {
    const oil = await answerOf("WTI vs Brent 2024");
    expect(oil).toMatch(/\(WTI\) – United States: in 2024 .*\n.*Brent – Worldwide: in 2024/);
  });

  it.each([
    ["Zinsen", /2010 – die höchsten Werte unter 80 Ländern und Gebieten: Venezuela/],
    ["central bank discount rate", /2010 – the highest values of 80 countries/],
  ])("of all countries is not of those of a continent: %s", async (question, text) => {
    expect(await answerOf(question)).toMatch(text);
  });

  it.each([
    ["US trade deficit with China 2023", "“US trade deficit with China”"],
    ["trade between France and Germany in 2020", "“trade between France and Germany”"],
    ["commerce entre l’Allemagne et la France", "« commerce entre l’Allemagne et la France »"],
  ])("names places once where they are not there: %s", async (question, subject) => {
    const { response } = await asker.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(` ${subject}.`);
  });
});
