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
    expect(told).toContain("gives Spain 2020-03-31 in two columns");
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

describe("a date of a quarter's figure", () => {
  const imported = (...days: string[]) =>
    run([table(...days), "--mapping", mapping("frequency: quarterly\n")]);

  it("is refused within a calendar quarter, where a fiscal one may end", async () => {
    const { text: told } = await imported("2023-04-30", "2023-06-30", "2023-07-31", "2023-12-29");
    expect(told).toContain(
      '"2023-04-30" is a day within a quarter, and a fiscal quarter may end on it: write the calendar quarter that it is to stand for, such as 2023-Q2',
    );
    expect(told).toContain('"2023-07-31" is a day within a quarter');
    expect(figures()).toEqual({ "desk-output": { ESP: ["2023-Q2", [2, null, 4]] } });
  });

  it("is the first of it or the last, as of all others in the table", async () => {
    await imported("2023-01-01", "2023-04-03");
    expect(figures()).toEqual({ "desk-output": { ESP: ["2023-Q1", [1, 2]] } });
    const { text: told } = await imported("2022-12-31", "2023-04-01", "2023-07-01");
    expect(told).toContain(
      '"2023-04-01" (line 2) is at the beginning of a calendar quarter and "2022-12-31" (line 2) at the end of one, so that a day does not say of which quarter its figure is.',
    );
  });
});

describe("a date of a year's figure", () => {
  it.each(["2019-12-31", "2019-06-30", "2019-01-31"])(
    "is refused with what to write: %s",
    async (day) => {
      const reason = `"${day}" is a day in a year that may begin on another than 1 January: where it is a calendar year, write it as 2019`;
      const { text: told } = await run([
        table(day, "2018-01-01"),
        "--mapping",
        mapping("frequency: annual\n"),
      ]);
      expect(told).toContain(reason);
      const message = `DATAFLOW,FREQ,UNIT_MEASURE,GEO,TIME_PERIOD,OBS_VALUE\nX:Y(1.0),A,EUR,DE,${day},1\nX:Y(1.0),A,EUR,DE,2018,1\n`;
      expect((await run([file("s.csv", message), ...said])).text).toContain(reason);
    },
  );
});
