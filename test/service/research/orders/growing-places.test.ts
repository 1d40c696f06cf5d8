import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

/** Places that are said to grow are told by their economy, and those that shrink now by their people. */

const own = askOwnLibrary();
const responseTo = async (question: string) => (await own.ask(question)).response;

describe("countries in recession", () => {
  it.each([
    [
      "Which countries are in recession?",
      /^Real GDP growth rate, 2014 – the 17 of 191 .* below 0\.0/,
    ],
    ["Who is in recession?", /the 17 of 191 .* below 0\.0/],
    ["Which EU countries were in recession in 2012?", /, 2012 – the 15 of 27 .* Greece \(-6\.6/],
    ["Welche Länder sind in einer Rezession?", /unter 0,0 Prozent: Libyen/],
    ["Quels pays sont en récession ?", /au-dessous de 0,0 pour cent .* Libye/],
    ["¿Qué países están en recesión?", /por debajo de 0,0 por ciento: Libia/],
  ])("are those whose economies shrink: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});

describe("countries that grow", () => {
  it.each([
    [
      "Which country grew fastest in 2014?",
      /^Real GDP growth rate, 2014 – the highest .* Ethiopia/,
    ],
    ["Which country is growing fastest?", /^Real GDP growth rate, 2014 – the highest/],
    ["Which economies grew fastest in 2014?", /^Real GDP growth rate, 2014 – the highest/],
    ["Fastest growing country in Africa", /^Real GDP growth rate, .*\(Africa\): Ethiopia/],
    ["Which EU member grew the most in 2014?", /^Real GDP growth rate, .* Union\): Ireland/],
    ["Which country in Africa grew slowest?", /^Real GDP growth rate, .* lowest .* Libya/],
    ["Which countries shrank in 2014?", /^Real GDP growth rate, 2014 – the lowest .* Libya/],
    ["Which economies are shrinking?", /^Real GDP growth rate, 2014 – the lowest .* Libya/],
    ["Which economies shrank most in 2012?", /^Real GDP growth rate, 2012 – the lowest .* South S/],
    ["Welches Land wuchs am schnellsten?", /^Wachstumsrate des realen BIP, .* höchsten/],
    ["Welche Länder sind 2014 am stärksten gewachsen?", /realen BIP, 2014 – die höchsten/],
    ["Quel pays croît le plus vite ?", /croissance du PIB réel, .* les plus élevées/],
    ["Quel pays a connu la plus forte croissance en 2014 ?", /PIB réel, 2014 .* plus élevées/],
    ["¿Qué país creció más en 2014?", /crecimiento del PIB real, 2014 – los valores más altos/],
  ])("are ordered by how their economies do: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it.each([
    ["Which countries are shrinking?", /^Population growth, \d+ – the lowest .* South Sudan/],
    ["Welche Länder schrumpfen?", /^Bevölkerungswachstum, \d+ – die niedrigsten .* Südsudan/],
  ])("and by their people: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it.each([
    ["Which countries grew the most coffee?", "“coffee”"],
    ["Which country's exports grew the fastest?", "by the change of “Value of goods exports”"],
  ])("are not, where something of theirs is: %s", async (question, text) => {
    const response = await responseTo(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(text);
  });
});

describe("a share", () => {
  it.each([
    "Share of urban population in China",
    "percentage of urban population in China",
    "share of the population that is urban in China",
  ])("is no growth: %s", async (question) => {
    expect((await responseTo(question))?.answer).toMatch(
      /^Degree of urbanization – China: .* 58\.0/,
    );
  });

  it("of a thing stays its growth where that is asked", async () => {
    expect((await responseTo("urban population growth China"))?.answer).toMatch(/^Urban .* growth/);
  });
});

describe("growth from one year to another", () => {
  it.each([
    ["US GDP growth since 2015", /^Real gross domestic product .* in 2025 .* Since 2015 .* 27\.4%/],
    ["US GDP growth in the 2010s", /in 2019 .* Since 2010 .* risen by 23\.4%/],
    [
      "US payroll growth since 2020",
      /^Nonfarm payroll employment – .* Since January 2020 .* 4\.6%/,
    ],
    ["population growth China 2005 to 2010", /^Total population – China: .* risen by 2\.6%/],
    ["croissance du PIB américain depuis 2015", /^Produit intérieur brut .* 27,4 %/],
  ])("is that of what grows: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it.each([
    [
      "average US GDP growth 2010 to 2019",
      /the average of the 40 quarterly figures .* 2\.4 percent/,
    ],
    ["population growth China 2010", /^Population growth – China: in 2010 .* 0\.48 percent/],
    ["US job growth 2023", /change on the month .* the sum of the 12 monthly figures .* 2,515 /],
  ])("is no more than what is asked: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});

describe("places that nobody counts as such", () => {
  it.each([
    ["developing countries population", "“developing countries population”"],
    ["pays en développement population", "« pays en développement population »"],
    ["Industrieländer Inflation", "„Industrieländer Inflation“"],
  ])("are not all places: %s", async (question, text) => {
    expect((await responseTo(question))?.errorMessage).toContain(text);
  });

  it("are named as a group, and not one by one", async () => {
    expect((await responseTo("G20 share of world GDP"))?.errorMessage).toMatch(
      / for G20, Worldwide\.$/,
    );
  });
});

describe("words that belong to no measure", () => {
  it.each([
    [
      "clasificación de países por PIB per cápita en 2005",
      /^PIB real per cápita, 2005 – los valores/,
    ],
    ["Internetnutzer weltweit", /^Zahl der Internetnutzer, 2014 – die höchsten Werte/],
  ])("stand in no measure's way: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});
