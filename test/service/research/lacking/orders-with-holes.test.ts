import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";
import { findInvented } from "../find-invented.js";

describe("an order of places of which some have no figure of its period", () => {
  const own = askOwnLibrary();

  it.each([
    [
      "top gas producers",
      "Not in this order for want of a figure for 2013, though those of other years would stand among these: United States (2014), Russia (2014)",
    ],
    ["größte Erdgasproduzenten", "Ohne Wert für 2013 und daher nicht dabei"],
    ["plus grands producteurs de gaz naturel", "Absents faute de chiffre pour 2013"],
    ["mayores productores de gas natural", "Ausentes por falta de cifra de 2013"],
    ["highest physicians density in Europe", "for want of a figure for 2012"],
  ])("names those that would stand in it: %s", async (question, text) => {
    const job = await own.ask(question);
    expect(job.response?.answer).toContain(text);
    expect(findInvented(own.library, question, job)).toEqual([]);
  });

  it("says nothing of those that would not", async () => {
    const { response } = await own.ask("countries with the highest GDP");
    expect(response?.answer).not.toContain("for want of");
  });

  it.each(["CO2 emissions of the United States", "natural gas production of Algeria"])(
    "gives no rank where one of those would stand above: %s",
    async (question) => {
      const { response } = await own.ask(question);
      expect(response?.answer).toMatch(/ – (?:United States|Algeria): in 201/);
      expect(response?.answer).not.toContain("rank");
    },
  );

  it("is of no group where several are asked", async () => {
    const { response } = await own.ask("BRICS GDP vs G7 GDP");
    expect(response?.answer).toContain("of 17 countries and territories: China");
  });

  it("ranks a figure among those of its own time", async () => {
    const { response } = await own.ask("GDP of Germany");
    expect(response?.answer).toContain("countries and territories with a figure of that time");
  });
});
