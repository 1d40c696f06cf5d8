import { beforeAll, describe, expect, it } from "vitest";
import type { QueryParser } from "../../../../src/service/search/index.js";
import { searchAlone } from "../../support/own-library.js";

/** Who is counted is what is asked: neither all who live there, nor a measure with their name in it. */

let parser: QueryParser;
beforeAll(async () => {
  ({ parser } = await searchAlone());
});

describe("a question of how many live somewhere", () => {
  it.each([
    ["How many live in Spain?", "population"],
    ["How many people live in Spain?", "population"],
    ["Wie viele leben in Spanien?", "population"],
    ["Wie viele wohnen in Spanien?", "population"],
    ["Combien vivent en Espagne ?", "population"],
    ["¿Cuántos viven en España?", "population"],
    ["How many people are living in Spain?", "population"],
    ["Combien habitent en Espagne ?", "population"],
    ["How many live below the poverty line in France?", "factbook-poverty"],
    ["Wie viele leben in Spanien in Armut?", "factbook-poverty"],
    ["How many people live with HIV in South Africa?", "factbook-hiv-prevalence"],
    ["How many people over 65 live in Japan?", "factbook-age-65-up"],
    ["How many unemployed live in Spain?", "factbook-unemployment"],
    ["How many children live in Spain?", "factbook-age-0-14"],
    ["Combien d’enfants vivent en Espagne ?", "factbook-age-0-14"],
    ["How many unemployed lives in Spain?", "factbook-unemployment"],
    ["How many unemployed are living in Spain?", "factbook-unemployment"],
    ["Wie viele Arbeitslose leben in Spanien?", "factbook-unemployment"],
    ["Wie viele Arbeitslose wohnen in Spanien?", "factbook-unemployment"],
    ["Combien de chômeurs vivent en Espagne ?", "factbook-unemployment"],
    ["Combien de chômeurs habitent en Espagne ?", "factbook-unemployment"],
    ["¿Cuántos desempleados viven en España?", "factbook-unemployment"],
    ["¿Cuántos desempleados residen en España?", "factbook-unemployment"],
    ["live births Germany", "factbook-birth-rate"],
    ["live birth rate Germany", "factbook-birth-rate"],
  ])("%s is one of those who are named: %s", (question, concept) => {
    expect(parser.parse(question).concepts.map(({ key }) => key)[0]).toBe(concept);
  });

  it.each([
    ["foreigners in Germany"],
    ["How many foreigners live in Germany?"],
    ["Wie viele Ausländer leben in Deutschland?"],
    ["étrangers en France"],
    ["extranjeros en España"],
    ["a foreigner in Germany"],
    ["foreign born Germany"],
    ["foreign nationals in Germany"],
    ["foreign citizens in Germany"],
    ["foreign population of Germany"],
    ["Ausländeranteil Deutschland"],
    ["women in Spain"],
    ["How many women live in Spain?"],
    ["How many women work in Germany?"],
    ["Frauen in Spanien"],
    ["nombre de femmes en France"],
    ["número de mujeres en España"],
    ["mujeres en España"],
    ["femmes en France"],
    ["Anzahl der Frauen in Spanien"],
    ["Zahl der Männer in Spanien"],
    ["number of girls in Spain"],
    ["males in Spain"],
  ])("%s has no answer in another measure of their name", (question) => {
    const { concepts, others } = parser.parse(question);
    expect([...concepts, ...others]).toEqual([]);
  });

  it.each([
    ["How many Germans live in Spain?", "Germans"],
    ["Wie viele Deutsche leben in Spanien?", "Deutsche"],
    ["Wie viele Deutsche wohnen in Spanien?", "Deutsche"],
    ["How many French people live in Germany?", "French"],
    ["Wie viele Franzosen leben in Deutschland?", "Franzosen"],
  ])("%s names %s as what is missing, and shows no figures of both places", (question, word) => {
    const { concepts, unknown, words } = parser.parse(question);
    expect(concepts).toEqual([]);
    expect(unknown).toEqual([word]);
    expect(words).toContain(word.toLowerCase());
  });

  it.each([
    ["children per woman France", "fertility"],
    ["how many children do women have in Niger", "fertility"],
    ["investissements directs étrangers en France", "factbook-fdi-inward"],
    ["cost of living Germany", "price-level-consumption"],
    ["stock d’investissement étrangers en France", "factbook-fdi-inward"],
    ["foreign debt Germany", "factbook-external-debt"],
    ["Where do Germans live the longest?", "life-expectancy"],
    ["How many Spaniards are there?", "population"],
    ["Wie viele Japaner gibt es?", "population"],
    ["Combien de Français y a-t-il ?", "population"],
    ["¿Cuántos españoles hay?", "population"],
  ])("%s is still what it was: %s", (question, concept) => {
    expect(parser.parse(question).concepts[0]?.key).toBe(concept);
  });
});
