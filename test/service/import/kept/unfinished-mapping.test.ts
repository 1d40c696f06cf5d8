import { expect, it } from "vitest";
import { openImportFolder } from "../import-folder.js";

/** A mapping in which something is left to say, or said that cannot be. */

const { figures, file, run } = openImportFolder();
const mapping = `source: { name: desk, released: 2026-11-02 }
licence: own
place: { column: country }
period: { column: year }
measures: [{ column: rye, name: Rye, unit: tonnes }]
`;

it.each([
  ["licence: own", 'licence: "?"', "mapping.yaml: licence is still ?: replace it."],
  ["unit: tonnes", 'unit: "?"', "mapping.yaml: measures.0.unit is still ?: replace it."],
  ["unit: tonnes", 'unit: { en: "?" }', "mapping.yaml: measures.0.unit.en is still ?: replace it."],
  ["name: Rye", 'name: " ? "', "mapping.yaml: measures.0.name is still ?: replace it."],
  [
    "2026-11-02",
    "2026-02-31",
    "mapping.yaml: source.released 2026-02-31 is no day of the calendar.",
  ],
])("%s is not %s", async (was, is, sentence) => {
  const table = file("rye.csv", "country,year,rye\nPoland,2024,2.5\n");
  const path = file("mapping.yaml", mapping.replace(was, is));
  const { exitCode, text } = await run([table, "--mapping", path]);
  expect(exitCode).toBe(1);
  expect(text).toContain(sentence);
  expect(figures()).toBeUndefined();
  await run([table, "--mapping", file("mapping.yaml", mapping)]);
  expect(figures()).toEqual({ "desk-rye": { POL: ["2024", [2.5]] } });
});
