import { describe, expect, it } from "vitest";
import { openImportFolder, readImported, said } from "../../import-folder.js";

/** What a message calls the code of a unit: the same letters mean other things in other lists. */

const { dataDir, figures, file, run } = openImportFolder();
const unit = () => Object.values(readImported(dataDir())[0]?.units ?? {})[0];

const component = (id: string, codes: Readonly<Record<string, string>>) => ({
  id,
  values: Object.entries(codes).map(([code, name]) => ({ id: code, name })),
});

type Codes = Readonly<Record<string, string>>;

/** A message of one figure, with what the attributes of its data set call their only codes. */
function message(attributes: Readonly<Record<string, Codes>>): string {
  const structure = {
    name: "Accounts",
    dimensions: {
      dataSet: [component("FREQ", { A: "Annual" }), component("REF_AREA", { DE: "Germany" })],
      observation: [component("TIME_PERIOD", { "2024": "2024" })],
    },
    attributes: {
      dataSet: Object.entries(attributes).map(([id, codes]) => component(id, codes)),
    },
  };
  const dataSets = [{ attributes: [0, 0, 0], observations: { "0": [5] } }];
  return JSON.stringify({ data: { structure, dataSets } });
}
const importOf = (attributes: Readonly<Record<string, Codes>>) =>
  run([file("m.json", message(attributes)), ...said]);

describe("a unit whose code is known", () => {
  it.each([
    ["PC", "Percentage points"],
    ["PC", "Percentage of GDP"],
    ["PC", "Pieces"],
    ["PT", "Number"],
    ["EUR", "US dollars"],
    ["PT", "Points"],
    ["IX", "Index, 2015=100"],
    ["USD", "US dollars, PPP converted"],
    ["USD", "US dollars per hour"],
    ["ALL", "All units"],
  ])("has the message's name where that says something else: %s is %s", async (code, name) => {
    await importOf({ UNIT_MEASURE: { [code]: name } });
    expect(unit()?.name.en).toBe(name);
  });

  it("has its scale in the name where the message says it there", async () => {
    await importOf({ UNIT_MEASURE: { EUR: "Millions of euro" } });
    expect(unit()).toMatchObject({ name: { de: "Millionen euro" }, scale: 1_000_000 });
    await importOf({ UNIT_MEASURE: { PS: "Thousand persons" } });
    expect(unit()).toMatchObject({ name: { en: "Thousand persons" }, scale: 1000 });
  });

  it.each([
    ["PC", "Percentage", "Prozent"],
    ["PC", "Per cent (%)", "Prozent"],
    ["PT", "Pourcentage", "Prozent"],
    ["IX", "Index numbers", "Index"],
    ["PS", "Number of persons", "Personen"],
    ["USD", "U.S. dollars", "US-Dollar"],
    ["USD", "United States Dollar", "US-Dollar"],
    ["EUR", "Euros (EUR)", "Euro"],
    ["GBP", "UK pound sterling", "Britisches Pfund"],
    ["CNY", "Chinese yuan renminbi", "Renminbi Yuan"],
  ])("is named in four languages where it says the same: %s is %s", async (code, name, german) => {
    await importOf({ UNIT_MEASURE: { [code]: name } });
    expect(unit()?.name.de).toBe(german);
  });

  it("has the base of an index once", async () => {
    await importOf({ UNIT_MEASURE: { IX: "Index, 2015=100" }, BASE_PER: { "2015": "2015" } });
    expect(unit()?.name.en).toBe("Index, 2015=100");
    await importOf({ UNIT_MEASURE: { IX: "Index, 2015=100" }, BASE_PER: { "2020": "2020" } });
    expect(unit()?.name.en).toBe("Index, 2015=100, 2020 = 100");
    expect(Object.values(figures() ?? {})).toEqual([{ DEU: ["2024", [5]] }]);
  });
});
