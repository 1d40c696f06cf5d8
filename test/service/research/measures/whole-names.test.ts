import { describe, expect, it } from "vitest";
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
    const { library, parser } = own;
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

  it("is also another name of several words: what is known by all of it", () => {
    const { library, parser } = own;
    const others: string[] = [];
    let count = 0;
    for (const { key, synonyms } of library.concepts.values()) {
      const place = library.places.get(library.coveredPlaces(key)[0] ?? "");
      for (const language of platforms) {
        for (const synonym of synonyms[language]) {
          if (place === undefined || toTokens(synonym).length < 2) continue;
          count += 1;
          const [best] = parser.parse(`${synonym} ${place.name[language]}`).concepts;
          const concept = library.concepts.get(best?.key ?? "");
          if (concept === undefined) continue;
          const { name, synonyms: known } = concept;
          const texts = [...Object.values(name), ...Object.values(known).flat()].map(foldedWords);
          const words = foldedWords(synonym).trim().split(" ");
          const isSo = texts.some((text) => words.every((word) => text.includes(` ${word} `)));
          if (!isSo) others.push(`${synonym} → ${name[language]}`);
        }
      }
    }
    expect(count).toBeGreaterThan(3000);
    expect(others).toEqual([]);
  });

  it.each([
    ["CPI less energy in the US", /^Consumer price index: all items less energy – /],
    ["poorest ten percent in Germany", /^Share of the lowest 10 percent in household income/],
    ["bienes no duraderos Estados Unidos", /^Gasto de consumo en bienes no duraderos – /],
    ["gross national product US", /^Gross national product \(GNP\), nominal – /],
    ["cuántos años se vive en Japón", /^Esperanza de vida al nacer – Japón/],
    ["sous-emploi aux États-Unis", /^Taux de sous-emploi \(U-6\) – /],
    ["unemployment level US", /^Number of unemployed – /],
    [
      "países ricos",
      /^PIB per cápita en paridad de poder adquisitivo, \d{4} – los valores más altos/,
    ],
    ["inflación mensual Estados Unidos", /^Precios al consumidor, variación mensual – /],
  ])("is no other measure: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
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
