import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("what the library lacks and other measures are called by the words of", () => {
  const own = askOwnLibrary();

  it.each([
    ["PIB de México en pesos", /«PIB en pesos»/],
    ["PIB de Brasil en reales", /«PIB en reales»/],
    ["output gap germany", /“output gap”/],
    ["GDP in 2015 prices Germany", /no figures on “GDP in.* prices”/],
    ["GDP at 2010 prices France", /no figures on “GDP at.* prices”/],
    ["BIP in Preisen von 2015 Deutschland", /keine Werte zu „BIP in Preisen/],
    ["PIB aux prix de 2014 France", /pas de chiffres sur « PIB aux prix/],
    ["PIB a precios de 2015 España", /no contiene cifras sobre «PIB a precios/],
    ["exports plus imports Germany", /“exports plus imports”/],
    ["CPI base year", /“CPI base year”/],
  ])("is answered by none of them: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });

  it.each([
    ["Does Japan have more people than Mexico?", /^Total population – in comparison/],
    ["Does Japan have fewer inhabitants than Mexico?", /^Total population – in comparison/],
    ["Hat Japan mehr Menschen als Mexiko?", /^Gesamtbevölkerung – im Vergleich/],
    ["¿Tiene Japón más gente que México?", /^Población total – /],
    ["GDP at constant prices France", /^Real gross domestic product/],
    ["food prices US 2022", /^Consumer price index/],
  ])("is none of what it has: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });

  it.each(["German unemployment rate 2012", "Arbeitslosenquote Deutschland 2012"])(
    "has none of a part of what is asked, where the whole has no figure of the time: %s",
    async (question) => {
      const { response } = await own.ask(question);
      expect(response).not.toHaveProperty("answer");
      expect(response?.errorMessage).toMatch(/2012.*(?:Unemployment rate|Arbeitslosenquote).*2013/);
    },
  );
});
