import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runContentCommand } from "../../../../src/service/import/index.js";
import { day, openImportFolder, readImported, surroundingsOf } from "../import-folder.js";
import { json20Flat } from "./sdmx-json-samples.js";
import { csv, genericFlat, specificFlat, structure } from "./sdmx-samples.js";

/** A folder of messages is one source. */

const { dataDir, file, folder, run } = openImportFolder();
const said = ["--source", "bank", "--licence", "CC-BY-4.0"];
const content = () => readImported(dataDir())[0];
const namesOf = () => content()?.concepts.map(({ name }) => name);

/** A message without the figures of a place. */
const without = (place: string, message: string) =>
  message.replace(/<generic:Obs>.*?<\/generic:Obs>|<Obs .*?\/>|^SO:.*\n?/gm, (one) =>
    one.includes(`"${place}"`) || one.includes(`,${place},`) ? "" : one,
  );

function folderOf(files: Readonly<Record<string, string>>): string {
  const path = join(folder(), "messages");
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  return path;
}

const spending = [
  { en: "Household spending: All items", de: "Konsumausgaben: Insgesamt" },
  { en: "Household spending: Food", de: "Konsumausgaben: Nahrungsmittel" },
];

/** The same of another flow, whose list says something else by the same codes. */
const income = (text: string) =>
  text
    .replaceAll("SPENDING", "INCOME")
    .replaceAll("CL_ITEM", "CL_KIND")
    .replaceAll('"S1"', '"S2"')
    .replace("Household spending", "Household income")
    .replace("Konsumausgaben", "Einkommen")
    .replace(/Food(.*)Nahrungsmittel/, "Wages$1Löhne");
const partOf = (text: string, name: string) =>
  new RegExp(`<mes:${name}[ >][^]*</mes:${name}>`).exec(text)?.[0] ?? expect.fail(name);
const bothStructures = structure.replace(
  "</mes:Structures>",
  `${partOf(income(structure), "Structures").replace(/<\/?mes:Structures>/g, "")}</mes:Structures>`,
);
const bothFlows = genericFlat
  .replace("</mes:Header>", `${partOf(income(genericFlat), "Structure")}</mes:Header>`)
  .replace("</mes:GenericData>", `${partOf(income(genericFlat), "DataSet")}</mes:GenericData>`);

describe("the messages of a folder", () => {
  it.each([
    ["SDMX-ML", { "de.xml": without("FR", specificFlat), "fr.xml": without("DE", genericFlat) }],
    ["SDMX-CSV", { "de.csv": without("FR", csv), "fr.csv": without("DE", csv) }],
    ["forms of all kinds", { "de.csv": without("FR", csv), "fr.xml": without("DE", genericFlat) }],
  ])("go on in each other, in %s, named as their structure message says", async (_form, data) => {
    const path = folderOf({ ...data, "structure.xml": structure, "README.txt": "Read me." });
    const { text, exitCode } = await run([path, ...said]);
    expect([exitCode, text]).toEqual([0, expect.stringContaining("Every figure is in.")]);
    expect(content()?.figures).toEqual({
      "bank-so-spending-a-cp00-6885c1b2": { DEU: ["2024", [100.5, 103.25]], FRA: ["2024", [99.1]] },
      "bank-so-spending-a-cp01-72d660aa": { DEU: ["2024", [101]], FRA: ["2024", [98]] },
    });
    expect(namesOf()).toEqual(spending);
    expect(Object.values(content()?.units ?? {})).toMatchObject([
      { name: { en: "million Euro", de: "Millionen Euro", fr: "millions d’euro" } },
    ]);
  });

  it("are named as they name themselves where there is no structure message", async () => {
    await run([folderOf({ "all.json": json20Flat() }), ...said]);
    expect(namesOf()).toEqual(spending);
  });

  it.each([
    ["a message", { "both.xml": bothFlows }],
    ["messages", { "a.xml": genericFlat, "b.xml": income(genericFlat) }],
  ])("of two flows that give a code two meanings, in %s, say which", async (_what, data) => {
    const { text } = await run([folderOf({ ...data, "s.xml": bothStructures }), ...said]);
    expect(text).toContain("Every figure is in.");
    expect(namesOf()).toEqual([
      ...spending,
      { en: "Household income: All items", de: "Einkommen: Insgesamt" },
      { en: "Household income: Wages", de: "Einkommen: Löhne" },
    ]);
  });

  it("give no figure that two of them give, and say where both stand", async () => {
    const path = folderOf({ "a.csv": csv, "b.csv": without("FR", csv) });
    const { text } = await run([path, ...said]);
    const [a, b] = [join(path, "a.csv"), join(path, "b.csv")];
    expect(text).toContain(`${b}, line 2: gives DEU 2024 again (${a}, line 2): neither is kept`);
    expect(text).toContain(`${b}, line 4: gives DEU 2024 again (${a}, line 5): neither is kept`);
    expect(Object.values(content()?.figures ?? {}).map((rows) => Object.keys(rows))).toEqual([
      ["FRA"],
      ["FRA"],
    ]);
  });

  it("are asked again by an update, with what has come since", async () => {
    const path = folderOf({ "de.csv": without("FR", csv), "structure.xml": structure });
    await run([path, ...said]);
    writeFileSync(join(path, "fr.csv"), without("DE", csv));
    const update = surroundingsOf(dataDir(), day("2026-11-21"));
    const { text } = await runContentCommand(["update"], update);
    expect(text).toBe("bank: figures 2 new, 0 changed, 0 gone.");
    expect(namesOf()).toEqual(spending);
  });

  const table = "country,year,GDP (euros)\nGermany,2025,1\n";
  it.each<[string, Readonly<Record<string, string>>, string]>([
    ["no message", { "README.txt": "Read me." }, "has neither datapackage.json nor SDMX data"],
    ["a structure alone", { "s.xml": structure }, "has neither datapackage.json nor SDMX data"],
    ["a table", { "a.csv": csv, "b.csv": table }, "b.csv is no SDMX message, as the files"],
    [
      "two structures",
      { "a.xml": genericFlat, "s.xml": structure, "t.xml": structure },
      "t.xml are both structure messages",
    ],
    [
      "a structure of something else",
      { "a.csv": income(csv), "s.xml": structure },
      "s.xml does not describe SO:INCOME",
    ],
  ])("are not imported with %s among them, which is said", async (_what, files, reason) => {
    const { text, exitCode } = await run([folderOf(files), ...said]);
    expect([exitCode, text]).toEqual([1, expect.stringContaining(reason)]);
    expect(content()).toBeUndefined();
  });

  it("cannot be mapped together", async () => {
    const mapping = file("m.yaml", "source: { name: bank }\n");
    const { text } = await run([folderOf({ "a.csv": csv }), "--mapping", mapping]);
    expect(text).toContain("is a folder: leave --mapping out.");
  });
});
