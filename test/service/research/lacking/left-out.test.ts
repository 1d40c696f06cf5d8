import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("a measure without a part of it", () => {
  const own = askOwnLibrary();

  it.each([
    ["US inflation excluding food and energy 2022", /^Core inflation rate .* December 2022 /],
    ["Inflation ohne Nahrungsmittel und Energie USA", /^Kerninflationsrate /],
    ["inflation hors alimentation et énergie États-Unis", /^Inflation sous-jacente /],
    ["personal income excluding transfers US", /^Real personal income excluding current transfer/],
  ])("is the one that leaves it out, and nothing besides: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
    expect(response?.answer?.match(/: (?:in|im|en) /g)).toHaveLength(1);
  });

  it.each([
    ["inflation ohne Energie USA", "inflation ohne Energie USA"],
    ["inflation hors énergie États-Unis", "inflation hors énergie"],
    ["Germany exports excluding cars", "exports excluding cars"],
    ["world GDP excluding US", "GDP excluding US"],
    ["population ex China", "population ex China"],
    ["PIB par habitant hors Luxembourg UE", "PIB par habitant hors Luxembourg UE"],
  ])("is none with it, nor one without more: %s", async (question, subject) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(subject);
  });
});
