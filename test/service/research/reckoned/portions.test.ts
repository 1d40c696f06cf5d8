import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a question for a part or multiple of a figure", () => {
  const own = askOwnLibrary();

  it.each([
    ["What is 5% of Germany's GDP?", /^Real gross domestic product .* Germany: in 2017/, "“5%”"],
    ["2.5% of US GDP", /^Gross domestic product \(GDP\), nominal – United States/, "“2.5%”"],
    ["two percent of Germany's GDP", /^Real gross domestic product/, "“two percent”"],
    ["half of France's population", /^Total population – France/, "“half”"],
    ["1/3 of Spain's population", /^Total population – Spain/, "“1/3”"],
    ["3 times the population of Austria", /^Total population – Austria/, "“3 times”"],
    ["quarter of US GDP", /^Gross domestic product \(GDP\), nominal/, "“quarter”"],
    ["5 % des deutschen BIP", /^Reales Bruttoinlandsprodukt/, "„5 %“"],
    ["ein Drittel der Bevölkerung Deutschlands", /^Gesamtbevölkerung/, "„ein Drittel“"],
    ["2 % du PIB de la France", /^Produit intérieur brut \(PIB\) réel/, "« 2 % »"],
    ["la mitad del PIB de España", /^Producto interior bruto \(PIB\) real/, "«la mitad»"],
  ])("has the whole figure, and says that it is that: %s", async (question, start, said) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(start);
    expect(response?.answer).toMatch(
      /(?:whole figures|ganzen Werte|chiffres entiers|cifras enteras).*/,
    );
    expect(response?.answer).toContain(said);
  });

  it.each([
    "income share of the top 10 percent Brazil",
    "health spending as percent of GDP France",
    "Exporte in % des BIP Niederlande",
  ])("is none where a measure is called so: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response?.answer).not.toMatch(/whole figures|ganzen Werte/);
  });
});
