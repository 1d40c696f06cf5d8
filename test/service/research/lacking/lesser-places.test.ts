import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a city or a part of a country", () => {
  const own = askOwnLibrary();

  it.each([
    ["Paris GDP", "Paris"],
    ["Berlin", "Berlin"],
    ["Mexico City population", "Mexico City"],
    ["New Jersey GDP", "New Jersey"],
    ["unemployment rate in Northern Ireland", "Northern Ireland"],
    ["southern Italy unemployment", "southern"],
  ])("is no country, nor the words of a measure: %s", async (question, place) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toBe(
      `The library holds no figures on “${question}”. “${place}” is no place that it knows: its figures are of countries, territories and groups of them.`,
    );
  });

  it.each([
    ["Bevölkerung Münchens und Berlins", "Berlins"],
    ["BIP Bayern", "„Bayern“ ist kein Ort"],
    ["population de l’Île-de-France", "« Île de France » n’est pas un lieu"],
    ["paro sur de España", "«sur de» no es un lugar"],
    ["población Ciudad de México", "«Ciudad de México» no es un lugar"],
  ])("is named in the question's language: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(text);
  });

  it.each(["GDP of South Korea", "PIB de Corea del Sur", "GDP of South Sudan", "Georgia GDP"])(
    "is none whose name says where it lies: %s",
    async (question) => {
      const { response } = await own.ask(question);
      expect(response).toHaveProperty("answer");
    },
  );
});
