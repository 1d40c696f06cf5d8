import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const responseTo = async (question: string) => (await own.ask(question)).response;

describe("a growth a year", () => {
  it.each([
    ["US GDP since 2000 growth per year", /69\.9%\. That is 2\.1% a year, compounded/],
    ["average annual growth of US GDP since 2000", /That is 2\.1% a year/],
    ["US GDP CAGR 2000 to 2025", /That is 2\.1% a year/],
    ["how much did US GDP grow per year since 2000", /2017 prices, .* That is 2\.2% a year/],
    ["US CPI growth per year 2010 to 2020", /risen by 20\.2%\. That is 1\.7% a year/],
    ["Japan GDP per capita growth per year 1990-2017", /27\.9%\. That is 0\.9% a year/],
    [
      "durchschnittliches jährliches Wachstum des BIP in Deutschland 2000 bis 2017",
      /1,3\u00a0% pro/,
    ],
    ["croissance annuelle moyenne du PIB de la France 2000-2017", /1,2\u00a0% par an/],
    ["crecimiento anual del PIB de España 2000 a 2017", /1,6\u00a0% al año/],
  ])("leads from the first figure to the last: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it("is the source's own from one year to the next", async () => {
    expect((await responseTo("annual GDP growth 2024 US"))?.answer).not.toContain("a year,");
  });
});

describe("how a gross domestic product has grown", () => {
  it.each([
    ["How much has US GDP grown?", /^Real gross .* it has risen by 28\.0%/],
    ["How much has the US gross domestic product grown?", /^Real gross .* risen by 28\.0%/],
    ["Wie stark ist das BIP der USA zuletzt gewachsen?", /^Reales .* um 2,2\s% gestiegen/],
    ["Over the last year, how much has US GDP grown?", /^Real gross/],
    ["Wie stark wuchs das BIP der USA 2023?", /^Reales .* um 2,9\s% gestiegen/],
    ["Um wie viel ist das Bruttoinlandsprodukt der USA gestiegen?", /^Reales .* um 28,0\s%/],
    ["De combien le PIB des États-Unis a-t-il augmenté ?", /^Produit intérieur brut \(PIB\) réel/],
    ["Le PIB des États-Unis a-t-il reculé en 2020 ?", /^Produit intérieur brut \(PIB\) réel/],
    ["¿Cuánto ha crecido el PIB de Estados Unidos?", /^Producto interior bruto \(PIB\) real/],
    ["¿Cuánto cayó el PIB de Estados Unidos en 2020?", /^Producto interior bruto \(PIB\) real/],
  ])("is told without prices in every language: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it.each([
    ["Wie stark ist das nominale BIP der USA gewachsen?", /^Bruttoinlandsprodukt \(BIP\), nominal/],
    ["Wie stark ist das BIP pro Kopf der USA gewachsen?", /pro Kopf/],
    ["De combien le PIB nominal des États-Unis a-t-il augmenté ?", /^[^\n]*nominal/],
    ["¿Cuánto ha crecido el PIB per cápita de Estados Unidos?", /per cápita/],
    [
      "Wann stieg das BIP der USA über 20 Billionen Dollar?",
      /^Bruttoinlandsprodukt \(BIP\), nominal/,
    ],
  ])("is what it names: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});

describe("a cumulative inflation", () => {
  it.each([
    ["cumulative US inflation since 2020", /^Consumer price index .* risen by 28\.9%/],
    ["US CPI growth 2010 to 2020", /^Consumer price index .* risen by 20\.2%/],
    ["US core CPI growth 2015 to 2020", /^Consumer price index.*core CPI.* risen by 12\.5%/],
    ["kumulierte Inflation USA seit 2020", /^Verbraucherpreisindex .* um 28,9 %/],
    ["inflation cumulée aux États-Unis depuis 2020", /^Indice des prix .* de 28,9 %/],
    ["inflación acumulada en Estados Unidos desde 2020", /^Índice de precios .* 28,9 %/],
  ])("is how far prices have risen: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});

describe("the growth of a time that none is stated of", () => {
  it.each([
    ["how much did the US population grow in 2025", /^Population, monthly .* risen by 0\.4%/],
    ["US population growth 2025", /^Population\b.* in December 2025 .* risen by 0\.4%/],
    ["croissance de la population américaine 2025", /^Population, mensuelle .* 0,4 %/],
    ["US consumer spending growth 2022", /^Personal consumption expenditures .* risen by 9\.7%/],
    ["employment growth US 2025", /^Nonfarm payroll employment .* December 2025 .* 0\.1%/],
    ["GDP growth Germany 2016", /^Real gross domestic product .* Since 2015 .* risen by 2\.2%/],
    ["GDP growth China 2016", /risen by 3\.9%.*\n.* For China the source has its own estimates/],
  ])("is that of the level: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it.each([
    ["population growth Germany 2024", /^No figures for 2024: those on “Population growth”/],
    ["nominal GDP growth Germany 2016", /^No figures for 2016: .* are of 2014 alone/],
  ])("is none without figures of the time: %s", async (question, text) => {
    expect((await responseTo(question))?.errorMessage).toMatch(text);
  });
});
