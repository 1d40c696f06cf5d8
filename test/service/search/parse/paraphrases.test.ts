import { describe, expect, it } from "vitest";
import { paraphrase } from "../../../../src/service/search/parse/paraphrases/paraphrase.js";
import { toTokens } from "../../../../src/service/search/parse/text.js";

const fold = (text: string) =>
  toTokens(text)
    .map(({ folded }) => folded)
    .join(" ");

/** What is asked, by the words it stands for. */
const questions: Readonly<Record<string, readonly string[]>> = {
  population: [
    ...["pop Spain", "how many people live", "how many persons living", "how many residents in"],
    ...["how many inhabitants are there live", "where people live", "most populous"],
    ...["combien de personnes vivent", "combien de gens habitent", "combien d'habitants y a-t-il"],
    ...["combien habitants compte Paris", "le plus peuplé", "combien de gens a Paris"],
    ...["how many live", "how many are living", "how many do live", "how many live there"],
    ...["how many people are in", "how many residents are there in", "how many does live"],
    ...["how many persons do live", "combien vivent", "combien habitent"],
  ],
  "birth rate": ["live births", "live birth", "live birth rate"],
  government: ["govt debt", "gov debt"],
  "natural gas": ["nat gas"],
  unemployment: ["unemp"],
  mom: [
    ...["month on month", "month over month", "month to month", "CPI m/m", "CPI m-o-m"],
    ...["zum Vormonat", "gegenüber dem Vormonat", "d'un mois sur l'autre", "d'un mois à l'autre"],
    ...["sur un mois", "mes a mes", "intermensual"],
  ],
  qoq: [
    ...["quarter on quarter", "quarter over quarter", "GDP q/q", "GDP q-o-q", "zum Vorquartal"],
    ...["d'un trimestre à l'autre", "sur un trimestre", "intertrimestral"],
  ],
  yoy: [
    ...["year on year", "year-over-year", "CPI y/y", "CPI y-o-y", "zum Vorjahr"],
    ...["gegenüber dem Vorjahresmonat", "d'une année sur l'autre", "d’une année à l’autre"],
  ],
  "market capitalization": ["mkt cap"],
  gdp: [
    ...["largest economies", "biggest economy", "top economies", "top 20 economies"],
    ...["economy developed", "how big is the economy", "how large an economy"],
  ],
  "real gdp": [
    ...["has the economy grown", "economy grew", "is the economy growing", "economic area grow"],
    ...["economic crisis shrunk", "did the economy shrink", "the economy contracted"],
    ...["how much did GDP grow", "GDP fell", "has GDP risen"],
  ],
  "reales bruttoinlandsprodukt": [
    ...["ist die Wirtschaft gewachsen", "die Wirtschaft wächst", "Wirtschaft ist geschrumpft"],
    ...["wuchs die Wirtschaft"],
  ],
  "pib reel": ["économie qui progresse", "l'économie augmente", "l'économie a reculé"],
  "pib real": [
    ...["la economía ha crecido", "economía aumentado", "ha crecido la economía"],
    ...["cayó la economía"],
  ],
  bruttoinlandsprodukt: [
    ...["größte Volkswirtschaft", "größten Volkswirtschaften", "größter Volkswirtschaft"],
    ...["Wirtschaft stark entwickelt", "wie groß ist die Wirtschaft"],
  ],
  "median age": ["how old is the", "how old are people", "how old are the"],
  "medianalter durchschnittsalter": ["wie alt ist", "wie alt sind"],
  "age median": ["âge moyen", "quel âge a", "quel âge ont"],
  "edad mediana": ["edad media", "qué edad tienen"],
  pib: [...["l'économie évolue", "évolue l'économie", "economía evolucionado"]],
  bevolkerung: [
    ...["wie viele Menschen leben", "wie viele Leute wohnen", "wie viele Einwohner hat"],
    ...["wie viele Personen gibt", "wie viele leben", "wie viele wohnen"],
  ],
  poblacion: [
    ...["cuántas personas viven", "cuántos habitantes hay", "más poblado"],
    ...[
      "cuantos habitantes tiene",
      "¿Cuántos viven en España?",
      "cuántas viven en",
      "viven más personas",
    ],
  ],
  "life expectancy": [
    ...["how old do people get", "how long does one live", "how long will we live"],
    ...["how old can you become", "how old do they grow", "live the longest"],
  ],
  lebenserwartung: [
    ...["wie alt werden", "wie lange lebt", "wie alt wird", "wie lange leben"],
    ...["leben am längsten", "lebt am längsten"],
  ],
  "esperance de vie": [
    ...["jusqu'à quel âge vit", "quel âge vivent", "combien de temps vit", "vit-on plus longtemps"],
  ],
  "esperanza de vida": [
    ...[
      "cuántos años viven",
      "cuanto años viven",
      "cuánto viven",
      "cuánto tiempo vive",
      "cuanto vive",
      "viven más",
    ],
  ],
  "gdp per capita": [
    ...["how rich", "how wealthy", "how poor", "richest country", "wealthiest countries"],
    ...["poorest people"],
  ],
  "bip pro kopf": ["wie reich ist", "wie arm sind", "reichste Land", "ärmstes Land"],
  "pib par habitant": [
    ...["pays le plus riche", "pays les plus pauvres", "personnes plus riches", "quelle richesse"],
  ],
  "pib per capita": ["país más rico", "países más pobres"],
  "hours worked": [
    ...["how many hours are worked", "how many h do we work", "how long do people work"],
    ...["how much does one work", "how hard do they work", "work the most"],
  ],
  arbeitsstunden: [
    ...["wie viele Stunden arbeiten", "wie lange arbeitet", "wie viel wird gearbeitet"],
  ],
  "duree du travail": ["combien d'heures travaille", "travaille-t-on"],
  "horas trabajadas tiempo de trabajo": ["cuántas horas trabaja", "cuántas horas se trabajan"],
  "fertility children per woman": [
    "how many children do",
    "how many kids are",
    "how many babies per",
  ],
  geburtenrate: ["wie viele Kinder bekommen", "wie viele Kinder hat", "wie viele Kinder werden"],
  "taux de fecondite": ["combien d'enfants"],
  "tasa de fecundidad": ["cuántos hijos"],
  "persons employed": [
    "how many people have a job",
    "how many people has work",
    "how many people work",
  ],
  erwerbstatige: ["wie viele Menschen arbeiten", "wie viele Leute sind erwerbstätig"],
  "personnes en emploi": ["combien de gens travaillent", "combien de personnes travaillent"],
  "personas empleadas": ["cuántas personas trabajan"],
  "carbon intensity of electricity": ["how clean is our power", "how clean is the grid"],
  "co2 intensitat strom": ["wie sauber ist der Strom", "wie sauber ist unser Strommix"],
  "internet users": [
    ...["how many people use the internet", "how many people are on internet"],
    ...["how many people have access to the internet"],
  ],
  internetnutzer: ["wie viele Menschen nutzen das Internet", "wie viele Leute nutzen Internet"],
  "utilisateurs internet": ["combien de gens utilisent internet"],
  "usuarios internet": ["cuántas personas usan internet"],
};

describe("a question without a measure's name", () => {
  it.each(Object.entries(questions))("stands for %s", (words, texts) => {
    for (const text of texts) expect(paraphrase(fold(text)).words.join(" "), text).toBe(words);
  });

  it("loses what was put into other words, and keeps the rest", () => {
    expect(paraphrase("how many people live in spain")).toEqual({
      words: ["population"],
      rest: "  in spain",
    });
    expect(paraphrase("pop and unemp in spain")).toEqual({
      words: ["unemployment", "population"],
      rest: "  and   in spain",
    });
  });

  it.each([
    ...["popular", "lollipop", "governor", "nat gases", "unemployed", "monthly", "m3 money"],
    ...["how many people voted", "topmost economics", "economy of spain", "wirtschaft spanien"],
    ...["how old trees", "how long is the river", "poor harvest", "work", "quel age d or"],
    ...["combien de temps", "cuantas veces", "wie viele tore", "wie lange dauert", "clean power"],
    // Words that only begin or end so.
    ...["twelvemonth on month", "month to months", "cm m", "m mm", "from o m", "m o mm"],
    ...["kzum vormonat", "zum vormonats", "gegenuber dem vormonats", "ad un mois sur l autre"],
    ...["d un mois a l autres", "tsur un mois", "sur un moisson", "emes a mes", "mes a mesa"],
    ...["xintermensual", "mkt capital", "amkt cap", "enlargest economy", "laptop economies"],
    ...["largest economys", "vergrosste volkswirtschaft", "grosste volkswirtschaftlerin"],
    ...["show old is the", "how old is them", "irgendwie alt ist", "wie alt istanbul"],
    ...["usage moyen", "age moyens", "lequel age a", "quel age antique", "olive births"],
    ...["show many residents live", "how many residents lived", "how many residents index"],
    ...["show many residents in", "workpeople live", "people lives", "almost populous"],
    ...["most populousness", "irgendwie viele menschen leben", "irgendwie viele wohnen"],
    ...["wie viele lebende", "live birthday", "how many alive"],
  ])("stands for nothing else: %s", (text) => {
    expect(paraphrase(text)).toEqual({ words: [], rest: text });
  });
});
