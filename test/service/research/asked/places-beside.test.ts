import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("a question for places", () => {
  const own = askOwnLibrary();

  it.each([
    ["BIP der EU und der USA", /^Bruttoinlandsprodukt nach Kauf.*\nEuro.* 2014 .*\nVerein.* 2014 /],
    [
      "GDP of the EU and the US",
      /^Gross domestic product at pur.*\nEuro.* 2014 .*\nUnited.* 2014 /,
    ],
    [
      "PIB UE vs États-Unis",
      /^Produit intérieur brut en parité.*\nUnion.* 2014,.*\nÉtats-.* 2014,/,
    ],
    [
      "PIB de la UE y Estados Unidos",
      /^Producto interior bruto en par.*\nUnión.* 2014 .*\nEst.* 2014 /,
    ],
    [
      "GDP per capita EU vs US",
      /^GDP per capita at purchasing power parity.*\nUnited .*\nEuropean /,
    ],
    ["GDP China vs US", /^Real gross domestic product.*\nChina.* 2017 .*\nUnited States.* 2017 /],
    // Several rates are called so: the one that is there of both, of one year.
    ["Zinsen USA und Japan", /^Leitkreditzins .*\nVereinigte .* 2014 .*\nJapan.* 2014 /],
    ["interest rates US and Japan", /^Commercial .*\nUnited States.* 2014 .*\nJapan.* 2014 /],
    // "By 0.0 percentage points" would be none.
    ["Zinsen USA und Japan", /3,25 Prozent\) ist er um 0,05 Prozentpunkte gestiegen/],
  ])("compares what there is of all of them: %s", async (question, text) => {
    const job = await own.ask(question);
    expect(job.response?.answer).toMatch(text);
    expect(findInvented(own.library, question, job)).toEqual([]);
  });

  it.each([
    ["Weltbevölkerung", /^Gesamtbevölkerung – Welt: im Jahr 2017 /],
    ["Welt-BIP", /^Reales Bruttoinlandsprodukt \(BIP\) – Welt: im Jahr 2017 /],
    ["population mondiale", /^Population totale – Monde : en 2017, /],
    ["PIB mondial", /^Produit intérieur brut .* – Monde : en 2017, /],
    ["población mundial", /^Población total – Mundo: en 2017 /],
    ["PIB mundial", /^Producto interior bruto .* – Mundo: en 2017 /],
    ["world population", /^Total population – Worldwide: in 2017 /],
  ])("knows the world's figure: %s", async (question, text) => {
    const job = await own.ask(question);
    expect(job.response?.answer).toMatch(text);
    expect(findInvented(own.library, question, job)).toEqual([]);
  });

  it.each([
    ["world population 2020", /^No figures for 2020: .* for Worldwide go from 2000 to 2017/],
    ["Weltbevölkerung 2020", /^Keine Werte für 2020: .* für Welt reichen von 2000 bis 2017/],
    ["population mondiale 2020", /^Pas de chiffres pour 2020 .* Monde .* de 2000 à 2017/],
    ["población mundial 2020", /^No hay cifras de 2020: .* Mundo .* 2000 a 2017/],
    ["Weltbank", /no figures on “Weltbank”/],
    ["public debt of the EU and Germany", /no figures on it for European Union/],
    ["population Africa vs Europe", /no figures on it for Africa, Europe/],
  ])("says what is missing, and adds nothing up: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });
});
