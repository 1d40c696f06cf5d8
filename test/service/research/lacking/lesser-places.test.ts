import { describe, expect, it } from "vitest";
import { cities } from "../../../../src/service/search/parse/places/lesser/cities.js";
import { partsOfCountries } from "../../../../src/service/search/parse/places/lesser/parts-of-countries.js";
import { askOwnLibrary } from "../ask.js";

describe("a city or a part of a country", () => {
  const own = askOwnLibrary();

  it("is never a country, whichever of them is named", () => {
    const { parser } = own;
    const names = `${cities} ${partsOfCountries}`.split(/\s+/).map((one) => one.replace(/-/g, " "));
    const taken = names.filter((name) => {
      const { lesserPlace, concepts } = parser.parse(`${name} GDP`);
      return lesserPlace?.toLowerCase() !== name || concepts.length > 0;
    });
    expect(names.length).toBeGreaterThan(900);
    expect(taken).toEqual([]);
  });

  it.each([
    ["Paris GDP", "Paris"],
    ["Berlin", "Berlin"],
    ["Mexico City population", "Mexico City"],
    ["New Jersey GDP", "New Jersey"],
    ["unemployment rate in Northern Ireland", "Northern Ireland"],
    ["southern Italy unemployment", "southern Italy"],
    ["Western Europe GDP", "Western Europe"],
    ["Texas unemployment rate", "Texas"],
    ["Indiana GDP", "Indiana"],
    ["Luanda GDP", "Luanda"],
    ["Channel Islands GDP", "Channel Islands"],
    ["Styria GDP", "Styria"],
    ["Ho Chi Minh City GDP", "Ho Chi Minh"],
    ["Guangdong GDP", "Guangdong"],
    ["Kinshasa population", "Kinshasa"],
    ["population of the state of Georgia", "state of Georgia"],
    ["Los Angeles CPI", "Los Angeles"],
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
    ["paro sur de España", "«sur de España» no es un lugar"],
    ["PIB Colombie-Britannique", "« Colombie Britannique » n’est pas un lieu"],
    ["BIP Nordrhein-Westfalen", "„Nordrhein Westfalen“ ist kein Ort"],
    ["población de la Comunitat Valenciana", "«Comunitat Valenciana» no es un lugar"],
    ["population du Québec", "« Québec » n’est pas un lieu"],
    ["población Ciudad de México", "«Ciudad de México» no es un lugar"],
  ])("is named in the question's language: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(text);
  });

  it.each([
    ...["GDP of South Korea", "PIB de Corea del Sur", "GDP of South Sudan", "Georgia GDP"],
    ...["Benin GDP", "Guinea-Bissau GDP", "Congo-Brazzaville GDP", "PIB Grande-Bretagne"],
    ...["West Texas Intermediate price", "New York gasoline price"],
  ])("is none whose name says where it lies: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response).toHaveProperty("answer");
  });
});
