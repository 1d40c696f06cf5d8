import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("what is asked of several places together", () => {
  const own = askOwnLibrary();

  const answerTo = async (question: string): Promise<string> =>
    (await own.ask(question)).response?.answer ?? "";

  it.each([
    ["combined GDP of Germany and France", "no sum of them"],
    ["Germany and France combined population", "no sum of them"],
    ["G7 total GDP", "no sum of them"],
    ["sum of GDP of BRICS countries", "no sum of them"],
    ["population of Germany plus Austria", "no sum of them"],
    ["Summe der Bevölkerung von Deutschland und Österreich", "nicht ihre Summe"],
    ["population totale de l’Allemagne et de la France ensemble", "non leur somme"],
    ["PIB conjunto de Alemania y Francia", "no su suma"],
  ])("is told of each, and that it is no sum: %s", async (question, text) => {
    const answer = await answerTo(question);
    expect(answer).toMatch(/^(?:Real gross|Total pop|Gesamtbev|Population t|Producto interior)/);
    expect(answer).toContain(text);
  });

  it.each([
    // And not where its goods go to.
    ["Does the US export more than China?", /^Value of goods exports – in comparison/],
    ["Exportiert Deutschland mehr als Japan?", /^Wert der Warenexporte – im Vergleich/],
    ["Does China import more than the US?", /^Value of goods imports – in comparison/],
    ["Who has more people, Nigeria or Brazil?", /^Total population – in comparison/],
    ["How many times richer is Luxembourg than Bulgaria?", /^Real GDP per capita – in comparison/],
    ["Wie viel mal reicher ist Luxemburg als Bulgarien?", /^Reales BIP pro Kopf – im Vergleich/],
    ["Gap between German and French unemployment", /^Unemployment rate – in comparison/],
    ["unemployment gap between Greece and Germany", /Greece is 21\.5 percentage points above/],
  ])("is more or less than another's: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it("is nothing where it is not said of what: another's size may be of anything", async () => {
    const { response } = await own.ask("How much bigger is Russia than Canada?");
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain("names Russia, Canada and nothing else");
  });

  it.each([
    ["US GDP minus China GDP", /^Real gross domestic product \(GDP\) – in comparison/],
    ["Germany population minus France population", /^Total population – in comparison/],
    ["GDP per capita of Norway minus that of Sweden", /^Real GDP per capita – in comparison/],
  ])("is less the other where it is said of both, and no balance: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["how many times bigger is US GDP than Germany's", "United States: 4.65 times Germany."],
    ["ratio of US GDP to China GDP", "China: 1.07 times United States."],
    ["ratio of China's population to India's", "China: 1.03 times India."],
    [
      "Wie oft so groß ist das BIP der USA wie das Deutschlands?",
      "Vereinigte Staaten: das 4,65-Fache von Deutschland.",
    ],
    [
      "combien de fois le PIB des États-Unis est-il supérieur à celui de la France",
      "États-Unis : 6,90 fois France.",
    ],
    [
      "cuántas veces mayor es el PIB de EEUU que el de España",
      "Estados Unidos: 11,37 veces España.",
    ],
  ])("is how many times as large one is: %s", async (question, text) => {
    expect(await answerTo(question)).toContain(text);
  });

  it("is no balance of trade where one is taken from another", async () => {
    const answer = await answerTo("GDP of Germany minus France");
    expect(answer).toMatch(/^Real gross domestic product .*\nGermany: in 2017.*\nFrance: in 2017/);
  });

  it("leaves out a member of a group, which the library does not", async () => {
    const { response } = await own.ask("EU GDP minus Germany");
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain("“GDP minus Germany”");
  });

  it.each(["ratio of debt to GDP in Italy and Greece", "debt to GDP ratio of Italy and Greece"])(
    "is none where measures are divided: %s",
    async (question) => {
      const answer = await answerTo(question);
      expect(answer).toMatch(/^Public debt – in comparison/);
      expect(answer).not.toContain("times");
    },
  );
});

describe("the rank of a place", () => {
  const own = askOwnLibrary();

  it.each([
    ["Rang von Spanien beim BIP", "Rang 17 von 179"],
    ["Wo steht Deutschland beim BIP pro Kopf?", "Rang 18 von 179"],
    ["quel est le rang de l’Espagne pour le PIB", "rang 17 sur 179"],
    ["puesto de España en PIB", "puesto 17 de 179"],
  ])("is asked in every language: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toContain(text);
  });

  it.each([
    [
      "Where does Spain rank in unemployment",
      "Its rank is not known: these would stand above it by figures of other years, and have none for 2014: Zimbabwe (2009)",
    ],
    ["Auf welchem Platz liegt Spanien bei der Arbeitslosenquote?", "Der Rang ist nicht bekannt"],
    ["rang de l’Espagne pour le chômage", "Son rang n’est pas connu"],
    ["puesto de España en desempleo", "Su puesto no se conoce"],
    [
      "Where does the US rank in real disposable income",
      "Its rank is not known: the library has no order of places for Q2 2026.",
    ],
  ])("is not passed over where it is not known: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toContain(text);
  });

  it("is spoken of where it is asked alone", async () => {
    expect((await own.ask("unemployment Spain")).response?.answer).not.toContain("rank");
  });
});
