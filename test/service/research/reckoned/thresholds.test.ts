import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a question for the places beyond a bound", () => {
  const own = askOwnLibrary();

  it.each([
    [
      "Which countries have more than 100 million people?",
      /^Total population, 2017 – the 14 of 216 countries and territories above 100,000,000 persons: China .*, Egypt \(101,789,386 persons\)\.\n/,
    ],
    [
      "Which countries have more than 100,000,000 inhabitants?",
      /^Total population.* the 14 of 216/,
    ],
    [
      "Welche Länder haben mehr als 100 Millionen Einwohner?",
      /^Gesamtbevölkerung, 2017 – 14 von 216 Ländern und Gebieten über 100\.000\.000 Personen: China/,
    ],
    [
      "Quels pays ont plus de 100 millions d’habitants ?",
      /^Population totale, 2017 – les 14 pays et territoires sur 216 au-dessus de 100/,
    ],
    [
      "¿Qué países tienen más de 100 millones de habitantes?",
      /^Población total, 2017 – los 14 de 216 países y territorios por encima de 100\.000\.000/,
    ],
    [
      "countries in Europe with population over 10 million",
      /^Total population, 2017 – the 15 of 47 countries and territories \(Europe\) above 10,000,000/,
    ],
    [
      "Countries with GDP over $1.5 trillion",
      /^Real gross .* the 18 of 179 countries and territories above 1,500,000 million international dollars/,
    ],
    [
      "Which EU countries have debt above 100% of GDP?",
      /^Public debt, 2014 – the 6 of 27 countries and territories \(European Union\) above 100\.0 percent of GDP: Greece .*, Belgium \(101\.9/,
    ],
  ])("has all of them, with the year: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });

  it("names the first of many, and says how many there are", async () => {
    const { response } = await own.ask("Länder mit Inflation über 5 %");
    expect(response?.answer).toMatch(/, 2014 – die ersten der 53 von 199 .* über 5,0 Prozent: Ven/);
    expect(response?.answer?.match(/Prozent\)/g)).toHaveLength(20);
  });

  it("begins with the lowest below a bound, and names those that may be below it", async () => {
    const { response } = await own.ask("countries with unemployment below 2 percent");
    expect(response?.answer).toMatch(
      /^Unemployment rate, 2014 – the 3 of 122 .* below 2.0 percent: Q/,
    );
    expect(response?.answer).toContain("Not in this order for want of a figure for 2014");
  });

  it("keeps the decimals of the bound", async () => {
    const { response } = await own.ask("countries with renewable share of electricity above 99.5%");
    expect(response?.answer).toContain("above 99.5 percent");
  });

  it.each([
    ["Is US inflation above 3%?", /^Inflation rate \(consumer prices.*United States: in/],
    ["Does US inflation exceed 3 percent?", /^Inflation rate \(consumer prices.*United States: in/],
    ["Was Germany's unemployment below 5% in 2014?", /^Unemployment rate – Germany: in 2014/],
    [
      "Lag die Inflation in Deutschland 2013 über 2 %?",
      /^Inflationsrate.* – Deutschland: im Jahr 2013/,
    ],
    ["Is the population of France over 60 million?", /^Total population – France: in 2017/],
    ["¿Es la inflación en España superior al 2%?", /^Tasa de inflación.* – España: en/],
  ])("gives the figure of one place: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer ?? response?.errorMessage).toMatch(text);
  });

  it("says that there are none", async () => {
    const { response } = await own.ask("countries with more than 2 billion people");
    expect(response?.errorMessage).toBe(
      "None of the 216 countries and territories with a figure of 2017 on “Total population” is above 2,000,000,000 persons.",
    );
  });

  it.each([
    ["countries with GDP per capita over 50,000 euros", /no figures on “GDP per capita euros”/],
    ["countries with debt above 1 trillion dollars", /asks for a number.*“Public debt” in percent/],
  ])("has none in another unit: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });
});

describe("a bound of nothing", () => {
  const own = askOwnLibrary();

  it.each([
    [
      "Which countries have an inflation below zero?",
      /, 2014 – the first of the 23 of 199 .* below 0\.0/,
    ],
    ["Länder mit Inflation unter null", /, 2014 – die ersten der 23 von 199 .* unter 0,0/],
    [
      "pays avec une inflation inférieure à zéro",
      /, 2014 – les premiers des 23 .* au-dessous de 0,0/,
    ],
    ["países con inflación por debajo de cero", /, 2014 – los primeros de los 23 .* debajo de 0,0/],
    ["countries with negative population growth", /, 2017 – the first of the 34 of 216 .* 0\.00/],
    ["Länder mit negativem Bevölkerungswachstum", /, 2017 – die ersten der 34 von 216 /],
    ["pays à croissance démographique négative", /, 2017 – les premiers des 34 /],
    ["países con crecimiento de la población negativo", /, 2017 – los primeros de los 34 /],
    ["how many countries have inflation above 10%", /, 2014 – the 14 of 199 .* above 10\.0/],
    ["countries where debt exceeds GDP", /^Public debt, 2014 – the 13 of 146 .* above 100\.0/],
    ["countries whose exports exceed imports", /trade balance .* the 42 of 179 .* above 0\.0/],
    ["in which countries do imports exceed exports", /the 137 of 179 .* below 0\.0/],
  ])("is one in words: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });
});
