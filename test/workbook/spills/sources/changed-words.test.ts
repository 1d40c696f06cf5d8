import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";

let cared: TitledWorkbook;
let gone: Set<string>;
let figures: Record<string, number>;
/** What the service says of content 7 otherwise than before. */
let more: { readonly title?: string; readonly sources?: object; readonly unit?: string };
beforeEach(async () => {
  gone = new Set();
  figures = { "2019": 1000, "2020": 2000 };
  more = {};
  cared = await openTitled(
    (id) => gone.has(id),
    () => figures,
    (id) => {
      if (id !== "7") return {};
      const { unit = "unit 7", ...said } = more;
      const data = { Values: Object.entries(figures).map(([name, data]) => ({ name, data })) };
      return {
        subject: "Values",
        ...said,
        chart: { graphType: "bar", horizontal: false, unit, data },
      };
    },
  );
});
afterEach(() => {
  cared.workbench.dispose();
});

/** The same figures in a thousandth of the unit. */
const inBillions = () => {
  more = { unit: "billion dollars" };
  figures = { "2019": 0.4, "2020": 0.6 };
};
const heading = async () => (await cared.shown()).cells[0];

describe("a content that says another unit, title or source at a refresh", () => {
  it("has its figures called so, in chart and cells", async () => {
    await cared.insert();
    await cared.refresh();
    inBillions();
    expect((await cared.refresh()).retitledCharts).toHaveLength(1);
    expect(await cared.shown()).toMatchObject({
      title: "GDP of Germany",
      unit: "billion dollars",
      cells: ["GDP of Germany (billion dollars)", "Quelle: Office 7", "Quelle: Office 7"],
    });
    more = { ...more, title: "Output of Germany", sources: [{ title: "OECD" }] };
    await cared.refresh();
    expect(await cared.shown()).toMatchObject({
      title: "Output of Germany",
      cells: ["Output of Germany (billion dollars)", "Quelle: OECD", "Quelle: OECD"],
      links: ["https://service.test/content/7", "https://service.test/content/7"],
    });
    expect((await cared.refresh()).retitledCharts).toEqual([]);
    more = { ...more, unit: "" };
    await cared.refresh();
    expect(await cared.shown()).toMatchObject({ unit: null });
  });

  it("has the decimals of its figures then", async () => {
    await cared.insert();
    await cared.refresh();
    inBillions();
    await cared.refresh();
    const format = await cared.run(async (context) => {
      const cell = context.workbook.worksheets.getItem("Sheet1").getRange("B4");
      cell.load("text");
      await context.sync();
      return cell.text;
    });
    expect(format).toEqual([["0.4"]]);
  });

  it("has a formula without a chart called so", async () => {
    await cared.insertNotes("=STAT.DATA(7)", "7", 0);
    inBillions();
    await cared.refresh();
    expect(cared.workbench.values("A1")).toEqual([["GDP of Germany (billion dollars)"]]);
  });

  it("leaves what somebody has written", async () => {
    await cared.insert();
    cared.workbench.enter("A1", "My own words");
    cared.workbench.enter("A2", "My source");
    await cared.change((sheet) => {
      sheet.charts.getItemAt(0).axes.valueAxis.title.text = "my unit";
    });
    inBillions();
    more = { ...more, sources: [{ title: "OECD" }] };
    await cared.refresh();
    const cells = ["My own words", "My source", "Quelle: OECD"];
    expect(await cared.shown()).toMatchObject({ unit: "my unit", cells });
  });

  it("is called so once its sheet is no longer protected", async () => {
    await cared.insert();
    await cared.change((sheet) => {
      sheet.protection.protect();
    });
    more = { unit: "billion dollars" };
    expect((await cared.refresh()).held.titles).toHaveLength(1);
    expect(await heading()).toBe("GDP of Germany (unit 7)");
    await cared.change((sheet) => {
      sheet.protection.unprotect();
    });
    await cared.refresh();
    expect(await heading()).toBe("GDP of Germany (billion dollars)");
  });
});

describe("figures that a refresh has not reached", () => {
  it("keep their unit, title and source where one of their contents is gone", async () => {
    await cared.insert();
    cared.workbench.enter("A3", "=STAT.DATA({7,8})");
    await cared.refresh();
    const before = await cared.shown();
    const values = cared.workbench.values("A3:C5");
    inBillions();
    more = { ...more, title: "Output", sources: [{ title: "OECD" }] };
    gone.add("8");
    await cared.refresh();
    expect(cared.workbench.values("A3:C5")).toEqual(values);
    expect(await cared.shown()).toEqual(before);
    gone.clear();
    await cared.refresh();
    expect((await cared.shown()).cells[1]).toBe("Quelle: OECD; Office 8");
  });

  it("keep them on another sheet, until they are refreshed", async () => {
    await cared.insert();
    const sheetId = await cared.run(async (context) => {
      const other = context.workbook.worksheets.add("Other");
      other.getRange("A1").formulas = [["=STAT.VALUE(7,,2019)"]];
      other.load("id");
      await context.sync();
      return other.id;
    });
    await cared.refresh();
    inBillions();
    const scope = { kind: "sheet", sheetId } as const;
    const { operations, workbench } = cared;
    await operations.refresh(await operations.plan({ scope, includeFresh: true }));
    await workbench.idle();
    expect(workbench.values("B4")).toEqual([[1000]]);
    expect(await heading()).toBe("GDP of Germany (unit 7)");
    await operations.refresh(await operations.plan({ scope: { kind: "workbook" } }));
    await workbench.idle();
    expect(workbench.values("B4")).toEqual([[0.4]]);
    expect(await heading()).toBe("GDP of Germany (billion dollars)");
  });
});
