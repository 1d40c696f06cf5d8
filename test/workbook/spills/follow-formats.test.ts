import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

let cared: CaredWorkbench;
let figures: Record<string, number>;
beforeEach(async () => {
  figures = { "2018": 1, "2019": 2, "2020": 3 };
  cared = await openCared((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), figures),
  }));
  cared.workbench.enter("A1", "=STAT.DATA(7)");
  await cared.workbench.idle();
});
afterEach(() => {
  cared.workbench.dispose();
});

const setFormats = (formats: Readonly<Record<string, string>>) =>
  cared.workbench.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    for (const [at, format] of Object.entries(formats))
      sheet.getRange(at).numberFormat = [[format]];
    await context.sync();
  });
const formats = (address: string) =>
  cared.workbench.run(async (context) => {
    const range = context.workbook.worksheets.getActiveWorksheet().getRange(address);
    range.load("numberFormat");
    await context.sync();
    return (range.numberFormat as string[][]).map(([format]) => format);
  });
const refresh = async () => {
  const plan = { scope: { kind: "workbook" }, includeFresh: true } as const;
  await cared.operations.refresh(await cared.operations.plan(plan));
  await cared.workbench.idle();
};

describe("the number format of a result after a refresh", () => {
  it("does not outlive the rows that are gone", async () => {
    await setFormats({ B2: "0.0", B3: "0.0", B4: "0.0" });
    figures = { "2018": 1 };
    await refresh();
    expect(cared.workbench.values("A1:B4").slice(2)).toEqual([
      ["", ""],
      ["", ""],
    ]);
    expect(await formats("B1:B4")).toEqual(["General", "0.0", "General", "General"]);
  });

  it("stays in cells that a user has formatted otherwise", async () => {
    await setFormats({ B2: "0.0", B3: "0.0", B4: "0%" });
    figures = { "2018": 1 };
    await refresh();
    expect(await formats("B2:B4")).toEqual(["0.0", "General", "0%"]);
  });

  it("follows into the rows that came, without a chart too", async () => {
    await setFormats({ B2: "0.0", B3: "0.0", B4: "0.0" });
    figures = { ...figures, "2021": 4 };
    await refresh();
    expect(await formats("B4:B6")).toEqual(["0.0", "0.0", "General"]);
  });

  it("follows with dates into the rows that came, and leaves with those that go", async () => {
    const day = "yyyy-mm-dd";
    figures = { "2026-01": 1, "2026-02": 2 };
    cared.workbench.enter("A1", '=STAT.DATA(8,"dates=end")');
    await cared.workbench.idle();
    await setFormats({ A2: day, A3: day });
    figures = { ...figures, "2026-03": 3 };
    await refresh();
    expect(await formats("A1:A5")).toEqual(["General", day, day, day, "General"]);
    figures = { "2026-01": 1 };
    await refresh();
    expect(await formats("A1:A5")).toEqual(["General", day, "General", "General", "General"]);
  });

  it("follows with dates below two header rows", async () => {
    const day = "yyyy-mm-dd";
    figures = { "2026-01": 1, "2026-02": 2 };
    cared.workbench.answerWith((url) => {
      const [categories, series] = [Object.keys(figures), Object.values(figures)];
      const data = [{ geo: "DEU", categories, series }];
      const chart = { name: "prices", graphType: "line-standard", unit: null, data };
      return { body: { ...statisticAnswer(0, {}), identifier: url.searchParams.get("id"), chart } };
    });
    cared.workbench.enter("A1", '=STAT.INDICATOR("aa,bb","DEU",,,"dates=end")');
    await cared.workbench.idle();
    expect(cared.workbench.values("A2:C3")).toEqual([
      ["period", "DEU", "DEU"],
      [46_053, 1, 1],
    ]);
    await setFormats({ A3: day, A4: day });
    figures = { ...figures, "2026-03": 3 };
    await refresh();
    expect(await formats("A2:A5")).toEqual(["General", day, day, day]);
  });

  it("follows with the dates of a header row", async () => {
    const day = "yyyy-mm-dd";
    const across = () =>
      cared.workbench.run(async (context) => {
        const range = context.workbook.worksheets.getActiveWorksheet().getRange("A1:E1");
        range.load("numberFormat");
        await context.sync();
        return (range.numberFormat as string[][])[0];
      });
    figures = { "2026-01": 1, "2026-02": 2 };
    cared.workbench.enter("A1", '=STAT.DATA(8,"dates=end; transpose=on")');
    await cared.workbench.idle();
    await setFormats({ B1: day, C1: day });
    figures = { ...figures, "2026-03": 3 };
    await refresh();
    expect(await across()).toEqual(["General", day, day, day, "General"]);
    figures = { "2026-01": 1 };
    await refresh();
    expect(await across()).toEqual(["General", day, "General", "General", "General"]);
  });

  it("stays where a figure is not there for once", async () => {
    await setFormats({ B2: "0.0", B3: "0.0", B4: "0.0" });
    cared.workbench.answerWith(() => ({ status: 500, body: {} }));
    await refresh();
    expect(await formats("B2:B4")).toEqual(["0.0", "0.0", "0.0"]);
  });
});
