import { expect, it } from "vitest";
import { openImportFolder } from "../../import-folder.js";

/** Rows of the United States' states, some of which are written as countries are. */

const { figures, file, run } = openImportFolder();

const imported = (places: readonly string[]) =>
  run([
    file(
      "t.csv",
      `area,2021\n${places.map((place, at) => `${place},${String(at + 1)}\n`).join("")}`,
    ),
    "--mapping",
    file(
      "m.yaml",
      "source: { name: desk }\nlicence: own\nplace: { column: area }\nperiod: { headings: true }\nmeasures: [{ name: GDP, unit: euros }]\n",
    ),
  ]);

it("Georgia among states is not in, and is in by its code or among countries", async () => {
  const { text } = await imported(["Germany", "Georgia", "Texas"]);
  expect(text).toContain(
    'line 3: "Georgia" may be a state of the United States, as "Texas" (line 4) is: write GEO where it is the country',
  );
  expect(figures()).toEqual({ "desk-gdp": { DEU: ["2021", [1]] } });
  await imported(["Germany", "GEO", "Texas"]);
  expect(figures()).toEqual({ "desk-gdp": { DEU: ["2021", [1]], GEO: ["2021", [2]] } });
  await imported(["Germany", "Georgia"]);
  expect(figures()).toEqual({ "desk-gdp": { DEU: ["2021", [1]], GEO: ["2021", [2]] } });
});

it("two letters beside a state's are no country's, where they are a state's too", async () => {
  const { text } = await imported(["CA", "DE", "FR", "TX"]);
  expect(text).toContain(
    'line 2: "CA" may be a state of the United States, as "TX" (line 5) is: write CAN',
  );
  expect(figures()).toEqual({ "desk-gdp": { FRA: ["2021", [3]] } });
  await imported(["CA", "DE", "FR"]);
  expect(Object.keys(figures()?.["desk-gdp"] ?? {})).toEqual(["CAN", "DEU", "FRA"]);
});
