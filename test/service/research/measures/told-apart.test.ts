import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("measures side by side, of which one is told from others by its maturity", () => {
  const own = askOwnLibrary();

  it.each([
    [
      "fed funds rate and 10 year yield",
      /^Federal funds effective rate .*\n10-year Treasury yield/,
    ],
    ["unemployment and 10 year yield US", /^Unemployment rate .*\n10-year Treasury yield/],
    ["US inflation and the 6-month bill rate", /^Inflation rate .*\n6-month Treasury bill rate/],
    ["Inflation und 10-jährige Rendite USA", /^Inflationsrate .*\nRendite zehnjähriger US-Staats/],
    ["taux à 10 ans et inflation aux États-Unis", /^Rendement des obligations .*\nTaux d’infl/],
    ["bono a 10 años e inflación EE. UU.", /^Rendimiento de los bonos .*\nTasa de inflación/],
    [
      "US 2-year and 10-year yields and inflation",
      /^2-year Treasury yield .*\n10-year Treasury yield .*\nInflation rate/,
    ],
    ["real 10-year yield and inflation US", /^10-year inflation-indexed .*\nInflation rate/],
  ])("are each what they are called: %s", async (question, text) => {
    const job = await own.ask(question);
    expect(job.response?.answer).toMatch(text);
    expect(findInvented(own.library, question, job)).toEqual([]);
  });

  it("are none where the library lacks the one of that maturity", async () => {
    const { response } = await own.ask("inflation and 20-year mortgage US");
    expect(response).not.toHaveProperty("answer");
  });

  it("are of the place that one of them has figures of", async () => {
    const { response } = await own.ask("M1 vs M2");
    expect(response?.answer).toMatch(/^Money stock M1 – United States.*\nMoney stock M2 – United/);
  });
});
