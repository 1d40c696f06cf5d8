import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { loadLibrary } from "../../../src/service/library/index.js";
import type { Library } from "../../../src/service/library/library-model.js";
import { createLookUp } from "../../../src/service/lookup/index.js";
import { ownLibrary } from "../support/own-library.js";

/** Figures that are looked up in a library whose content is replaced meanwhile, as an import does. */

const years = Array.from({ length: 15 }, (_, at) => String(2000 + at));
const place = "DEU";

/** The library with one measure's figures, read anew each time, as those of imported content are. */
function withFigures(own: Library, key: string, first: number): Library {
  const periods = Array.from({ length: 2020 - first }, (_, at) => String(first + at));
  const values = periods.map((year) => Number(year) * 7.13 + (Number(year) % 7) * 101.37);
  return {
    ...own,
    concepts: new Map(own.concepts),
    observations: (concept, of) =>
      concept === key && of === place
        ? { periods: [...periods], values: [...values] }
        : own.observations(concept, of),
  };
}

it("are those of one of the two, and never the periods of one with the figures of the other", async () => {
  const own = await loadLibrary([], await ownLibrary());
  const key = [...own.concepts.keys()].find((one) => own.coveredPlaces(one).includes(place)) ?? "";
  const [before, after] = [withFigures(own, key, 1990), withFigures(own, key, 1980)];
  let current = before;
  const library: Library = {
    ...own,
    get concepts() {
      return current.concepts;
    },
    observations: (concept, of) => current.observations(concept, of),
  };
  const { periods = [], values = [] } = after.observations(key, place) ?? {};
  const typed = years.map((year) => values[periods.indexOf(year)] ?? null);
  const found = createLookUp(library)(
    { lines: [typed], periods: years, places: [place] },
    () => true,
  );
  await setImmediate();
  current = after;
  const [first] = await found;
  expect(first?.concept.key).toBe(key);
  expect(first?.match.agreed).toBe(years.length);
});
