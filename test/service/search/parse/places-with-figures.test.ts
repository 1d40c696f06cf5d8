import { describe, expect, it } from "vitest";
import type { Library, LibraryPlace } from "../../../../src/service/library/library-model.js";
import type { FoundConcept } from "../../../../src/service/search/index.js";
import { createCoverage } from "../../../../src/service/search/parse/choice/concept-coverage.js";
import { smallLibrary } from "../small-library.js";

/** Of the measures that fit a question's words, those that have figures of the place that is asked for. */

/** A place that belongs to no continent. */
const antarctica: LibraryPlace = {
  ...{ code: "ATA", alpha2OrM49: "AQ", id: 10, kind: "territory", synonyms: [] },
  name: { en: "Antarctica", de: "Antarktis", fr: "Antarctique", es: "Antártida" },
};

type Figures = Readonly<Record<string, readonly string[]>>;

const libraryOf = (figures: Figures, read: string[] = []): Library => ({
  ...smallLibrary,
  places: new Map([...smallLibrary.places, [antarctica.code, antarctica]]),
  coveredPlaces: (key) => {
    read.push(key);
    return figures[key] ?? [];
  },
});

const toFound = (key: string): FoundConcept => ({
  ...{ key, score: 1, coverage: 1, language: "en", byLanguage: { en: 1 }, words: new Set() },
});

/** The measures that are left of all, where figures of one place are asked for. */
function left(code: string, figures: Figures): readonly string[] {
  const choose = createCoverage(libraryOf(figures));
  const asked = { codes: [code], isOrder: false, isDirected: false };
  return choose(Object.keys(figures).map(toFound), asked).map(({ key }) => key);
}

describe("a measure is answered", () => {
  it("for a country where it has figures of that country", () => {
    expect(left("DEU", { gdp: ["DEU"], life: ["FRA"] })).toEqual(["gdp"]);
    expect(left("DEU", { gdp: ["FRA", "EUR", "WLD"], life: ["FRA", "DEU"] })).toEqual(["life"]);
  });

  it("for a continent where it has figures of any country there, or of the continent itself", () => {
    expect(left("EUR", { gdp: ["USA"], life: ["DEU"] })).toEqual(["life"]);
    expect(left("EUR", { gdp: ["USA", "NER"], life: ["USA", "ESP"] })).toEqual(["life"]);
    expect(left("EUR", { gdp: ["USA", "NER"], life: ["EUR"] })).toEqual(["life"]);
  });

  it("for a continent not by the figures of what belongs to none", () => {
    expect(left("EUR", { gdp: ["ATA"], life: ["DEU"] })).toEqual(["life"]);
    // Figures may be left of a place that the list of places has no longer.
    expect(left("EUR", { gdp: ["YUG"], life: ["DEU"] })).toEqual(["life"]);
  });

  it("for the world where it has figures of the world, or of more than one place", () => {
    expect(left("WLD", { gdp: ["USA"], life: ["WLD"] })).toEqual(["life"]);
    expect(left("WLD", { gdp: ["USA"], life: ["DEU", "FRA"] })).toEqual(["life"]);
    expect(left("WLD", { gdp: ["USA", "NER"], life: ["DEU", "FRA"] })).toEqual(["gdp", "life"]);
  });

  it("all the same where none has figures of the place, so that this can be said", () => {
    expect(left("NER", { gdp: ["DEU"], life: ["FRA"] })).toEqual(["gdp", "life"]);
    expect(left("EUR", { gdp: ["USA"], life: ["NER", "NGA"] })).toEqual(["gdp", "life"]);
  });
});

it("the places of a measure are gathered for the first question, and known to those after it", () => {
  const read: string[] = [];
  const choose = createCoverage(libraryOf({ gdp: ["DEU", "FRA"], life: ["FRA"] }, read));
  const found = ["gdp", "life"].map(toFound);
  for (const code of ["DEU", "FRA", "EUR", "WLD"])
    choose(found, { codes: [code], isOrder: false, isDirected: false });
  expect(read.sort()).toEqual(["gdp", "life"]);
});
