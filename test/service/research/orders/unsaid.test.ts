import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const textOf = async (question: string): Promise<string> => {
  const { response } = await own.ask(question);
  return response?.answer ?? response?.errorMessage ?? "";
};

describe("an order of countries by what is not said", () => {
  it.each([
    ["strongest African countries", "The question names Africa and nothing else"],
    ["best countries in Asia", "The question names Asia and nothing else"],
    ["oldest European countries", "The question names Europe and nothing else"],
    ["leading African nations", "The question names Africa and nothing else"],
    ["top EU countries", "The question names European Union and nothing else"],
    ["strongest countries", "The question names no measure: say what is wanted"],
  ])("is none by their people: %s", async (question, text) => {
    expect(await textOf(question)).toContain(text);
  });

  it.each(["biggest African countries", "größte Länder Afrikas", "plus grands pays d’Afrique"])(
    "is one by their people where their size is asked: %s",
    async (question) => {
      expect(await textOf(question)).toMatch(/Nigeria \(193/);
    },
  );

  it("is no count of them", async () => {
    expect(await textOf("how many countries have nuclear power")).toContain(
      "no figures on “how many countries",
    );
  });
});

describe("the richest and the most productive", () => {
  it.each([
    ["richest EU countries", /^GDP per capita .* \(European Union\): Luxembourg/],
    ["richest African countries", /^Real GDP per capita, .* \(Africa\): Seychelles/],
    ["poorest Latin American economies", /^Real GDP per capita, .* lowest .*: Haiti/],
    ["ärmste EU-Länder", /^BIP pro Kopf .* niedrigsten .*: Bulgarien/],
    ["largest European economies", /^Real gross domestic product .* \(Europe\): Germany/],
    ["most productive EU countries", /^Labor productivity per hour worked, .*: Ireland/],
    ["produktivste Länder Europas", /^Arbeitsproduktivität .*: Irland/],
    ["labor productivity EU", /^Labor productivity per hour worked, .* \(European Union\)/],
  ])("are told with words between: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });
});

describe("an order of a year in which only a continent has one", () => {
  it.each([
    ["largest gas producers 2014", "No order of all places by “Natural gas production” for 2014"],
    ["höchste Erdgasförderung 2014", "Keine Rangfolge aller Orte nach „Erdgasförderung“ für 2014"],
    ["unemployment by country 2012", "there are such orders of 2013 to 2014"],
  ])("is none of all places: %s", async (question, text) => {
    expect(await textOf(question)).toContain(text);
  });

  it.each([
    // Cyprus has a figure of 2013 and the euro, and lies in Asia.
    ["lowest HIV prevalence in euro area 2013", /^No order of places \(Euro area\) by “Adult HIV/],
    ["niedrigste HIV-Prävalenz im Euroraum 2013", /^Keine Rangfolge der Orte \(Euroraum\) nach/],
    ["plus faible prévalence du VIH Zone euro 2013", /^Pas de classement des lieux \(Zone euro\)/],
    ["menor prevalencia del VIH en la zona euro 2013", /^No hay clasificación de lugares \(Zona e/],
    [
      "highest share of merchandise exports in GDP EU 1960",
      /\(European Union\) by .* for 1960: there are such orders of 1970 to 2017\. Ask for one place\.$/,
    ],
  ])("is none of a group of which one lies elsewhere: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });

  it("is the continent’s where that is asked", async () => {
    expect(await textOf("largest gas producers in Europe 2014")).toMatch(
      /\(Europe\): Russia \(578/,
    );
  });
});
