import { describe, expect, it } from "vitest";
import { readImported } from "../import-folder.js";
import { ofRye, openPackageFolder, rye } from "./package-folder.js";

/** What the tables of a package are called, and how they are written. */

const { dataDir, figures, imported } = openPackageFolder();
const names = () => readImported(dataDir())[0]?.concepts.map(({ name }) => name.en);

describe("places as columns", () => {
  const wide = { "rye.csv": "year,DEU,Poland\n2023,1,2\n2024,3,-9\n" };
  const withFields = (first: object, second: object) => ({
    resources: [
      ofRye({
        title: "Rye harvest",
        schema: {
          fields: [{ name: "year" }, { name: "DEU", ...first }, { name: "Poland", ...second }],
        },
      }),
    ],
  });
  const field = { unit: "tonnes", missingValues: ["", "-9"] };

  it("are of what the table is called, in the unit of their fields", async () => {
    const { text } = await imported(withFields(field, field), wide);
    expect(text).toContain("Rye harvest (tonnes): 2 places, annual, 2023 to 2024");
    expect(figures()).toEqual({
      "harvests-rye": { DEU: ["2023", [1, 3]], POL: ["2023", [2]] },
    });
  });

  it("are asked about in two units", async () => {
    const { text } = await imported(withFields(field, { ...field, unit: "kilograms" }), wide);
    expect(text).toContain(
      'the unit of its figures, in which all fields of places are: "unit" of each',
    );
  });
});

describe("years as columns", () => {
  const wide = { "rye.csv": "country,2023,2024\nPoland,1,2\nGermany,-9,4\n" };
  const withYears = (first: object, second: object, more: object = { title: "Rye harvest" }) => ({
    resources: [
      ofRye({
        ...more,
        schema: {
          fields: [{ name: "country" }, { name: "2023", ...first }, { name: "2024", ...second }],
        },
      }),
    ],
  });
  const field = { unit: "tonnes", missingValues: ["", "-9"] };

  it("are of what the table is called, in the unit of their fields", async () => {
    const { text } = await imported(withYears(field, field), wide);
    expect(text).toContain("Rye harvest (tonnes): 2 places, annual, 2023 to 2024");
    expect(figures()).toEqual({
      "harvests-rye": { DEU: ["2024", [4]], POL: ["2023", [1, 2]] },
    });
  });

  it("are asked about in two units, or in none", async () => {
    for (const changes of [
      withYears(field, { ...field, unit: "kilograms" }),
      withYears({}, {}),
      withYears(field, {}),
    ]) {
      const { exitCode, text } = await imported(changes, wide);
      expect(exitCode).toBe(1);
      expect(text).toContain(
        'rye.csv: the unit of its figures, in which all fields of periods are: "unit" of each',
      );
    }
  });

  it("have the same words for none", async () => {
    const { text } = await imported(withYears(field, { unit: "tonnes" }), wide);
    expect(text).toContain(
      "rye.csv: what stands for no figure, which fields of periods say in different ways",
    );
  });
});

describe("a column that is called value", () => {
  const ofValue = (name: string, more: object = {}) => ({
    ...{ name, path: `${name}.csv`, ...more },
    schema: { fields: [{ name: "country" }, { name: "year" }, { name: "value", unit: "euros" }] },
  });
  const table = "country,year,value\nPoland,2024,1\n";

  it("is what its table is called, with the identifier that it had", async () => {
    const resources = [ofValue("gdp", { title: "Gross domestic product" })];
    await imported({ resources }, { "gdp.csv": table });
    expect(names()).toEqual(["Gross domestic product"]);
    expect(figures()).toEqual({ "harvests-value": { POL: ["2024", [1]] } });
    await imported({ resources: [ofValue("gdp")] }, { "gdp.csv": table });
    expect(names()).toEqual(["Harvests"]);
  });

  it("is in two tables two indicators", async () => {
    const resources = [ofValue("gdp", { title: "GDP" }), ofValue("public-debt")];
    await imported({ resources }, { "gdp.csv": table, "public-debt.csv": table });
    expect(names()).toEqual(["GDP", "public-debt"]);
    expect(figures()).toEqual({
      "harvests-gdp-value": { POL: ["2024", [1]] },
      "harvests-public-debt-value": { POL: ["2024", [1]] },
    });
  });

  it("or by any other name that two tables have, is named with its table", async () => {
    const resources = [ofRye(), ofRye({ name: "winter", title: "Winter", path: "winter.csv" })];
    await imported({ resources }, { "rye.csv": rye, "winter.csv": rye });
    expect(names()).toEqual(["rye", "Winter: rye"]);
  });
});

describe("a dialect", () => {
  it.each([
    [{ commentChar: "#" }, `# ours, of\n# 2026\n${rye}# the end\n`],
    [{ commentChar: "#" }, rye.replace("Poland,2024", "#France,2024,9\nPoland,2024")],
    [
      { skipInitialSpace: true },
      'country, year, rye\n"Poland", "2024", 2.5\nPoland, 2025, "3.5"\n',
    ],
    [{ quoteChar: "'" }, "country,year,rye\n'Poland',2024,'2.5'\nPoland,2025,3.5\n"],
    [{ quoteChar: "" }, rye],
    [{ delimiter: "\t" }, rye.replaceAll(",", "\t")],
    [{ headerRows: [3] }, `Rye, of Europe,\nin tonnes,,\n${rye}`],
    [{ commentRows: [1, 3] }, `Rye, of Europe\n${rye.replace("\n", "\n,,in tonnes\n")}`],
  ])("%j is read", async (dialect, table) => {
    const { text } = await imported({ resources: [ofRye({ dialect })] }, { "rye.csv": table });
    expect(text).toContain("Every figure is in.");
    expect(figures()).toEqual({ "harvests-rye": { POL: ["2024", [2.5, 3.5]] } });
  });

  it("with a heading of several rows is named as not read", async () => {
    const { exitCode, text } = await imported({
      resources: [ofRye({ dialect: { headerRows: [1, 2] } })],
    });
    expect(exitCode).toBe(1);
    expect(text).toContain("rye.csv has a heading of several rows (dialect.headerRows)");
  });
});
