import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("a change that is asked", () => {
  const own = askOwnLibrary();

  const answerTo = async (question: string): Promise<string> => {
    const job = await own.ask(question);
    expect(job.state.status).toBe("done");
    expect(findInvented(own.library, question, job)).toEqual([]);
    return job.response?.answer ?? job.response?.errorMessage ?? "";
  };

  it.each([
    ["change in US payrolls September 2026", /^Nonfarm payroll employment, change on the month –/],
    ["variation de l’emploi aux États-Unis septembre 2026", /^Emploi.*, variation mensuelle –/],
    ["price increase US 2024", /^Annual inflation rate .* in 2024 the value was 2\.9 percent\.$/m],
    ["increase in the population of France 2010", /^Population growth – France: in 2010/],
  ])("is a measure that says it, where there is one: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    [
      "Puerto Rico GDP",
      /^Gross domestic product at purchasing power parity – Puerto Rico: in 2013/,
    ],
    ["BIP von Kuba", /^Bruttoinlandsprodukt nach Kaufkraftparität – Kuba: /],
    ["Kosovo GDP growth", /^Real GDP growth rate – Kosovo: /],
  ])("is not told where the level is asked, and the library has it: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["US money supply growth 2023", /^M2 money growth on the year .* in December 2023 .* -2\.41 /],
    ["croissance de la masse monétaire aux États-Unis", /^Croissance de M2 sur un an/],
  ])("is the measure of it where there is one: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["US debt growth since 2008", /^Gross federal debt .*Since 2008 .* risen by 274\.3%/],
    ["crecimiento de la deuda de Japón", /^Deuda pública – Japón.*Desde 2013 .* 4,7 puntos/],
    ["US consumer loans growth 2023", /in December 2023 .*Since December 2022 .*risen by 3\.4%/],
    ["croissance des prêts bancaires aux États-Unis en 2023", /Depuis décembre 2022 .* 2,\d/],
    ["real wage growth USA 2024", /Real Hourly Compensation .*Since Q4 2023 .* risen by 2\.2%/],
    ["change in US inflation 2024", /in 2024 .*Since 2023 .* fallen by 1\.2 percentage points/],
    ["GDP per capita growth France 2015", /in 2015 .*Since 2014 .* risen by 0\.7%/],
    ["increase in US government debt 2024", /^Gross federal debt .*in 2024 .*Since 2023 /],
    ["change in US unemployment rate September 2026", /Since August 2026 .*0\.1 percentage points/],
    ["Veränderung der Arbeitslosenquote USA September 2026", /Seit August 2026 .*Prozentpunkte/],
    [
      "variación de la tasa de desempleo en Estados Unidos 2024",
      /Desde diciembre de 2023 .*puntos/,
    ],
    ["Veränderung der Beschäftigung USA September 2026", /Seit August .* um 29 Tausend Personen/],
  ])("is counted from the period before, which is named: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    [
      "by how many percentage points did unemployment in France fall from 2013 to 2014",
      /France: in 2014 the value was 10\.2 percent\. Since 2013 .* fallen by 0\.1 percentage points/,
    ],
    [
      "by how many percentage points did unemployment in France fall from 2015 to 2020",
      /^No figures for 2015 – 2020: those on “Unemployment rate” for France/,
    ],
    ["US inflation pp change 2021 to 2022", /in 2022 .* Since 2021 .* 3\.3 percentage points/],
    [
      "Um wie viele Prozentpunkte fiel die Arbeitslosenquote in den USA von 2010 bis 2014",
      /Seit Januar 2010 .* um 4,2 Prozentpunkte gesunken/,
    ],
    [
      "de combien de points de pourcentage le chômage aux États-Unis a-t-il baissé de 2010 à 2014",
      /Depuis janvier 2010 .* 4,2 points de pourcentage/,
    ],
    [
      "cuántos puntos porcentuales bajó el desempleo en Estados Unidos de 2010 a 2014",
      /Desde enero de 2010 .* 4,2 puntos porcentuales/,
    ],
    [
      "by how many percentage points did US GDP rise from 2015 to 2020",
      /no figures on “percentage points/,
    ],
  ])("is in percentage points where they are asked: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["wages US yoy", /in September 2026 .*Since September 2025 .*risen by/],
    ["wages US year on year", /in September 2026 .*Since September 2025 /],
    ["payrolls US change on the year", /^Nonfarm payroll employment – .*Since September 2025 /],
    ["Beschäftigung USA zum Vormonat", /Veränderung zum Vormonat|Seit August 2026/],
    ["tasa de desempleo Estados Unidos interanual", /Desde septiembre de 2025 /],
    ["taux de chômage États-Unis sur un mois", /Depuis août 2026 /],
    ["unemployment rate US March 2024 yoy", /in March 2024 .*Since March 2023 /],
    ["employment Kenya month on month", /^(?!.*Since)/],
  ])("is against what the question says: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["inflation Germany last 5 years", "The library has no newer figures on this."],
    ["Inflation Deutschland letzte 5 Jahre", "Neuere Werte dazu enthält die Bibliothek nicht."],
  ])("of years up to now is not that of older ones without a word: %s", async (question, said) => {
    expect(await answerTo(question)).toContain(said);
  });

  it.each([
    ["growth of the GDP per capita of Germany in 1950", /level and not its change: /],
    ["Wachstum des BIP pro Kopf in Deutschland 1950", /Stand und nicht seine Veränderung: /],
    ["croissance du PIB par habitant en Allemagne en 1950", /niveau et non sa variation : /],
    ["crecimiento del PIB per cápita de Alemania en 1950", /nivel y no su variación: /],
  ])("is not passed over where only the level is there: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    [
      "food inflation US 2023",
      /^Consumer price index: food .* Since December 2022 .* risen by 2\.7%/,
    ],
    ["energy inflation US August 2026", /^Consumer price index: energy .* Since August 2025 /],
    ["medical care inflation US", /^Consumer price index: medical care .* Since August 2025 /],
    ["recession 2020 US GDP drop", /in 2020 .* Since 2019 .* fallen by 2\.1%/],
  ])("is asked by its word where the measure is an index: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it("orders no places by their levels", async () => {
    expect(await answerTo("M2 growth euro area")).toMatch(
      /“M2 money growth on the year” but holds/,
    );
  });

  it.each(["Industrieproduktion USA zum Vorjahr", "Verbraucherpreise USA gegenüber dem Vorjahr"])(
    "against the year before is no question for that year: %s",
    async (question) => {
      const { response } = await own.ask(question);
      expect(response?.answer).toMatch(/ im (?:August|September) 2026 /);
    },
  );
});
