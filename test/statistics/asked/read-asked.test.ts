import { describe, expect, it } from "vitest";
import { readAsked, type AskedPart } from "../../../src/statistics/index.js";

const told = (part: AskedPart): string => {
  switch (part.kind) {
    case "places":
      return part.isGroup
        ? `${part.own?.code ?? ""}(${String(part.members.length)})`
        : (part.own?.code ?? "");
    case "period":
      return part.lastYears === undefined
        ? `${part.from ?? ""}..${part.to ?? ""}`
        : `last ${String(part.lastYears)}`;
    case "frequency":
      return part.frequency;
    case "change":
      return `on the ${part.against}`;
  }
};
const read = async (text: string) => {
  const { parts, unclear, subject } = await readAsked(text, 2026);
  return { parts: parts.map(told), unclear, subject };
};

describe("what a search says", () => {
  it.each([
    ["inflation G7 since 2010 yoy", ["(7)", "2010..", "on the year"], "inflation"],
    [
      "PIB par habitant France Italie 2000-2020 trimestriel",
      ["FRA", "ITA", "2000..2020", "quarterly"],
      "PIB par habitant",
    ],
    [
      "unemployment euro area quarterly last 10 years",
      ["EMU(21)", "quarterly", "last 10"],
      "unemployment",
    ],
    [
      "Arbeitslosenquote Deutschlands und Frankreichs seit 2015 zum Vorjahr",
      ["DEU", "FRA", "2015..", "on the year"],
      "Arbeitslosenquote",
    ],
    [
      "paro en España y Portugal desde 2008 interanual",
      ["ESP", "PRT", "2008..", "on the year"],
      "paro",
    ],
    ["inflation DE FR IT", ["DEU", "FRA", "ITA"], "inflation"],
    [
      "GDP US vs. UK between 2000 and 2020 q/q",
      ["USA", "GBR", "2000..2020", "on the quarter"],
      "GDP",
    ],
    ["deutsche Exporte letzte 5 Jahre", ["DEU", "last 5"], "Exporte"],
  ])("is read in four languages: %s", async (text, parts, subject) => {
    expect(await read(text)).toEqual({ parts, unclear: [], subject });
  });

  it.each([
    ["exports to France", "to France"],
    ["inflation G7 without Japan", "G7 without Japan"],
    ["GDP Northern Ireland", "Northern Ireland"],
    ["inflation 2010 and 2020", "2010 and 2020"],
    ["inflation after 2010", "after 2010"],
    ["GDP in constant 2015 dollars", "2015"],
    ["inflation last 12 months", "last 12 months"],
    ["students 2019/20", "2019/20"],
    ["gdp us", "us"],
    ["latest inflation", "latest"],
    ["inflation monthly quarterly", "monthly quarterly"],
  ])("is left out and told where it could mean several things: %s", async (text, unclear) => {
    const found = await read(text);
    expect(found.parts).toEqual([]);
    expect(found.unclear).toEqual([unclear]);
  });

  it("is no code where a word is left between two parts", async () => {
    const { parts, unclear } = await read("prices G20 yoy to France");
    expect(parts).toEqual(["(19)", "on the year"]);
    expect(unclear).toEqual(["to France"]);
  });

  it.each(["US dollar exchange rate", "Swiss franc", "IT spending", "cours du dollar américain"])(
    "is no place where it names something else: %s",
    async (text) => {
      expect(await read(text)).toEqual({ parts: [], unclear: [], subject: text });
    },
  );
});
