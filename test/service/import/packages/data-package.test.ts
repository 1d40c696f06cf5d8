import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runImportCommand } from "../../../../src/service/import/index.js";
import { day, openImportFolder, readImported, surroundingsOf } from "../import-folder.js";

const { dataDir, file, figures, folder, run } = openImportFolder();

describe("a Frictionless data package", () => {
  const descriptor = {
    name: "harvests",
    title: "Harvests",
    homepage: "https://farm.example",
    created: "2026-10-05T08:00:00Z",
    licenses: [{ name: "CC-BY-4.0" }],
    sources: [{ title: "Ministry of Farming" }],
    resources: [
      {
        name: "wheat",
        path: "data/wheat.csv",
        dialect: { delimiter: ";" },
        schema: {
          missingValues: ["-9"],
          fields: [
            { name: "iso" },
            { name: "season", type: "year" },
            { name: "t", title: "Wheat harvest", unit: "tonnes" },
          ],
        },
      },
    ],
  };
  const write = (changes: object = {}) => {
    const path = file("datapackage.json", JSON.stringify({ ...descriptor, ...changes }));
    rmSync(join(folder(), "data"), { recursive: true, force: true });
    return path;
  };

  it("says by itself whose figures they are, how they may be used, and what its columns hold", async () => {
    write();
    mkdirSync(join(folder(), "data"));
    file("data/wheat.csv", "iso;season;t\nPOL;2023;13.1\nPOL;2024;-9\nPOL;2025;12.7\n");
    const result = await runImportCommand(
      [folder()],
      surroundingsOf(join(folder(), "kept"), day("2026-11-20")),
    );
    expect(result.text).toContain("Imported Harvests (Ministry of Farming; CC-BY-4.0).");
    const [content] = readImported(join(folder(), "kept"));
    expect(content?.source).toMatchObject({
      key: "harvests",
      releasedAt: "2026-10-05",
      url: "https://farm.example",
    });
    expect(content?.figures).toEqual({ "harvests-t": { POL: ["2023", [13.1, null, 12.7]] } });
  });

  it("has no series in a field of numbers whose cells are none", async () => {
    const numbers = (type: string) => ({
      resources: [
        {
          ...{ name: "wheat", path: "data/wheat.csv" },
          schema: {
            fields: [
              ...[{ name: "iso" }, { name: "year", type: "year" }],
              { name: "t", type: "number", unit: "tonnes" },
              { name: "price", type, bareNumber: false, unit: "euros" },
            ],
          },
        },
      ],
    });
    const table = "iso,year,t,price\nPOL,2023,13.1,EUR 5\nPOL,2024,13.2,USD 6\n";
    const imported = async (type: string) => {
      write(numbers(type));
      mkdirSync(join(folder(), "data"));
      file("data/wheat.csv", table);
      return run([folder()]);
    };
    const { exitCode, text } = await imported("number");
    expect(exitCode).toBe(1);
    expect(text).toContain(
      'what "price" is, a field of the type number whose cells are no numbers: write the figures alone',
    );
    expect((await imported("string")).text).toContain("2 indicators:");
  });

  it("names its measures and units in the languages that it has", async () => {
    const wheat = (languages: readonly string[] | undefined, title: unknown, unit: unknown) => ({
      ...(languages === undefined ? {} : { languages }),
      title: { "": "Récoltes", en: "Harvests" },
      resources: [
        {
          ...{ name: "wheat", path: "wheat.csv" },
          schema: { fields: [{ name: "iso" }, { name: "season" }, { name: "t", title, unit }] },
        },
      ],
    });
    file("wheat.csv", "iso,season,t\nPOL,2024,13.1\nPOL,2025,12.7\n");
    const named = async (changes: object) => {
      const { exitCode, text } = await run([write(changes)]);
      expect(exitCode, text).toBe(0);
      const [{ concepts: [concept], units } = expect.fail()] = readImported(dataDir());
      expect(concept?.key).toBe("harvests-t");
      return { name: concept?.name, unit: units[concept?.unit ?? ""]?.name, text };
    };
    const title = {
      "": "Récolte de blé",
      en: "Wheat harvest",
      "es-ES": "Cosecha de trigo",
      he: "קציר",
    };
    const french = await named(wheat(["fr", "en"], title, { "": "tonnes", de: "Tonnen" }));
    expect(french.text).toContain("Imported Récoltes");
    expect(french.name).toEqual({
      ...{ en: "Wheat harvest", fr: "Récolte de blé", es: "Cosecha de trigo" },
    });
    expect(french.unit).toMatchObject({ en: "tonnes", fr: "tonnes", de: "Tonnen" });
    const plain = await named(wheat(undefined, "Wheat harvest", "tonnes"));
    expect(plain.name).toEqual({ en: "Wheat harvest" });
    expect((await named(wheat(["de"], "Weizenernte", "Tonnen"))).name).toEqual({
      ...{ en: "Weizenernte", de: "Weizenernte" },
    });
  });

  it("may have codes of its own, which mean what its lists say and nothing else", async () => {
    const foreignKeys = (resource: string) => ({
      schema: { foreignKeys: [{ fields: "area", reference: { resource, fields: "code" } }] },
    });
    write({
      keywords: ["grain", "Außenhandel"],
      resources: [
        { name: "areas", path: "areas.csv" },
        { name: "wheat", path: "wheat.csv", ...foreignKeys("areas") },
        { name: "rye", path: ["rye-1.csv", "rye-2.csv"], ...foreignKeys("areas") },
      ],
    });
    const years = ["2021", "2022", "2023", "2024"];
    // "DE" is Delaware here, "1" is Poland, and every area is in America or Europe.
    file(
      "areas.csv",
      "code,continent,area\n1,Europe,Poland\n2,Europe,France\nDE,America,Delaware\n",
    );
    file(
      "wheat.csv",
      `area,year,Wheat (tonnes)\n${years.map((year) => `1,${year},12\n2,${year},35\n`).join("")}DE,2024,99\nFR,2024,98\n`,
    );
    file("rye-1.csv", "area,year,Rye (tonnes)\n1,2024,2\n");
    file("rye-2.csv", "area,year,Rye (tonnes)\n2,2024,1\n");
    const result = await run([folder()]);
    expect(figures()).toEqual({
      "harvests-wheat": {
        POL: ["2021", [12, 12, 12, 12]],
        FRA: ["2021", [35, 35, 35, 35]],
      },
      "harvests-rye": { POL: ["2024", [2]], FRA: ["2024", [1]] },
    });
    expect(result.text).toContain("Delaware");
    expect(result.text).toContain("FR (in no list)");
    // By its German name, one of the library's topics.
    const [content] = readImported(dataDir());
    expect(new Set(content?.concepts.map(({ topic }) => topic)).size).toBe(1);
    expect(content?.topics).toEqual([]);
  });

  it.each([
    ["a city is not its country", "code,city,country\n1,Lyon,France\n2,Munich,Germany\n", "code"],
    [
      "a place's name is what is called so",
      "code,name,country\n1,Lyon,France\n2,Munich,Germany\n",
      "code",
    ],
    ["a list that is not there tells nothing", "other\n1\n", "code"],
    ["a key of two columns tells nothing", "code,name\n1,France\n2,Germany\n", ["code", "name"]],
  ])("puts no figure to a place that its list does not name: %s", async (_, list, key) => {
    const fields = typeof key === "string" ? "area" : ["area", "year"];
    const foreignKeys = [{ fields, reference: { resource: "areas", fields: key } }];
    write({
      resources: [
        { name: "areas", path: "areas.csv" },
        { name: "wheat", path: "wheat.csv", schema: { foreignKeys } },
      ],
    });
    file("areas.csv", list);
    file("wheat.csv", "area,year,Wheat (tonnes)\n1,2024,12\n2,2024,35\nDE,2024,99\nFR,2024,98\n");
    const { exitCode } = await run([folder()]);
    expect(exitCode).toBe(1);
    expect(figures()).toBeUndefined();
  });

  it("may have its lists in the description, and words that all say the same place", async () => {
    const foreignKeys = [{ fields: "area", reference: { resource: "areas", fields: "code" } }];
    write({
      resources: [
        {
          name: "areas",
          data: [
            { code: 1, iso: "PL", spelled: "Polen" },
            { code: 2, iso: "FR", spelled: "France" },
          ],
        },
        { name: "wheat", path: "wheat.csv", schema: { foreignKeys } },
      ],
    });
    file("wheat.csv", "area,year,Wheat (tonnes)\n1,2024,12\n2,2024,35\n");
    await run([folder()]);
    expect(figures()).toEqual({ "harvests-wheat": { POL: ["2024", [12]], FRA: ["2024", [35]] } });
  });

  it("may have a table in several files, and none with other columns", async () => {
    write({ resources: [{ name: "rye", path: ["rye-1.csv", "rye-2.csv", "rye-3.csv"] }] });
    file("rye-1.csv", "area,year,Rye (tonnes)\nPoland,2020,2\nPoland,2021,2\nPoland,2022,2\n");
    file("rye-2.csv", "area,year,Rye (tonnes)\nPoland,2023,3\nPoland,2024,many\n");
    file("rye-3.csv", "Poland,2025,5\n");
    const { text } = await run([folder()]);
    expect(figures()).toEqual({ "harvests-rye": { POL: ["2020", [2, 2, 2, 3, null, 5]] } });
    expect(text).toContain("rye-2.csv, line 3: ");
    file("rye-3.csv", "year,area,Rye (tonnes)\n2025,Poland,5\n");
    const refused = await run([folder()]);
    expect(refused.exitCode).toBe(1);
    expect(refused.text).toContain(
      "rye-3.csv has other columns (year, area, Rye (tonnes)) than the table's first file (area, year, Rye (tonnes)).",
    );
  });

  it("has fields that each write numbers in their own way, and have words of their own for none", async () => {
    write({
      resources: [
        {
          path: "table.csv",
          dialect: { delimiter: ";" },
          schema: {
            missingValues: ["x"],
            fields: [
              { name: "country" },
              { name: "year" },
              { name: "gdp", unit: "euros", decimalChar: "," },
              { name: "people", unit: "million people" },
              {
                name: "debt",
                unit: "euros",
                missingValues: ["-999", { value: "-1", label: "secret" }],
              },
            ],
          },
        },
      ],
    });
    file(
      "table.csv",
      "country;year;gdp;people;debt\nPOL;2021;1.234,5;83.155;69\nPOL;2022;x;84.1;-999\nPOL;2023;1,5;84.2;-1\nPOL;2024;2,5;84.3;70\n",
    );
    const { text } = await run([folder()]);
    expect(text).toContain("Every figure is in.");
    expect(figures()).toEqual({
      "harvests-gdp": { POL: ["2021", [1234.5, null, 1.5, 2.5]] },
      "harvests-people": { POL: ["2021", [83.155, 84.1, 84.2, 84.3]] },
      "harvests-debt": { POL: ["2021", [69, null, null, 70]] },
    });
  });

  it("has its fields for a heading where its table has none", async () => {
    const fields = [{ name: "area" }, { name: "year" }, { name: "t", unit: "tonnes" }];
    const resource = { path: "rye.tsv", dialect: { header: false } };
    file("rye.tsv", "Poland\t2024\t2.5\nPoland\t2025\t3.5\n");
    write({ resources: [{ ...resource, schema: { fields } }] });
    await run([folder()]);
    expect(figures()).toEqual({ "harvests-t": { POL: ["2024", [2.5, 3.5]] } });
    write({ resources: [resource] });
    expect((await run([folder()])).text).toContain("rye.tsv has no heading");
  });

  it("names what it did not read, and reads no half of a table", async () => {
    file("rye.csv", "area,year,Rye (tonnes)\nPoland,2024,2.5\n");
    const rye = { name: "rye", path: "rye.csv" };
    write({
      resources: [
        rye,
        { name: "map", path: "map.geojson" },
        { name: "oats", data: [{ area: "Poland", year: 2024, oats: 4 }] },
      ],
    });
    const { text } = await run([folder()]);
    expect(text).toContain("2 refused:");
    expect(text).toContain("datapackage.json: resource map is no CSV table, and was not read");
    expect(text).toContain("resource oats has its rows in the description itself");
    write({ resources: [{ ...rye, path: ["rye.csv", "rye.txt"] }] });
    const half = await run([folder()]);
    expect(half.exitCode).toBe(1);
    expect(half.text).toContain("rye.txt is no CSV file: give it that ending");
  });

  it("that does not say all is not sent to a mapping that it does not take", async () => {
    file("rye.csv", "area,year,rye\nPoland,2024,2.5\n");
    write({ resources: [{ name: "rye", path: "rye.csv" }] });
    const { exitCode, text } = await run([folder()]);
    expect(exitCode).toBe(1);
    expect(text).toContain('rye.csv: the unit of "rye"');
    expect(text).toContain('In datapackage.json a field\'s "unit" says its unit.');
  });

  it.each([
    [{ resources: [{ path: "../secret.csv" }] }, /not inside its folder/],
    [{ resources: [{ path: "https://elsewhere.example/a.csv" }] }, /must lie beside it/],
    [{ resources: [{ path: "notes.pdf" }] }, /names no CSV table/],
    [{ resources: "none" }, /resources/],
  ])("that is broken ends with a sentence: %j", async (changes, sentence) => {
    const result = await run([write(changes)]);
    expect(result.text).toMatch(sentence);
    expect(result.exitCode).toBe(1);
  });
});
