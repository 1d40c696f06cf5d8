import { beforeAll, describe, expect, it } from "vitest";
import type { QueryParser } from "../../../../src/service/search/index.js";
import { searchAlone } from "../../support/own-library.js";

/** A total is no answer to a question per head, nor is a share of GDP. */

let parser: QueryParser;
beforeAll(async () => {
  ({ parser } = await searchAlone());
});

describe("a question per head", () => {
  it.each([
    ["GDP per capita Japan in dollars", "gdp-per-capita"],
    ["GDP in dollars per capita Japan", "gdp-per-capita"],
    ["GDP per person in dollars", "gdp-per-capita"],
    ["BIP pro Kopf in Dollar Japan", "gdp-per-capita"],
    ["Bruttoinlandsprodukt pro Kopf in Österreich", "gdp-per-capita"],
    ["producto interior bruto per cápita de México en dólares", "gdp-per-capita"],
    ["PIB par habitant en dollars Japon", "gdp-per-capita"],
    ["PIB per cápita en dólares Japón", "gdp-per-capita"],
    ["hospital beds per capita Japan", "factbook-hospital-beds"],
    ["doctors per head", "factbook-physicians"],
    ["cell phones per person", "factbook-mobile-density"],
    ["internet users per capita", "factbook-internet-penetration"],
    ["deaths per capita", "factbook-death-rate"],
    ["disposable personal income per capita", "us-a229rc0"],
  ])("%s is answered per head: %s", (question, concept) => {
    expect(parser.parse(question).concepts[0]?.key).toBe(concept);
  });

  it.each([
    ["exports per capita Germany", "exports per capita"],
    ["exports per person", "exports per person"],
    ["CO2 per capita France", "co2 per capita"],
    ["CO2 par tête", "co2 par tete"],
    ["Stromverbrauch pro Kopf", "stromverbrauch pro kopf"],
    ["Stromverbrauch je Einwohner", "stromverbrauch je einwohner"],
    ["military spending per capita", "military spending per capita"],
    ["gasto militar por habitante", "gasto militar por habitante"],
    ["exports per inhabitant", "exports per inhabitant"],
    ["Exporte pro Einwohner", "pro einwohner"],
  ])("%s is not answered by a total: %s is what is missing", (question, missing) => {
    const { concepts, unknown } = parser.parse(question);
    expect(concepts).toEqual([]);
    expect(unknown).toEqual([missing]);
  });

  it("has no second subject in those who are counted", () => {
    const { concepts, others } = parser.parse("Arbeitslose je Einwohner Deutschland");
    expect([concepts, others]).toEqual([[], []]);
  });

  it.each([
    ["exports Germany", "factbook-exports"],
    ["GDP in dollars Germany", "factbook-gdp-nominal"],
    ["Stromverbrauch", "factbook-electricity-consumption"],
    ["military spending", "factbook-military-spending"],
  ])("%s, which is none, is answered as before", (question, concept) => {
    expect(parser.parse(question).concepts[0]?.key).toBe(concept);
  });
});
