import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a question for when one place passed another", () => {
  const own = askOwnLibrary();

  const answerTo = async (question: string) => (await own.ask(question)).response?.answer;

  const japan =
    /^Real gross domestic product \(GDP\) – China, Japan: China above Japan since 1997 \(China: 4,335,792 .*; Japan: 4,302,378 .*\), up to the last figure, 2017 \(.*\)\. The figure before: 1996 \(China: 4,147,617 .*; Japan: 4,256,556 .*\)\. It had been so once before\. The figures looked at go from 1952 to 2017\.\n[^]*not at exchange rates/;

  it.each([
    ["when did China overtake Japan in GDP", japan],
    ["since when is China's GDP larger than Japan's", japan],
    ["when was Japan overtaken by China in GDP", japan],
    [
      "when did China overtake Germany in GDP",
      /China above Germany since 1986 \(China: 2,218,164 .*; Germany: 2,188,734 .* 1985 \(China: 2,081,404 .*; Germany: 2,139,790/,
    ],
    [
      "when did GDP per capita of Ireland overtake the UK",
      /Ireland above United Kingdom since 1995 \(Ireland: 28,213 .* 1994 \(Ireland: 25,909/,
    ],
    ["when did Ireland have a higher GDP per capita than the UK", /Ireland above .* since 1995/],
    ["when did Japan fall behind China in GDP", /: Japan below China since 1997 /],
    ["Wann hat China Japan beim BIP überholt?", /: China über Japan seit 1997 .* davor: 1996/],
    ["Wann wurde Japan beim BIP von China überholt?", /: China über Japan seit 1997/],
    ["Seit wann ist das BIP Chinas größer als das Japans?", /: China über Japan seit 1997/],
    [
      "Quand la Chine a-t-elle dépassé le Japon en PIB ?",
      /: Chine au-dessus, Japon au-dessous depuis 1997 \(Chine\u00a0: .*\u00a0; Japon\u00a0: /,
    ],
    [
      "Depuis quand le PIB de la Chine est-il supérieur à celui du Japon ?",
      /: Chine au-dessus, Japon au-dessous depuis 1997/,
    ],
    [
      "¿Cuándo superó China a Japón en PIB?",
      /: China por encima, Japón por debajo desde 1997 .* La cifra anterior: 1996/,
    ],
    [
      "¿Desde cuándo es el PIB de China mayor que el de Japón?",
      /: China por encima, Japón por debajo desde 1997/,
    ],
  ])("has the figures of both, on both sides: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    [
      "when did India's population surpass China's",
      /India above China in none of the 18 annual figures from 2000 .* to 2017/,
    ],
    [
      "in which year did German exports exceed French exports",
      /Germany above France in all of the 2 annual figures from 2013 \(Germany: 1,506 .* to 2014/,
    ],
  ])("says that it was so in all figures or in none: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    "when did China overtake Japan in nominal GDP",
    "when did China pass Germany",
    "when did Germany beat Brazil",
    "when did Germany and France exceed Italy in GDP",
    "when did US inflation exceed unemployment",
    "when did US exports to China exceed US imports from China",
    "when did exports to China exceed exports to Mexico",
    "when did China surpass the US in CO2 emissions",
  ])("has no answer where that is not one measure of two places: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).not.toBe("");
  });
});
