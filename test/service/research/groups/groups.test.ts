import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a group of places", () => {
  const own = askOwnLibrary();

  const answerTo = async (question: string): Promise<string> =>
    (await own.ask(question)).response?.answer ?? "";

  it.each([
    ["G20 GDP", "of 19 countries and territories (G20)"],
    ["G20 countries ranked by GDP", "of 19 countries and territories (G20)"],
    ["African Union highest GDP per capita", "of 54 countries and territories (African Union)"],
  ])(
    "is told of every member that has figures, however many they are: %s",
    async (question, of) => {
      const answer = await answerTo(question);
      expect(answer).toContain(of);
      expect(answer).not.toMatch(/no figures on it for (?!Western Sahara)/);
    },
  );

  it.each([
    ["How many people live in Africa?", "no figure for Africa as a whole: these are of countries"],
    ["Bevölkerung von Afrika", "Für Afrika als Ganzes enthält die Bibliothek keinen Wert"],
    ["Combien de personnes vivent en Afrique ?", "pas de chiffre pour l’ensemble (Afrique)"],
    ["¿Cuántas personas viven en África?", "ninguna cifra del conjunto (África)"],
  ])("has no figure itself where those of its members stand for it: %s", async (question, text) => {
    expect(await answerTo(question)).toContain(text);
  });

  it("has an order of its members where that is asked", async () => {
    expect(await answerTo("largest population in Africa")).not.toContain("as a whole");
  });

  it("is told of a GDP by no growth of it, though all members have that alone", async () => {
    const answer = await answerTo("ASEAN GDP");
    expect(answer).toMatch(/^Real gross domestic product \(GDP\), 2017 .* of 10 countries/);
    expect(answer).toContain("no figures on it for Timor-Leste");
  });

  it.each([
    "BRICS share of world GDP",
    "Anteil der G7 am Welt-BIP",
    "share of Germany and France in world GDP",
    "Anteil von USA und China am Welt-BIP",
    "part de l’Asie dans la population mondiale",
    "Africa's share of world population",
  ])("is no share of services where its part of the world is asked: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(/share|Anteil|part/);
  });

  it.each(["share of services in GDP Germany and EU", "share of services in GDP G7"])(
    "has shares of what is named: %s",
    async (question) => {
      expect(await answerTo(question)).toMatch(/^Share of services in GDP – in comparison/);
    },
  );
});

describe("an order of places", () => {
  const own = askOwnLibrary();

  it.each([
    ["los 10 países más poblados", /^Población total, 2017 .* China .* Japón \([^)]*\)\.\n/, 10],
    ["top 10 countries by population", /^Total population, 2017/, 10],
    ["top ten countries by population", /^Total population, 2017/, 10],
    ["the five largest economies in 2010", /^Real gross domestic product/, 5],
    ["bottom three GDP per capita", /^Real GDP per capita, 2017 – the lowest/, 3],
    ["les dix pays les plus peuplés", /^Population totale, 2017/, 10],
    ["top 3 economies in Europe", /^Real gross domestic product/, 3],
    ["bottom 5 countries by life expectancy", /2015 – the lowest values .* Lesotho/, 5],
    ["die 7 größten Länder nach Bevölkerung", /^Gesamtbevölkerung, 2017/, 7],
    ["les 8 pays les plus riches", /^PIB réel par habitant, 2017/, 8],
  ])("names as many as are asked: %s", async (question, text, count) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
    expect(response?.keyFacts).toHaveLength(count);
  });

  it.each([
    ["bottom decile income share Brazil", /^Share of the lowest 10 percent/],
    ["top 10 percent income share Germany", /^Share of the highest 10 percent/],
    ["10 year treasury yield", /^10-year Treasury yield/],
  ])("is none where the number or the end is the measure's: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });
});
