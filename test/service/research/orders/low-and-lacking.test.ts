import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

/** Orders of places that have little of a thing, or none: what has most is no answer. */

const own = askOwnLibrary();
const responseTo = async (question: string) => (await own.ask(question)).response;

describe("places that have little of it", () => {
  it.each([
    ["low fertility countries", /the lowest values .* Macao/],
    ["countries with low unemployment", /the lowest values .* Qatar/],
    ["Länder mit niedriger Inflation", /die niedrigsten Werte/],
    ["pays à faible taux de chômage", /les valeurs les plus faibles/],
    ["países con baja esperanza de vida", /los valores más bajos .* Lesoto/],
    ["countries with high unemployment", /the highest values .* Djibouti/],
    ["Länder mit hoher Inflation", /die höchsten Werte/],
  ])("come first: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});

describe("what shrinks", () => {
  it.each([
    ["shrinking populations", /^Population growth, \d+ – the lowest values .* South Sudan/],
    ["countries with falling population", /^Population growth, \d+ – the lowest values/],
    ["Länder mit schrumpfender Bevölkerung", /^Bevölkerungswachstum, \d+ – die niedrigsten/],
    ["fastest growing population", /^Population growth, \d+ – the highest values .* Qatar/],
  ])("comes first where that is asked: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it("is in no order where only its level is known", async () => {
    expect((await responseTo("countries with falling unemployment"))?.errorMessage).toContain(
      "no order of places by the change",
    );
  });
});

describe("the largest change", () => {
  it.each([
    ["Which quarter had the biggest drop in US GDP?", /^Real GDP growth .* in Q2 2020 .* -28\.0 /],
    ["Stärkster Einbruch des BIP USA", /^Reales BIP-Wachstum .* im Q2 2020 .* -28,0 /],
    ["plus forte baisse du PIB des États-Unis", /^Croissance .* en T2 2020, .* -28,0 /],
    ["mayor caída del PIB de Estados Unidos", /^Crecimiento .* en T2 2020 .* -28,0 /],
    ["sharpest decline in US industrial production", /in February 1946 .* -33\.66 .* the lowest/],
    ["largest population decline", /^Population growth, \d+ – the lowest values .* South Sudan/],
    ["largest increase in US CPI", /^Inflation rate .* in June 1920 .* the highest/],
  ])("is an end of its growth: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it.each([
    ["biggest drop in US unemployment", /does not look for the largest change of “Unemployment/],
    ["largest fall in US inflation", /does not look for the largest change of “Inflation rate/],
    ["Größter Rückgang der US-Arbeitslosigkeit", /nicht nach der größten Veränderung von/],
  ])("is none of a level, nor its end: %s", async (question, text) => {
    const response = await responseTo(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });
});

describe("places that have none of it", () => {
  it.each([
    "countries without nuclear power",
    "Which countries have no army?",
    "which EU countries have no debt",
    "Länder ohne Atomkraft",
    "Welche Länder haben keine Schulden?",
    "Quels pays n’ont pas d’armée ?",
    "países sin ejército",
  ])("are in no order by how much there is: %s", async (question) => {
    const response = await responseTo(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(/no figures|keine Werte|pas de chiffres|no contiene/);
  });
});

describe("how long people live", () => {
  it.each([
    ["Where do people live longest?", /^Life expectancy at birth, \d+ – the highest/],
    ["Where do people live shortest?", /^Life expectancy at birth, \d+ – the lowest/],
    [
      "Wo leben die Menschen am kürzesten?",
      /^Lebenserwartung bei der Geburt, \d+ – die niedrigsten/,
    ],
    ["¿Dónde se vive más?", /^Esperanza de vida al nacer, \d+ – los valores más altos/],
    ["¿Dónde viven más personas?", /^Población total/],
  ])("is no order by how many there are: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});
