import { describe, expect, it } from "vitest";
import { createQueryParser } from "../../../../src/service/search/index.js";
import { platforms } from "../../../../src/contract/known-values.js";
import { toTokens } from "../../../../src/statistics/index.js";
import { askOwnLibrary } from "../ask.js";

const foldedWords = (text: string): string =>
  ` ${toTokens(text)
    .map(({ folded }) => folded)
    .join(" ")} `;

describe("a measure's whole name beside a place", () => {
  const own = askOwnLibrary();

  it("is read as that measure, or as one with a longer name, in each language", () => {
    const { library } = own;
    const parser = createQueryParser(library);
    const others: string[] = [];
    let count = 0;
    for (const { key, name } of library.concepts.values()) {
      const [code = ""] = library.coveredPlaces(key);
      const place = library.places.get(code);
      // Names of one or two words may be those of several measures.
      for (const language of platforms) {
        if (place === undefined || toTokens(name[language]).length < 3) continue;
        count += 1;
        const { concepts } = parser.parse(`${name[language]} ${place.name[language]}`);
        const best = library.concepts.get(concepts[0]?.key ?? "");
        const names = best === undefined ? [] : Object.values(best.name);
        const isSo = names.some((one) => foldedWords(one).includes(foldedWords(name[language])));
        if (!isSo) others.push(`${name[language]} → ${best?.name[language] ?? "nothing"}`);
      }
    }
    expect(count).toBeGreaterThan(1500);
    expect(others).toEqual([]);
  });

  it.each([
    "Consumer price index: all items less energy",
    "Consumer price index: all items less food, unadjusted",
    "Índice de precios al consumidor sin energía, sin ajustar",
    "Handelsbilanz: Waren und Dienstleistungen",
    "Private Konsumausgaben für Waren",
    "Private Konsumausgaben, preisbereinigt",
    "Produit intérieur brut (PIB) nominal",
    "Chômeurs depuis moins de 5 semaines",
    "Gasto de consumo en bienes duraderos",
    "Employment in durable goods manufacturing",
  ])("is answered by no other: %s", async (name) => {
    const { library } = own;
    const keys = [...library.concepts.values()]
      .filter((concept) => Object.values(concept.name).includes(name))
      .map(({ key }) => key);
    const { response } = await own.ask(`${name} USA`);
    const titles = [...library.concepts.values()]
      .filter(({ key }) => keys.includes(key))
      .flatMap((concept) => Object.values(concept.name));
    expect(titles.some((title) => response?.answer?.startsWith(`${title} –`))).toBe(true);
  });

  it.each([
    [
      "What was the Consumer price index: all items less energy in the US in July 2020?",
      "July 2020",
    ],
    ["Share of the lowest 10 percent in household income or consumption in Germany", "lowest"],
    ["Market value of publicly traded shares in Germany", "billion U.S. dollars"],
  ])("is one beside a time and small words: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toContain(text);
  });

  it("is no answer where more is asked than that", async () => {
    const { response } = await own.ask("Trade balance: goods and services of US beekeepers");
    expect(response).not.toHaveProperty("answer");
  });
});
