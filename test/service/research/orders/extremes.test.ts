import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("the highest or lowest figure of a place", () => {
  const own = askOwnLibrary();

  const answerTo = async (question: string): Promise<string> => {
    const job = await own.ask(question);
    expect(job.state.status).toBe("done");
    expect(findInvented(own.library, question, job)).toEqual([]);
    return job.response?.answer ?? "";
  };

  it.each([
    ["highest US unemployment rate ever", /in April 2020 .* highest of the \d+ monthly figures/],
    ["lowest US inflation since 2000", /in July 2009 .* lowest of the \d+ monthly figures from/],
    ["höchste Arbeitslosenquote in den USA seit 2000", /April 2020 .* höchste der \d+ Monatswerte/],
    ["taux de chômage le plus élevé aux États-Unis depuis 2000", /avril 2020.* plus élevé des/],
    ["tasa de desempleo más alta de Estados Unidos", /abril de 2020 .* la más alta de las/],
    ["highest Fed rate since 2000", /in July 2000 .* highest of the \d+ monthly figures/],
    ["lowest EUR/USD rate", /per euro – United States: in October 2000 the value was 0\.8525/],
    ["highest EURUSD since 2010", /in April 2011 .* highest of the \d+ monthly figures/],
    ["lowest dollar yen ever", /Japan: in October 2011 .* lowest of the \d+ monthly figures/],
    ["highest US inflation this century", /in June 2022 .* highest of the 319 monthly figures/],
    ["lowest US unemployment in the 2020s", /in April 2023 .* lowest of the 80 monthly figures/],
    ["niedrigster Euro-Dollar-Kurs seit 2015", /Oktober 2022 .* niedrigste der \d+ Monatswerte/],
    ["cours euro dollar le plus bas depuis 2000", /octobre 2000.* plus faible des \d+ chiffres/],
    ["tipo de cambio euro dólar más bajo", /octubre de 2000 .* la más baja de las \d+ cifras/],
    ["precio del petróleo WTI máximo histórico", /\(WTI\) .* la más alta de las \d+ cifras/],
    ["plus haut historique du Brent", /Brent .* plus élevé des \d+ chiffres/],
    [
      "highest number of unemployed",
      /April 2020 .*\n.* one alone \(United States\): it is no order/,
    ],
    ["oil price highest ever", /^Crude oil price: Brent .* highest of the \d+ monthly figures/],
    [
      "lowest US unemployment rate",
      /in June 1953 .* lowest of the \d+ monthly figures from .* 1948/,
    ],
    ["Brent highest ever", /in July 2008 .* highest of the \d+ monthly figures/],
    ["highest US unemployment rate in 2020", /in April 2020 .* 12 monthly figures from January/],
  ])("is that of a time, which is named: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    [
      "lowest unemployment since 1970",
      "No figures that reach back to 1970: those on “Unemployment rate” go from 2013 to 2014. There are some of one place: name it in the question (United States).",
    ],
    [
      "lowest unemployment in Spain since 1970",
      "No figures that reach back to 1970: those on “Unemployment rate” for Spain go from 2013 to 2014.",
    ],
    [
      "höchste Inflation in Deutschland seit 1990",
      "Keine Werte, die bis 1990 zurückreichen: die zu „Inflationsrate (Verbraucherpreise)“ für Deutschland reichen von 2013 bis 2014.",
    ],
    [
      "inflation la plus élevée en Allemagne depuis 1990",
      "Pas de chiffres qui remontent à 1990 : ceux sur « Taux d’inflation (prix à la consommation) » pour Allemagne vont de 2013 à 2014.",
    ],
    [
      "US unemployment 1900 to 1999",
      "No figures for 1900: those on “Unemployment rate” for United States go from January 1948 to September 2026.",
    ],
    [
      "desempleo más bajo de España desde 1970",
      "No hay cifras que se remonten a 1970: las de «Tasa de desempleo» para España van de 2013 a 2014.",
    ],
  ])("is none of a time that its figures do not reach back to: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toBe(text);
  });

  it("is said to be alone where there is no other", async () => {
    expect(await answerTo("youth unemployment Greece peak")).toContain(
      "It is the only figure that the library has of this: earlier or later ones may be higher or lower.",
    );
  });

  it.each([
    ["most recent US CPI", /in August 2026/],
    ["Where does Germany rank in GDP per capita?", /in 2017 .* rank \d+ of/],
    ["highest unemployment rate", /the highest values of \d+ countries/],
    ["highest GDP in Europe", /the highest values of \d+ countries/],
  ])("is not what is asked: %s", async (question, text) => {
    const answer = await answerTo(question);
    expect(answer).toMatch(text);
    expect(answer).not.toContain("the highest of the");
  });
});
