import { describe, expect, it } from "vitest";
import { openImportFolder, readImported } from "../import-folder.js";
import { json10, json20, json20Flat, jsonDraft } from "./sdmx-json-samples.js";
import {
  csv,
  genericFlat,
  genericSeries,
  specificFlat,
  specificSeries,
  structure,
} from "./sdmx-samples.js";

const { dataDir, file, run } = openImportFolder();
const said = ["--source", "bank", "--licence", "CC-BY-4.0"];
const content = () => readImported(dataDir())[0];
const withStructure = (text = structure) => ["--structure", file("structure.xml", text)];
/** As Eurostat writes the ids of dimensions. */
const small = (text: string) => text.replace(/FREQ|REF_AREA|ITEM/g, (id) => id.toLowerCase());

/** What every form says, by the identifiers that its codes make. */
const figures = {
  "bank-so-spending-a-cp00-6885c1b2": { DEU: ["2024", [100.5, 103.25]], FRA: ["2024", [99.1]] },
  "bank-so-spending-a-cp01-72d660aa": { DEU: ["2024", [101]], FRA: ["2024", [98]] },
};

describe("the same figures", () => {
  const forms: readonly (readonly [form: string, name: string, text: string])[] = [
    ["SDMX-CSV 1.0", "m.csv", csv],
    ["SDMX-JSON 1.0, time series", "m.json", json10()],
    ["SDMX-JSON before 1.0", "m.json", jsonDraft()],
    ["SDMX-JSON 2.0, time series", "m.json", json20("TIME_PERIOD")],
    ["SDMX-JSON 2.0, cross-section", "m.json", json20("REF_AREA")],
    ["SDMX-JSON 2.0, flat", "m.json", json20Flat()],
    ["SDMX-ML generic, time series", "m.xml", genericSeries("TIME_PERIOD")],
    ["SDMX-ML generic, cross-section", "m.xml", genericSeries("REF_AREA")],
    ["SDMX-ML generic, flat", "m.xml", genericFlat],
    ["SDMX-ML structure-specific, time series", "m.xml", specificSeries("TIME_PERIOD")],
    ["SDMX-ML structure-specific, cross-section", "m.xml", specificSeries("REF_AREA")],
    ["SDMX-ML structure-specific, flat", "m.xml", specificFlat],
  ];
  it.each(forms)("come from %s, with the same identifiers", async (form, name, text) => {
    const more = form.includes("specific") ? withStructure() : [];
    const result = await run([file(name, text), ...said, ...more]);
    expect(result.text).toContain("Every figure is in.");
    expect(content()?.figures).toEqual(figures);
    const [first] = content()?.concepts ?? [];
    expect(first).toMatchObject({ decimals: 1, frequency: "annual", forecastFrom: "2025" });
    expect(Object.values(content()?.units ?? {})).toMatchObject([
      { name: { en: "million Euro", de: "Millionen Euro" }, scale: 1_000_000 },
    ]);
  });

  it.each([...forms, ["SDMX-CSV beside specific SDMX-ML", "m.csv", csv] as const])(
    "come from %s with small letters in the ids of dimensions",
    async (form, name, text) => {
      const more = form.includes("specific") ? withStructure(small(structure)) : [];
      const result = await run([file(name, small(text)), ...said, ...more]);
      expect(result.text).toContain("Every figure is in.");
      expect(content()?.figures).toEqual(figures);
      const [first] = content()?.concepts ?? [];
      if (more.length > 0 || name === "m.json")
        expect(first?.name).toEqual({
          en: "Household spending: All items",
          de: "Konsumausgaben: Insgesamt",
        });
    },
  );

  it.each([
    ["SDMX-ML with its structure", "m.xml", genericSeries("TIME_PERIOD")],
    ["SDMX-JSON", "m.json", json10()],
  ])("of %s are named in the languages of its code lists", async (form, name, text) => {
    const more = form.includes("structure") ? withStructure() : [];
    await run([file(name, text), ...said, ...more]);
    expect(content()?.concepts.map((one) => one.name)).toEqual([
      { en: "Household spending: All items", de: "Konsumausgaben: Insgesamt" },
      { en: "Household spending: Food", de: "Konsumausgaben: Nahrungsmittel" },
    ]);
  });
});
