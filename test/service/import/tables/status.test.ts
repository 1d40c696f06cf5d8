import { describe, expect, it } from "vitest";
import { openImportFolder, said } from "../import-folder.js";

/** A column of flags beside the figures is read as the status of an SDMX observation is. */

const { figures, file, folder, run } = openImportFolder();

const packageOf = (rows: readonly string[], heading = "flag", more: readonly string[] = []) => {
  const fields = ["country", "year", "gdp", ...more].map((name) => ({ name, unit: "euros" }));
  file("t.csv", `country,year,gdp,${[...more, heading].join(",")}\n${rows.join("\n")}\n`);
  file(
    "datapackage.json",
    JSON.stringify({
      ...{ name: "desk", licenses: [{ name: "own" }] },
      resources: [{ name: "t", path: "t.csv", schema: { fields: [...fields, { name: heading }] } }],
    }),
  );
  return run([folder()]);
};

describe("flags in a data package", () => {
  it.each(["flag", "OBS_STATUS", "Obs. status", "Flags"])(
    "under %s are statuses where they are known ones: f is a forecast",
    async (heading) => {
      const { text } = await packageOf(
        ["Germany,2021,1,b", "Germany,2022,2,", "Germany,2023,3,ep", "Germany,2024,4,f"],
        heading,
      );
      expect(text).toContain("Every figure is in.");
      expect(text).toContain("annual, 2021 to 2024, forecast from 2024");
      expect(figures()).toEqual({ "desk-gdp": { DEU: ["2021", [1, 2, 3, 4]] } });
    },
  );

  it("may be words; a figure that its flag says is missing is refused", async () => {
    const { text } = await packageOf([
      "Germany,2021,1,provisional",
      "Germany,2022,2,M",
      "Germany,2023,3,Forecast",
    ]);
    expect(text).toContain("line 3: has a figure that its status M says is missing");
    expect(text).toContain("forecast from 2023");
    expect(figures()).toEqual({ "desk-gdp": { DEU: ["2021", [1, null, 3]] } });
  });

  it("is suppressed where a nought stands for what may not be told", async () => {
    const { text } = await packageOf(["Germany,2021,1,", "Germany,2022,0,suppressed"]);
    expect(text).toContain("line 3: has a figure that its status Q says is missing");
    expect(figures()).toEqual({ "desk-gdp": { DEU: ["2021", [1]] } });
  });

  it.each([
    ["flag", ["Germany,2021,1,x", "Germany,2022,2,p"]],
    ["flag", ["Germany,2021,1,Y", "Germany,2022,2,N"]],
    ["status", ["Germany,2021,1,E", "Germany,2022,2,U"]],
    ["note", ["Germany,2021,1,p", "Germany,2022,2,e"]],
  ])("that are none are asked about: %s %j", async (heading, rows) => {
    const { exitCode, text } = await packageOf(rows, heading);
    expect(text).toContain(`what "${heading}" is`);
    expect(exitCode).toBe(1);
  });

  it("of one of several measures are asked about, those of the row are of all", async () => {
    const rows = ["Germany,2021,1,5,p", "Germany,2022,2,6,f"];
    expect((await packageOf(rows, "gdp flag", ["debt"])).text).toContain('what "gdp flag" is');
    const { text } = await packageOf(rows, "flag", ["debt"]);
    expect(text.match(/forecast from 2022/g)).toHaveLength(2);
  });
});

describe("flags of a table", () => {
  it("are statuses without a mapping; one that is known no more is refused", async () => {
    const rows = Array.from({ length: 250 }, (_, at) => `Germany,${String(1770 + at)},1,p`);
    const path = file(
      "t.csv",
      `country,year,GDP (euros),flag\n${rows.join("\n")}\nFrance,2020,7,w1\n`,
    );
    const { text } = await run([path, ...said]);
    expect(text).toContain('line 252: "w1" is no status that is known');
    expect(text).toContain("1 refused:");
  });

  it("are what a mapping names, and none of headings that are periods", async () => {
    const head = "source: { name: desk }\nlicence: own\nplace: { column: country }\n";
    const measures = "measures: [{ column: GDP, name: GDP, unit: euros }]\n";
    const path = file("t.csv", "country,year,GDP,Hinweis\nGermany,2021,1,\nGermany,2022,2,f\n");
    const mapping = file(
      "m.yaml",
      `${head}period: { column: year }\nstatus: { column: Hinweis }\n${measures}`,
    );
    expect((await run([path, "--mapping", mapping])).text).toContain("forecast from 2022");
    const wide = file(
      "w.yaml",
      `${head}period: { headings: true }\nstatus: { column: Hinweis }\n${measures}`,
    );
    const table = file("w.csv", "country,2021,2022,Hinweis\nGermany,1,2,f\n");
    expect((await run([table, "--mapping", wide])).text).toContain(
      "a status is of one figure: it needs its period in a column, and no headings that are periods",
    );
  });
});
