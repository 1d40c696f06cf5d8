import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("what is called by a name like that of another measure", () => {
  const own = askOwnLibrary();

  it.each([
    ["share of coal in US electricity", /no figures on “share of coal electricity”/],
    ["gasoline consumption", /no figures on “gasoline consumption”/],
    ["child mortality in France", /no figures on “child mortality” for France/],
    ["under-five mortality Nigeria", /no figures on “under five mortality” for Nigeria/],
    ["Kindersterblichkeit Indien", /keine Werte zu „Kindersterblichkeit“ für Indien/],
    ["share of US in world GDP", /no figures on “share of US in world GDP”/],
    ["China share of world population", /no figures on “China share of world population”/],
    [
      "Anteil der USA am Welt-BIP",
      /keine Werte zu „Anteil der USA am BIP“ für Vereinigte Staaten, Welt/,
    ],
    ["part de la Chine dans la population mondiale", /ne contient pas de chiffres/],
    ["Africa vs Europe life expectancy", /no figures/],
    ["monetary base", /no figures on “monetary base”/],
    ["real federal funds rate", /no figures on “real federal funds rate”/],
    ["strongest currency", /no figures on “strongest currency”/],
    ["long-term unemployed share", /asks for a share, .* in thousand persons alone\.$/],
    ["Anteil der Langzeitarbeitslosen", /nach einem Anteil, .* Einheit: Tausend Personen\.$/],
    [
      "number of births Japan",
      /asks for a number, .* “Birth rate” in births per 1,000 inhabitants/,
    ],
    ["how many people are unemployed in Germany", /asks for a number, .* “Unemployment rate” in/],
    ["how many people die in Germany", /asks for a number, .* “Death rate” in deaths per 1,000/],
    ["Wie viele Arbeitslose gibt es in Deutschland", /nach einer Zahl, .* „Arbeitslosenquote“/],
    ["Zahl der Geburten in Frankreich", /nach einer Zahl, .* „Geburtenziffer“ .* je 1\.000/],
    ["nombre de chômeurs en Allemagne", /demande un nombre, .* « Taux de chômage »/],
    ["combien y a-t-il de chômeurs en France", /demande un nombre, .* « Taux de chômage »/],
    ["cuántos desempleados hay en España", /pide un número, .* «Tasa de desempleo»/],
    ["nombre de naissances France", /demande un nombre, .* « Taux de natalité »/],
    ["reservas de la Reserva Federal", /^La biblioteca no contiene cifras sobre «reservas de la/],
    ["charbon Allemagne", /pas de chiffres sur « charbon » pour Allemagne/],
    ["carbón Alemania", /no contiene cifras sobre «carbón» para Alemania/],
    ["coal Germany", /no figures on “coal” for Germany/],
    ["child mortality Japan", /no figures on “child mortality” for Japan/],
    ["schools in Germany", /no figures on “schools” for Germany/],
    ["average salary Switzerland", /no figures on “average salary|no figures on “salary/],
    ["Medicare spending", /no figures on “Medicare spending”/],
    ["bank deposits US", /no figures on “bank deposits” for United States/],
    ["income tax receipts US", /no figures on “income tax receipts” for United States/],
    ["commercial real estate loans US", /no figures on “commercial real estate loans”/],
    ["manufacturing share of GDP Germany", /no figures on “manufacturing share of GDP”/],
    ["solar power generation Spain", /no figures on “solar power generation” for Spain/],
    ["wind power Denmark", /no figures on “wind power” for Denmark/],
    ["working-age population China", /no figures on “working age population” for China/],
    ["hydro power generation Norway", /no figures on “hydro power generation” for Norway/],
    ["Bund 10y yield", /no figures on “Bund 10y yield”/],
    ["10-year Bund", /no figures on|keine Werte zu/],
    ["Rendite der Bundesanleihen", /keine Werte zu „Rendite der Bundesanleihen“/],
    ["Immobilienpreise Deutschland 2023", /keine Werte zu „Immobilienpreise“ für Deutschland/],
    ["Arbeitslosenquote Bayern", /keine Werte zu „Arbeitslosenquote Bayern“/],
    ["beneficios de Inditex", /no contiene cifras sobre «beneficios de Inditex»/],
  ])("is not answered by it: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });

  it.each([
    ["percentage of internet users Germany", /^Internet penetration .* percent of the population/],
    ["number of unemployed in the US", /^Number of unemployed .* thousand persons/],
    ["crude birth rate Japan", /^Birth rate – Japan(?![^]*oil)/],
    ["corporate income tax receipts US", /^Federal Government: Tax Receipts on Corporate Income/],
    ["US defense spending", /^(?!Military expenditure).* – United States: in (?:Q. )?202[56]/],
    ["tasa de ahorro de los hogares EEUU", /^Tasa de ahorro personal – Estados Unidos/],
    ["deficit US 2024", /^Federal budget balance \(fiscal years\) to GDP – United States: in 2024/],
    ["Defizit Deutschland", /^Saldo des Staatshaushalts – Deutschland/],
    ["US jobs", /^Nonfarm payroll employment – United States: in September 2026/],
    ["jobs US yoy", /^Nonfarm payroll employment – United States.* Since September 2025/],
    ["jobs Germany", /^Number of persons employed – Germany/],
    ["nuevos empleos Estados Unidos", /^Empleo asalariado no agrícola, variación mensual/],
    ["nouveaux emplois États-Unis", /^Emploi salarié non agricole, variation mensuelle/],
    ["productivity growth US", /^Labor productivity, nonfarm business – United States/],
    ["mortalidad infantil España", /^Tasa de mortalidad infantil – España/],
    ["spending on schools in Germany", /^Education expenditure – Germany/],
  ])("is answered by its own: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it.each([
    ["how many people are unemployed in the US", /^Number of unemployed – .* thousand persons/],
    ["Wie viele Arbeitslose gibt es in den USA", /^Zahl der Arbeitslosen – .* Tausend Personen/],
    ["how many deaths per 1000 inhabitants in Germany", /^Death rate – Germany/],
    ["de combien a augmenté le taux de chômage aux États-Unis", /^Taux de chômage – .* points/],
    ["how many children do women have in Niger", /^Total fertility rate – Niger/],
    ["how many hours do people work in Japan", /^Average annual hours worked/],
    ["how many years do people live in Japan", /^Life expectancy at birth – Japan/],
    ["combien d'années vivent les gens au Japon", /^Espérance de vie à la naissance/],
    ["how many people live in Japan", /^Total population – Japan/],
  ])("is answered where how many there are is what is measured: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });
});
