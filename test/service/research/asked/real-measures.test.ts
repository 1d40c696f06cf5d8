import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a real GDP", () => {
  const own = askOwnLibrary();

  it.each([
    ["real GDP Germany", /^Real gross domestic product \(GDP\) – Germany: in 2017 .* 3,805,884/],
    ["reales BIP Deutschland 2017", /^Reales Bruttoinlandsprodukt \(BIP\) – .* 3\.805\.884/],
    ["PIB réel France", /^Produit intérieur brut \(PIB\) réel – France/],
    ["PIB real de Alemania", /^Producto interior bruto \(PIB\) real – Alemania/],
    ["PIB réel États-Unis", /^Produit intérieur brut \(PIB\) réel – États-Unis : en T\d 2026/],
  ])("is no GDP per head: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });

  it.each([
    ["reales BIP pro Kopf Deutschland", /^Reales BIP pro Kopf/],
    ["PIB réel par habitant France", /^PIB réel par habitant/],
    ["croissance du PIB réel France", /^Taux de croissance du PIB réel/],
  ])("is what is asked beside it: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });
});
