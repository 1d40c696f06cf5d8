import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

/** What an economy grows by is told without its prices: of 11.1 percent in 2021 five were inflation. */
describe("the growth of an economy", () => {
  const own = askOwnLibrary();
  const answerTo = async (question: string): Promise<string> =>
    (await own.ask(question)).response?.answer ?? "";

  it.each([
    ["How much did the US economy grow in 2021?", /^Real gross .* it has risen by 6\.3%/],
    ["How much did US GDP grow in 2021?", /^Real gross .* it has risen by 6\.3%/],
    ["By how much did US GDP fall in 2009?", /^Real gross .* it has fallen by 2\.6%/],
    ["Did the US economy shrink in 2020?", /^Real gross .* it has fallen by 2\.1%/],
    ["Wie stark ist die Wirtschaft der USA 2020 geschrumpft?", /^Reales .* um 2,1 % gesunken/],
    [
      "De combien l’économie américaine a-t-elle reculé en 2009 ?",
      /^Produit .* réel .* a diminué de 2,6 %/,
    ],
    ["¿Cuánto cayó la economía de Estados Unidos en 2020?", /^Producto .* real .* un 2,1 %/],
  ])("is real: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    ["Has nominal GDP risen in the US?", /^Gross domestic product \(GDP\), nominal/],
    ["When did US GDP rise above 20 trillion?", /^Gross domestic product \(GDP\), nominal/],
    ["How big is the US economy?", /^Gross domestic product \(GDP\), nominal/],
    ["How much has GDP per capita grown in China since 2000?", /^Real GDP per capita – China/],
  ])("is what is asked where that is said: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });
});
