import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("a question for two measures", () => {
  const own = askOwnLibrary();

  it.each([
    ["birth rate vs death rate Japan", /^Birth rate .* in 2015 .*\nDeath rate .* in 2015/],
    ["birth and death rate Japan", /^Birth rate .*\nDeath rate/],
    ["Geburtenrate und Sterberate Japan", /^Geburtenziffer .* 2015 .*\nSterbeziffer .* 2015/],
    ["natalité et mortalité au Japon", /^Taux de natalité .*\nTaux de mortalité/],
    ["Recettes et dépenses publiques de la France", /^Recettes .*\nDépenses /],
    ["recettes et dépenses de l’État France", /^Recettes .*\nDépenses /],
    [
      "government revenue and expenditure France",
      /^Government budget rev.*\nGovernment budget exp/,
    ],
    ["Einnahmen und Ausgaben des Staates Deutschland", /^Einnahmen .*\nAusgaben /],
    ["ingresos y gastos del Estado España", /^Ingresos .*\nGastos /],
    ["Staatseinnahmen und -ausgaben Deutschland", /^Einnahmen .*\nAusgaben /],
    ["Im- und Exporte Deutschland", /^Wert der Warenimporte .*\nWert der Warenexporte /],
    ["Geburten- und Sterberate Japan", /^Geburtenziffer .*\nSterbeziffer /],
    [
      "imports vs exports US",
      /^Imports of .*balance of .* August 2026 .*\nExports of .* August 2026/,
    ],
    [
      "exports and imports of Germany",
      /^Value of goods exports .* 2014 .*\nValue .* imports .* 2014/,
    ],
    [
      "Importe und Exporte USA",
      /^Importe .*Zahlungsbilanz.* August 2026 .*\nExporte .* August 2026/,
    ],
    ["importaciones y exportaciones de Estados Unidos", /^Importaciones .*\nExportaciones /],
    [
      "imports vs exports US 2020",
      /^Imports .* in 2020 .* billion.*\nExports .* in 2020 .* billion/,
    ],
    [
      "US exports vs imports with China 2020",
      /^Exports .* China .* sum .*\nImports .* China .* sum/,
    ],
    ["US exports to and imports from China", /^Exports of goods to China.*\nImports .* from China/],
    [
      "inflation vs unemployment US",
      /^Inflation rate .* August 2026 .*\nUnemployment .* August 2026/,
    ],
    ["GDP and unemployment rate Germany", /^Real gross domestic .*\nUnemployment rate/],
    ["GDP per capita vs population Japan", /^Real GDP per capita .*\nTotal population/],
    ["life expectancy vs GDP per capita Japan", /^Life .* in 2015 .*\nReal GDP per .* in 2015/],
    ["GDP per capita and life expectancy Japan", /^Real GDP per .* 2017 .*\nLife .* 2015 /],
    [
      "life expectancy compared with GDP per capita Japan",
      /^Life .* in 2015 .*\nReal GDP per .* 2015/,
    ],
    ["Lebenserwartung und BIP pro Kopf Japan", /^Lebens.* 2015 .*\nReales BIP pro Kopf .* 2017/],
    ["Lebenserwartung im Vergleich zum BIP pro Kopf Japan", /^Lebens.* 2015 .*\nReales BIP pro/],
    ["espérance de vie et PIB par habitant au Japon", /^Espérance .* 2015,.*\nPIB réel .* 2017/],
    ["espérance de vie comparée au PIB par habitant Japon", /^Espérance .*\nPIB réel par habitant/],
    ["esperanza de vida y PIB per cápita en Japón", /^Esperanza .* 2015 .*\nPIB real .* 2017/],
    ["crude oil and natural gas production US", /^Crude oil production .*\nNatural gas production/],
    ["federal outlays vs receipts", /^Federal government outlays .*\nFederal government receipts/],
    ["federal receipts and outlays 2024", /^Federal .* receipts .* 2024 .*\nFederal .* outlays/],
    ["federal spending and revenue", /^Federal government outlays .*\nFederal government receipts/],
    [
      "Ausgaben und Einnahmen des Bundes USA 2024",
      /^Ausgaben .* 6\.735\..*\nEinnahmen .* 4\.919\./,
    ],
    ["dépenses et recettes fédérales États-Unis", /^Dépenses fédérales .*\nRecettes fédérales/],
    ["gasto e ingresos federales Estados Unidos", /^Gasto federal .*\nIngresos federales/],
    ["US tax revenue vs government spending", /^Federal .* receipts .*\nFederal .* outlays/],
    [
      "US government spending vs revenue 2023",
      /^Government current expenditures .* 9,403 .*\nGovernment current receipts .* 7,578\.1 /,
    ],
    [
      "government revenue and spending Germany",
      /^Government budget revenue .* 2014 .*\nGovernment budget expenditure .* 2014 /,
    ],
    ["Staatseinnahmen und Staatsausgaben USA", /^Laufende Einnahmen .*\nLaufende Ausgaben/],
    ["ingresos y gastos públicos de España", /^Ingresos del presupuesto .*\nGastos del presup/],
    [
      "state and local government receipts and expenditures US",
      /^State and Local .* Receipts .* 2025 .*\nState and Local .* Expenditures .* 2025 /,
    ],
  ])("has both, measured alike where they can be: %s", async (question, text) => {
    const job = await own.ask(question);
    expect(job.response?.answer).toMatch(text);
    expect(findInvented(own.library, question, job)).toEqual([]);
  });

  it("says where no period is there of both", async () => {
    const { response } = await own.ask("gini vs unemployment US");
    expect(response?.answer).toMatch(
      / in 2007 .*\nUnemployment rate .*\nThese figures are of diff/,
    );
  });

  it.each([
    [
      "taxes and government spending France",
      /not the two sides of one budget: their scopes differ/,
    ],
    ["Steuern und Staatskonsum Frankreich", /nicht die beiden Seiten eines Haushalts/],
  ])(
    "says where what comes in is of another scope than what goes out: %s",
    async (question, text) => {
      const { response } = await own.ask(question);
      expect(response?.answer).toMatch(text);
    },
  );

  it.each([
    ["imports vs exports", /asks for several measures and names no country/],
    ["BIP und Bevölkerung", /meint mehrere Größen und nennt kein Land/],
    ["PIB et population", /plusieurs mesures et ne nomme aucun pays/],
    ["PIB y población", /varias medidas y no nombra ningún país/],
    ["country with the highest GDP and population", /asks for several measures and names no/],
    ["highest GDP and population in Europe", /asks for several measures and names no country/],
    ["Länder mit höchster Inflation und Arbeitslosigkeit", /meint mehrere Größen und nennt kein/],
    ["exports and imports per capita Japan", /no figures on “exports and imports per capita” for/],
    ["birth rate vs divorce rate Japan", /no figures on “birth rate divorce rate” for Japan/],
    ["US government spending vs revenue 1850", /^No figures for 1850: /],
    ["federal outlays vs zebras", /no figures on “federal outlays zebras”/],
  ])("is not answered by one of them: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });

  it("names one measure that is called by two", async () => {
    const { response } = await own.ask("exports of goods and services US");
    expect(response?.answer).not.toContain("Value of goods");
    expect(response?.answer?.match(/Exports of/g)).toHaveLength(1);
  });
});
