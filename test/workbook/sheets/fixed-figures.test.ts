import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertImage, insertTable } from "../../../src/workbook/index.js";
import { copySheet } from "../../support/workbook/copied-sheet.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

const day = 86_400_000;
const twentieth = Date.UTC(2026, 10, 20, 12);
/** 20 November 2026. */
const serial = 46346;

let cared: CaredWorkbench;
beforeEach(async () => {
  cared = await openCared(
    (url) => ({
      body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }),
    }),
    { now: () => twentieth + 3 * day },
  );
});
afterEach(() => {
  cared.workbench.dispose();
});

const fixed = {
  ...({ kind: "indicator", id: "gdp-per-head", title: "GDP per head" } as const),
  ...{ publishers: [], sources: ["World Bank"], licences: ["CC BY 4.0"] },
  ...{ link: "https://pages.test/gdp", dataTo: "2021", forecastFrom: "2021" },
  retrievedAt: twentieth,
};
const rows = [
  ["Period", "Germany", "France"],
  ["2019", 1.5, 3],
  ["2020", 0.1 + 0.2, 5],
  ["2021", null, 7],
];
const table = {
  ...{ rows, fixed, id: "gdp-per-head", title: "GDP per head" },
  ...{ source: { text: "Source: World Bank" }, hasNotes: false },
};

async function insert(at: { readonly row: number; readonly column: number }) {
  await cared.workbench.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    sheet.load("id");
    await context.sync();
    await insertTable(context, { sheetId: sheet.id, sheetName: "Sheet1", ...at }, table);
  });
}

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=";

const onSheet = (change: (sheet: Excel.Worksheet) => void, name = "Sheet1") =>
  cared.workbench.run(async (context) => {
    change(context.workbook.worksheets.getItem(name));
    await context.sync();
  });

async function list(name: "Sources" | "Audit", ...columns: string[]): Promise<unknown[][]> {
  const { operations, workbench } = cared;
  await (name === "Sources" ? operations.writeSources() : operations.writeAudit());
  const [header = [], ...found] = workbench.values(`'STAT ${name}'!A4:N12`);
  return found
    .filter(([key]) => key !== "")
    .map((row) => columns.map((column) => row[header.indexOf(column)]));
}
const status = "fixed figures, retrieved on 2026-11-20";
const changed = `${status}; figures changed since`;
const cells = () => list("Audit", "Cell", "Status");

describe("a fixed table", () => {
  it("stands among sources and cells with its day, without a note beside it", async () => {
    await insert({ row: 4, column: 1 });
    expect(
      await list("Sources", "ID", "Kind", "Title", "Original sources", "Licence", "Data to"),
    ).toEqual([
      ...[["gdp-per-head", "indicator", "GDP per head", "World Bank"]].map((row) => [
        ...[...row, "CC BY 4.0", "2021; forecast from 2021"],
      ]),
    ]);
    expect(await list("Sources", "Cells", "Link", "Retrieved")).toEqual([
      ["Sheet1!B5", "https://pages.test/gdp", serial],
    ]);
    const columns = ["Cell", "Title", "Formula", "Status", "Requests", "As of", "Age in days"];
    expect(await list("Audit", ...columns)).toEqual([
      ["Sheet1!B5", "GDP per head", "", status, "", serial, 3],
    ]);
  });

  it("shares the row of what formulas ask for, as of the older day", async () => {
    cared.workbench.enter("H1", "=STAT.VALUE(7)");
    await cared.workbench.idle();
    const statistic = { ...fixed, kind: "statistic", id: "7", title: "Statistic 7" } as const;
    await cared.workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("Sheet1");
      sheet.load("id");
      await context.sync();
      const place = { sheetId: sheet.id, sheetName: "Sheet1", row: 0, column: 0 };
      await insertTable(context, place, { ...table, id: "7", fixed: statistic });
    });
    expect(await list("Sources", "ID", "Cells", "Retrieved")).toEqual([
      ["7", "Sheet1!H1, Sheet1!A1", serial],
    ]);
  });

  it("is found renamed, moved, sorted, filtered, without a column, and with other headers", async () => {
    await insert({ row: 0, column: 0 });
    await cared.workbench.run(async (context) => {
      const found = context.workbook.tables.getItemAt(0);
      found.name = "Mine";
      // As sorting does.
      const body = found.getDataBodyRange();
      body.load("values");
      await context.sync();
      body.values = [...body.values].reverse();
      await context.sync();
    });
    await onSheet((sheet) => {
      sheet.getRange("1:2").insert("Down");
      sheet.getRange("B3").values = [["Deutschland"]];
    });
    expect(await cells()).toEqual([["Sheet1!A3", status]]);
    await onSheet((sheet) => {
      sheet.getRange("B:B").delete("Left");
    });
    expect(await cells()).toEqual([["Sheet1!A3", status]]);
  });

  it.each([
    ["overwritten in part", (sheet: Excel.Worksheet) => (sheet.getRange("B2").values = [[9]])],
    [
      "with figures exchanged",
      (sheet: Excel.Worksheet) => (sheet.getRange("C2:C3").values = [[5], [3]]),
    ],
    [
      "with a row of somebody's own",
      (sheet: Excel.Worksheet) => {
        sheet.getRange("3:3").insert("Down");
        sheet.getRange("A3:C3").values = [["2019a", 4, 4]];
      },
    ],
    [
      "with a column of somebody's own",
      (sheet: Excel.Worksheet) => {
        sheet.getRange("C:C").insert("Right");
        sheet.getRange("C2").values = [[4]];
      },
    ],
  ])("is said to show others: %s", async (_, change) => {
    await insert({ row: 0, column: 0 });
    await onSheet(change);
    expect(await cells()).toEqual([["Sheet1!A1", changed]]);
  });

  it.each([
    [
      "its rows are deleted",
      (sheet: Excel.Worksheet) => {
        sheet.getRange("1:4").delete("Up");
      },
    ],
    [
      "it is emptied",
      (sheet: Excel.Worksheet) => {
        sheet.getRange("A1:C4").clear("Contents");
      },
    ],
    [
      "others stand in its place",
      (sheet: Excel.Worksheet) => {
        sheet.getRange("B2:C4").values = [1, 2, 3].map(() => [8, 8]);
      },
    ],
  ])("leaves the lists when %s", async (_, change) => {
    await insert({ row: 0, column: 0 });
    await onSheet(change);
    expect(await cells()).toEqual([]);
    expect(await list("Sources", "ID")).toEqual([]);
  });

  it("is listed on a copied sheet too, also when the first is gone", async () => {
    await insert({ row: 0, column: 0 });
    copySheet(cared, "Copy");
    expect(await list("Sources", "ID", "Cells")).toEqual([["gdp-per-head", "Sheet1!A1, Copy!A1"]]);
    await onSheet((sheet) => {
      sheet.getRange("B2").values = [[9]];
    }, "Copy");
    expect(await cells()).toEqual([
      ["Sheet1!A1", status],
      ["Copy!A1", changed],
    ]);
    await onSheet((sheet) => {
      sheet.delete();
    });
    expect(await cells()).toEqual([["Copy!A1", changed]]);
  });

  it("is no number that somebody typed beside a live one", async () => {
    await insert({ row: 0, column: 0 });
    cared.workbench.enter("D2", "=STAT.VALUE(7)");
    await cared.workbench.idle();
    expect(await list("Audit", "Cell", "Typed-in numbers beside")).toEqual([
      ["Sheet1!D2", ""],
      ["Sheet1!A1", ""],
    ]);
  });
});

describe("a picture", () => {
  const infographic = {
    ...fixed,
    kind: "infographic",
    id: "7",
    title: "Trade",
    dataTo: "",
  } as const;
  beforeEach(async () => {
    await cared.workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("Sheet1");
      sheet.load("id");
      await context.sync();
      await insertImage(context, {
        placement: { sheetId: sheet.id, sheetName: "Sheet1", row: 0, column: 0 },
        ...{ base64: onePixel, id: "7", title: "Trade", altText: "Trade" },
        ...{ source: { text: "Source: World Bank" }, fixed: infographic },
      });
    });
  });

  it("is listed apart from the statistic of its number, where its source stands", async () => {
    cared.workbench.enter("K1", "=STAT.VALUE(7)");
    await cared.workbench.idle();
    expect(await list("Sources", "ID", "Kind", "Title", "Cells", "Retrieved")).toEqual([
      ["7", "statistic", "Statistic 7", "Sheet1!K1", serial + 3],
      ["infographic 7", "infographic", "Trade", "Sheet1!A19", serial],
    ]);
    const again = await list("Sources", "ID");
    expect(again).toEqual([["7"], ["infographic 7"]]);
  });

  it("stays listed while it is there, whatever becomes of the line below it", async () => {
    await onSheet((sheet) => {
      sheet.getRange("19:19").delete("Up");
    });
    expect(await cells()).toEqual([["Sheet1!A1", status]]);
    await cared.workbench.run(async (context) => {
      const { shapes } = context.workbook.worksheets.getItem("Sheet1");
      shapes.load("items/name");
      await context.sync();
      shapes.items[0]?.delete();
      await context.sync();
    });
    expect(await cells()).toEqual([]);
  });
});
