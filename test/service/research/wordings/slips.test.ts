import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("slips in how a question asks", () => {
  const own = askOwnLibrary();

  it.each([
    ["Romania GDP growth", "Romania GDP gorwth"],
    ["Romania GDP growth", "Romania GDP growht"],
    ["average inflation of G7", "averaage inflation of G7"],
    ["average fed funds rate in the 1980s", "averae fed funds rate in the 1980s"],
    ["US CPI change over 5 years", "US CPI channge over 5 years"],
    ["last 12 months CPI", "last 12 monnths CPI"],
    ["exports from the US to China", "exprots from the US to China"],
    ["pays africains les plus riches", "pays africcains les plus riches"],
    ["housing starts March through June 2025", "housing starts Maarch through June 2025"],
    ["food inflation", "food inflatiion"],
    ["Wachstum BIP USA", "Wachtsum BIP USA"],
  ])("change nothing of the answer to “%s”: %s", async (question, slip) => {
    const answer = await own.answerTo(question);
    expect(answer).toMatch(/\d/);
    expect(await own.answerTo(slip)).toBe(answer);
  });

  it.each([
    "median income US",
    "US county with highest income",
    "when did the Fed start raising rates",
  ])("are no words of their own: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
  });
});

describe("what an order says of places", () => {
  const own = askOwnLibrary();

  it.each([
    ["richest landlocked countries", "landlocked"],
    ["largest socialist economies", "socialist"],
    ["top 5 maritime economies", "maritime"],
    ["reichste sozialistische Länder", "sozialistische"],
    ["pays enclavés les plus riches", "enclavés"],
    ["países socialistas más ricos", "socialistas"],
    ["how has the Xanadu economy developed", "Xanadu"],
  ])("is not left out: %s", async (question, said) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(said);
  });

  it.each([
    ["richest Latin American countries", /\(Latin America and the Caribbean\)/],
    ["largest European economies", /\(Europe\)/],
    ["top 10 global economies", /179 countries and territories: China/],
    ["reichste europäische Länder", /\(Europa\)/],
  ])("is answered where it is known: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });
});
