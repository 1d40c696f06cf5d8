import { describe, expect, it } from "vitest";
import { openImportFolder, readImported } from "../import-folder.js";
import { json20Flat } from "./sdmx-json-samples.js";

/** A code may mean one place in ISO's list and another in the message's own: its name tells. */

const { dataDir, file, run } = openImportFolder();
const said = ["--source", "bank", "--licence", "CC-BY-4.0"];

/** What is kept of codes with their labels, a year's figure each, and what is said. */
async function keep(places: readonly string[]) {
  const rows = places.map((place) => `A:B(1.0): Flow,A: Annual,"${place}",2024,1,EUR: Euro`);
  const heading = "DATAFLOW: Flow,FREQ: F,REF_AREA: Area,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE: Unit";
  const { text } = await run([file("m.csv", [heading, ...rows, ""].join("\n")), ...said]);
  const kept = Object.values(readImported(dataDir())[0]?.figures ?? {});
  return { text, places: kept.flatMap((rows) => Object.keys(rows)) };
}

describe("a place's code with a name in the message", () => {
  it.each([
    ["DE: Delaware", "Germany"],
    ["PA: Pará", "Panama"],
    ["SA: South Australia", "Saudi Arabia"],
    ["GE: Germany, East", "Georgia"],
    ["DE: Germany, East", "Germany"],
    ["DE: Germany (former GDR)", "Germany"],
    ["MX: New Mexico", "Mexico"],
    ["SE: South East", "Sweden"],
    ["GB: England", "United Kingdom"],
    ["GB: British", "United Kingdom"],
    ["CN: China including Hong Kong", "China"],
    ["EA: Euro area (19 countries)", "Euro area"],
  ])("is refused where that is no name of it: %s", async (label, country) => {
    const [code = "", name = ""] = label.split(": ");
    const { text, places } = await keep([label, "FR: France"]);
    expect(places).toEqual(["FRA"]);
    expect(text).toContain(`line 2: "${code}" is called "${name}", and is ${country} elsewhere`);
  });

  it("is refused where that is another place's, a number's too", async () => {
    const { text, places } = await keep(["GA: Georgia", "CN: Hong Kong", "IT: Italy"]);
    expect(places).toEqual(["ITA"]);
    expect(text).toContain('"GA" is called "Georgia", which is another place than Gabon');
    expect(text).toContain('"CN" is called "Hong Kong", which is another place than China');
    const koreas = await keep([
      "KR: Korea, Dem. People's Rep.",
      "CG: Congo, Dem. Rep. of the",
      "IT: Italy",
    ]);
    expect(koreas.text).toContain('Rep.", which is another place than South Korea');
    expect(koreas.text).toContain("which is another place than Republic of the Congo");
  });

  it("is read as offices and languages call it", async () => {
    const { text, places } = await keep([
      ...["DE: Germany (until 1990 former territory of the FRG)", "KR: Korea, Rep. of"],
      ...["CN: China, P.R.: Mainland", "HK: China, P.R.: Hong Kong", "CD: Congo, Dem. Rep. of the"],
      ...["KP: Korea, Dem. People's Rep. of", "VI: Virgin Islands (U.S.)", "IT: Italia"],
      ...["LA: Lao PDR", "BE: Belgium (incl. Luxembourg 'LU' -> 1998)", "TW: Chinese Taipei"],
      ...["EA: Euro area (20 countries)", "EU: European Union - 27 countries (from 2020)"],
      "PS: Occupied Palestinian territory, including East Jerusalem",
      ...["HU: Magyarország", "IR: Iran, Islamische Republik", "VE: Venezuela, RB"],
    ]);
    expect(text).toContain("Every figure is in.");
    expect(places.sort()).toEqual(
      [
        ...["DEU", "KOR", "CHN", "HKG", "COD", "PRK", "VIR", "ITA", "LAO", "BEL", "TWN"],
        ...["EMU", "EUU", "HUN", "IRN", "PSE", "VEN"],
      ].sort(),
    );
  });

  it("of a union is one of Eurostat's or the central bank's too, where its members are today's", async () => {
    const { text, places } = await keep([
      "EU27_2020: European Union - 27 countries (from 2020)",
      "U2: Euro area (Member States and Institutions of the Euro Area) changing composition",
      "EA19: Euro area - 19 countries (2015-2022)",
    ]);
    expect(places).toEqual(["EMU", "EUU"]);
    expect(text).toContain('"EA19" (Euro area - 19 countries (2015-2022)) is no place that');
  });

  it("is no country where the code is of a part of one", async () => {
    const { text, places } = await keep([
      "US_GA: Georgia",
      "BE34: Luxembourg",
      "PA-8: Panamá",
      "X_DE: Germany",
    ]);
    expect(places).toEqual(["DEU"]);
    for (const shown of ['"US_GA" is called "Georgia"', '"BE34" is called', '"PA-8" is called'])
      expect(text).toContain(shown);
  });

  it("is looked at in code lists as in labels", async () => {
    const text = json20Flat().replaceAll("Germany", "Germany, East");
    const result = await run([file("m.json", text), ...said]);
    expect(result.text).toContain(
      'observations 1 to 4 (3 of them): "DE" is called "Germany, East", and is Germany elsewhere',
    );
    expect(Object.keys(Object.values(readImported(dataDir())[0]?.figures ?? {})[0] ?? {})).toEqual([
      "FRA",
    ]);
  });
});

it("a number is the place that the message calls so: 142 is Norway in one list and Asia in another", async () => {
  const { text, places } = await keep(["142", "134: Germany", "001: World"]);
  expect(places).toEqual(["DEU", "WLD"]);
  expect(text).toContain('line 2: "142" is no place that the library knows');
});
