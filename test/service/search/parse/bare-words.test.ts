import { beforeAll, describe, expect, it } from "vitest";
import { createQueryParser, type QueryParser } from "../../../../src/service/search/index.js";
import { libraryAlone } from "../../support/own-library.js";

/** One word of one language alone is answered in it. */

let parser: QueryParser;
beforeAll(async () => {
  parser = createQueryParser(await libraryAlone(), { now: () => Date.UTC(2026, 10, 20) });
});

const german = [
  ...["Exporte", "Exporte Deutschland", "Deutsche Exporte", "Importe", "Konsum", "Schulden"],
  ...["Arbeitslosigkeit", "Zinsen", "Löhne", "Steuern", "Strom", "Rohöl", "Geldmenge"],
];
const french = [
  ...["exportations", "Combien la France exporte-t-elle ?", "quel pays exporte le plus"],
  ...["consommation", "chômage", "dette", "salaires", "impôts", "pétrole", "épargne", "emploi"],
];
const spanish = [
  ...["exportaciones", "consumo", "desempleo", "deuda", "salarios", "impuestos", "ahorro"],
  ...["petróleo", "masa monetaria", "tipo de cambio", "empleo", "gasto militar"],
];

describe("a word of one language alone asks in it", () => {
  it.each([
    ...german.map((question) => ["de", question]),
    ...french.map((question) => ["fr", question]),
    ...spanish.map((question) => ["es", question]),
  ])("%s: %s", (language, question) => {
    const read = parser.parse(question);
    expect(read.concepts).not.toEqual([]);
    expect(read.language).toBe(language);
  });
});
