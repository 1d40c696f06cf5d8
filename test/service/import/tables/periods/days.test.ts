import { describe, expect, it } from "vitest";
import { openImportFolder, said } from "../../import-folder.js";
import { number, styled, text, workbookOf } from "../workbook-samples.js";

/** Headings that are dates, and dates of figures that are of a year. */

const { figures, file, run } = openImportFolder();
const mapping = (more = "") =>
  file(
    "mapping.yaml",
    `source: { name: desk }\nlicence: own\nplace: { column: country }\nperiod: { headings: true }\n${more}measures: [{ name: Output, unit: tonnes }]\n`,
  );
const month = (serial: number) => number(serial, styled("mmm\\-yy"));
const workbook = () =>
  file(
    "t.xlsx",
    workbookOf([
      {
        name: "Data",
        rows: [
          [text("country"), month(43831), month(43862), month(43891)],
          [text("Spain"), number(1), number(2), number(3)],
        ],
      },
    ]),
  );
const table = (...days: string[]) =>
  file("t.csv", `country,${days.join(",")}\nSpain,${days.map((_, at) => at + 1).join(",")}\n`);

describe("headings that are dates", () => {
  it("are the months that a mapping says they are, in cells of Excel that show Jan-20", async () => {
    const result = await run([workbook(), "--mapping", mapping("frequency: monthly\n")]);
    expect(result.text).toContain("Every figure is in.");
    expect(figures()).toEqual({ "desk-output": { ESP: ["2020-01", [1, 2, 3]] } });
  });

  it("are quarters where it says so, and days of one month are not two figures of it", async () => {
    const path = table("2020-03-31", "2020-06-30");
    await run([path, "--mapping", mapping("frequency: quarterly\n")]);
    expect(figures()).toEqual({ "desk-output": { ESP: ["2020-Q1", [1, 2]] } });
    const daily = table("2020-03-30", "2020-03-31");
    const { text: told } = await run([daily, "--mapping", mapping("frequency: monthly\n")]);
    expect(told).toContain("gives Spain 2020-03-31 again");
  });

  it("are asked about without one, and where the mapping does not say how often they come", async () => {
    const { text: asked } = await run([workbook(), ...said]);
    expect(asked).toContain(
      "how often the figures under the headings come, which are days: frequency: annual, quarterly or monthly",
    );
    const { text: told } = await run([workbook(), "--mapping", mapping()]);
    expect(told).toContain(
      '"2020-01-01" is a day; years, quarters and months can be kept. Head each column as the period that it is to stand for, such as 2023-Q1, or say in the mapping how often figures come, such as frequency: monthly.',
    );
  });
});

describe("a date of a year's figure", () => {
  it.each(["2019-12-31", "2019-06-30"])("is refused with what to write: %s", async (day) => {
    const reason = `"${day}" is a day in a year that may begin on another than 1 January: where it is a calendar year, write it as 2019`;
    const { text: told } = await run([
      table(day, "2018-01-01"),
      "--mapping",
      mapping("frequency: annual\n"),
    ]);
    expect(told).toContain(reason);
    const message = `DATAFLOW,FREQ,UNIT_MEASURE,GEO,TIME_PERIOD,OBS_VALUE\nX:Y(1.0),A,EUR,DE,${day},1\nX:Y(1.0),A,EUR,DE,2018,1\n`;
    expect((await run([file("s.csv", message), ...said])).text).toContain(reason);
  });
});
