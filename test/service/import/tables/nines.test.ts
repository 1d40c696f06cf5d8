import { describe, expect, it } from "vitest";
import { openImportFolder, said } from "../import-folder.js";
import { number, text, workbookOf } from "./workbook-samples.js";

const { figures, file, run } = openImportFolder();

const long = (more = "") =>
  file(
    "m.yaml",
    `source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { column: year }\n${more}measures: [{ column: GDP, name: GDP, unit: euros }]\n`,
  );

describe("a figure of nines below zero", () => {
  it("is refused by name, and kept where the mapping says what stands for none", async () => {
    const path = file(
      "t.csv",
      "country,year,GDP\nGermany,2021,-999\nGermany,2022,5\nFrance,2021,-9999.0\n",
    );
    const { text: told } = await run([path, "--mapping", long()]);
    expect(told).toContain(
      'line 2: "-999" stands for no figure in many tables. Where it does here, say table: { missing: ["-999"] }; where it is a figure, table: { missing: [""] }',
    );
    expect(told).toContain("2 refused:");
    expect(figures()).toEqual({ "desk-gdp": { DEU: ["2022", [5]] } });
    await run([path, "--mapping", long('table: { missing: ["-999"] }\n')]);
    expect(figures()).toEqual({ "desk-gdp": { DEU: ["2022", [5]], FRA: ["2021", [-9999]] } });
  });

  it("is refused of a workbook too", async () => {
    const rows = [
      [text("country"), text("year"), text("GDP")],
      [text("Germany"), number(2021), number(-999)],
      [text("Germany"), number(2022), number(5)],
    ];
    const book = file("t.xlsx", workbookOf([{ name: "Data", rows }]));
    expect((await run([book, "--mapping", long()])).text).toContain('line 2: "-999" stands for');
  });
});

const yearly = (place: string, cells: readonly (number | string)[]) =>
  cells.map((cell, at) => `${place},${String(2015 + at)},${String(cell)}\n`).join("");
const heading = "country,year,Output (tonnes)\n";
const outOf = "stands for no figure in many tables, and the other figures";

describe("a figure of nines far from the others", () => {
  it("is refused by name, with where the others lie", async () => {
    const rows = yearly("Malta", [3.1, 4, 5.2, 9999]) + yearly("Germany", [8000, 9000, 9999]);
    const { text: told } = await run([file("t.csv", heading + rows), ...said]);
    expect(told).toContain(
      `line 5: "9999" ${outOf} of MLT lie between 3.1 and 5.2. Where it does here, say table: { missing: ["9999"] }`,
    );
    expect(told).toContain("1 refused:");
    expect(Object.values(figures() ?? {})).toEqual([
      { DEU: ["2015", [8000, 9000, 9999]], MLT: ["2015", [3.1, 4, 5.2]] },
    ]);
  });

  it("is refused sooner where it stands more than once, and where a place has no other", async () => {
    const rows = yearly("Malta", [999, 999, 999]) + yearly("Spain", [410, 420, 430, 999]);
    const { text: told } = await run([file("t.csv", heading + rows), ...said]);
    expect(told).toContain(`lines 2 to 4 (3 of them): "999" ${outOf} lie between 410 and 430`);
    expect(told).toContain(`line 8: "999" ${outOf} of ESP lie between 410 and 430`);
    const rising = yearly("Spain", [410, 520, 730, 999]);
    const { text: all } = await run([file("t.csv", heading + rising), ...said]);
    expect(all).toContain("Every figure is in.");
  });

  it("is kept where the mapping says what stands for none", async () => {
    const path = file("t.csv", `country,year,GDP\n${yearly("Malta", [3, 4, 5, 9999])}`);
    await run([path, "--mapping", long('table: { missing: [""] }\n')]);
    expect(figures()).toEqual({ "desk-gdp": { MLT: ["2015", [3, 4, 5, 9999]] } });
    await run([path, "--mapping", long('table: { missing: ["9999"] }\n')]);
    expect(figures()).toEqual({ "desk-gdp": { MLT: ["2015", [3, 4, 5]] } });
  });

  it("is refused of a message, and kept where others lie there", async () => {
    const message = (cells: readonly number[]) =>
      file(
        "m.csv",
        `DATAFLOW,FREQ,UNIT_MEASURE,GEO,TIME_PERIOD,OBS_VALUE\n${cells
          .map((cell, at) => `X:Y(1.0),A,EUR,DE,${String(2015 + at)},${String(cell)}\n`)
          .join("")}`,
      );
    const { text: told } = await run([message([3, 4, -999, 5]), ...said]);
    expect(told).toContain(
      `line 4: "-999" ${outOf} of DEU lie between 3 and 5. Where it does here, its status is to say so (OBS_STATUS M)`,
    );
    expect((await run([message([300, -400, -999, 500]), ...said])).text).toContain(
      "Every figure is in.",
    );
    expect((await run([message([30, -40, 9999, 50]), ...said])).text).toContain("1 refused:");
  });
});

describe("another number that stands for no figure in many tables", () => {
  const malta = (cells: readonly (number | string)[]) =>
    run([file("t.csv", heading + yearly("Malta", cells)), ...said]);

  it.each(["-99", "8888", "-8888", "1e20", "1E+31", "9.96921e36", "-2147483648", "-32768"])(
    "is refused where it lies far from the others: %s",
    async (cell) => {
      const { text: told } = await malta([3.1, 4, 5.2, cell]);
      expect(told).toContain(
        `line 5: "${String(Number(cell))}" ${outOf} of MLT lie between 3.1 and 5.2`,
      );
      expect(Object.values(figures() ?? {})).toEqual([{ MLT: ["2015", [3.1, 4, 5.2]] }]);
    },
  );

  it("is to be said as the file writes it", async () => {
    expect((await malta([3, 4, 5, "1E+31"])).text).toContain(
      'say table: { missing: ["1e+31"] }, written as in the file; where it is a figure',
    );
  });

  it("is refused where it stands more than once, though it is small", async () => {
    const { text: told } = await malta([3.1, -9, 5.2, -9, 12, 99, 7, 99]);
    expect(told).toContain(`lines 3 to 5 (2 of them): "-9" ${outOf} of MLT`);
    expect(told).toContain(`lines 7 to 9 (2 of them): "99" ${outOf} of MLT`);
  });

  it.each([
    ["a year of loss", [2.1, 1.4, -9, 3.2]],
    ["two in a place with others below zero", [2.1, -9, -4, -9]],
    ["a share", [80, 96, 99, 99, 99]],
    ["one figure of many", [4000, 6000, 8888, 7000]],
    ["a currency without its zeros", ["1e20", "5e20", "3e20", "1e19"]],
    ["the most that a count may be", [32000, 32768, 33000, 32767]],
  ])("is kept where it may be a figure: %s", async (_, cells) => {
    expect((await malta(cells)).text).toContain("Every figure is in.");
  });
});
