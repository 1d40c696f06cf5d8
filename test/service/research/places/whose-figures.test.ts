import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("what is asked of places", () => {
  const own = askOwnLibrary();

  const answerTo = async (question: string): Promise<string> => {
    const job = await own.ask(question);
    expect(findInvented(own.library, question, job)).toEqual([]);
    return job.response?.answer ?? job.response?.errorMessage ?? "";
  };

  it.each([
    ["position of Spain in life expectancy", /^Life expectancy .* Spain: .* rank 6 of 206 /],
    ["exportations de la France et de la Chine", /comparaison :\n.*Chine : .*\n.*France : /],
    [
      "Second largest economy",
      /2017 – the highest .*: China \([^)]*\), United States \([^)]*\)\.$/m,
    ],
    ["third largest country by population", /: China .* India .* United States \([^)]*\)\.$/m],
    ["Zweitgrößte Volkswirtschaft der Welt", /2017 – .*: China \([^)]*\), Vereinigte Staaten/],
    ["deuxième plus grande économie du monde", /2017 – .* : Chine \([^)]*\), États-Unis/],
    ["segunda economía más grande del mundo", /2017 – .*: China \([^)]*\), Estados Unidos/],
  ])("is the order up to the position asked: %s", async (question, text) => {
    expect(await answerTo(question)).toMatch(text);
  });

  it.each([
    "second highest US inflation ever",
    "What was the second lowest unemployment rate in Germany?",
    "zweithöchste Inflation in den USA",
    "second highest Brent price ever",
  ])("is not the first of the figures of one place: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(/second|zweithöchste/);
  });

  it.each([
    "Who does Germany trade with",
    "Who are Germany's main trading partners?",
    "Mit wem handelt Deutschland",
    "Avec qui l'Allemagne commerce-t-elle",
    "Con quién comercia Alemania",
  ])("is no trade with all of them: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
  });

  it("is each of two measures of one name once", async () => {
    const [first, second] = (await answerTo("GDP growth vs GDP level China")).split("\n");
    expect(first).toMatch(/^Real GDP growth rate – China/);
    expect(second).toMatch(/^Real gross domestic product \(GDP\) – China/);
  });

  it("is told in the language of the question, not in that of a place like it", async () => {
    expect(await answerTo("Virgin Islands population")).toMatch(
      /^Total population – in comparison:\nU\.S\. Virgin Islands: in .*\nBritish Virgin Islands: in /,
    );
  });
});
