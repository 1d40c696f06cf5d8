import { strFromU8, unzipSync } from "fflate";
import { writeXlsx } from "hucre";
import { afterEach, describe, expect, it } from "vitest";
import { readWorkbookFile, type SavedWorkbook } from "../../src/workbench/host/index.js";
import { loadFunctionFiles } from "../../src/workbench/node/function-files.js";
import { functionFiles } from "../../tools/function-files.mjs";
import { createStatWorkbench, type StatWorkbench } from "../support/stat-workbench.js";
import { statisticAnswer } from "../support/statistic-answer.js";
import { contentsOf } from "../support/workbook/workbook-care.js";

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const { metadata: functions } = await loadFunctionFiles(functionFiles());
const read = (file: Uint8Array) => readWorkbookFile(file, { functions });

let open: StatWorkbench[] = [];
afterEach(() => {
  for (const workbench of open.reverse()) workbench.dispose();
  open = [];
});

async function openBook(opened?: SavedWorkbook): Promise<StatWorkbench> {
  const workbench = await createStatWorkbench(
    (url) => ({
      body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1.5, "2020": 2 }),
    }),
    opened === undefined ? {} : { opened },
  );
  open.push(workbench);
  return workbench;
}

/** Something of everything that a file has a place for. */
async function filled(): Promise<StatWorkbench> {
  const workbench = await openBook();
  const contents = {
    A1: "7",
    A2: "'007",
    A3: "'=1+1",
    A4: "1/2/2024",
    A5: "TRUE",
    A6: "#N/A",
    A7: 'a\nb <&> "q"',
    A8: '=""',
    A9: "=1/0",
    A10: "=SEQUENCE(2,2)",
    A13: "=SUM(A10#)",
    B1: "=STAT.VALUE(A1)",
    B3: '=STAT.DATA(A1,"headers=off")',
    B8: '="Sum "&STAT.VALUE(A1)*2',
    B9: '=STAT.INFO(A1,"no such field")',
    F1: "Year",
    G1: "One",
    H1: "Two",
  };
  for (const [at, content] of Object.entries(contents)) workbench.enter(at, content);
  for (let row = 2; row <= 5; row += 1) {
    workbench.enter(`F${String(row)}`, `'${String(2018 + row)}`);
    workbench.enter(`G${String(row)}`, row * 10);
    workbench.enter(`H${String(row)}`, row / 4);
  }
  await workbench.idle();
  await workbench.run(async (context) => {
    const { workbook } = context;
    const sheet = workbook.worksheets.getActiveWorksheet();
    const looks = sheet.getRange("B3:C4");
    looks.format.font.bold = true;
    looks.format.font.color = "#AA0000";
    looks.format.fill.color = "#FFEE00";
    looks.format.horizontalAlignment = "Center";
    looks.format.borders.getItem("EdgeTop").style = "Continuous";
    looks.numberFormat = [
      ["@", "0.0%"],
      ["0.00", "#,##0;[Red]-#,##0"],
    ];
    sheet.getRange("D1").hyperlink = { address: "https://a.test/?x=1&y=2", textToDisplay: "there" };
    sheet.getRange("A1").format.protection.locked = false;
    sheet.getRange("A:A").format.columnWidth = 150;
    sheet.freezePanes.freezeRows(1);
    const table = sheet.tables.add("F1:H5", true);
    table.name = "Figures";
    table.style = "TableStyleLight3";
    table.showFilterButton = false;
    table.highlightFirstColumn = true;
    const chart = sheet.charts.add("ColumnClustered", sheet.getRange("F1:H5"));
    chart.name = "STAT_7_1";
    chart.title.text = "Figures & more";
    chart.setPosition("K2", "P16");
    chart.legend.position = "Top";
    const second = chart.series.getItemAt(1);
    second.chartType = "LineMarkers";
    second.axisGroup = "Secondary";
    second.format.line.color = "#00AA00";
    chart.axes.valueAxis.title.text = "EUR";
    chart.axes.valueAxis.numberFormat = "#,##0";
    chart.axes.valueAxis.minimum = 5;
    for (const [index, type] of (
      ["Pie", "BarStacked", "XYScatter", "AreaStacked"] as const
    ).entries())
      sheet.charts.add(type, sheet.getRange("F1:H5")).setPosition(`K${String(20 + index * 10)}`);
    workbook.names.add("STAT_HIDDEN", sheet.getRange("B1")).visible = false;
    workbook.names.add("Shown", sheet.getRange("B3:C4"), "what it is for");
    workbook.customXmlParts.add('<part xmlns="urn:one"><b>ä &amp; 1</b></part>');
    workbook.properties.title = "All & everything";
    workbook.properties.company = "Example";
    workbook.settings.add("key", { deep: ["value"] });
    const hidden = workbook.worksheets.add("Hidden & quiet");
    hidden.getRange("A1").formulas = [["=Sheet1!B1+1"]];
    hidden.customProperties.add("stat-sheet", "sources – é");
    hidden.tabColor = "#123456";
    hidden.showGridlines = false;
    hidden.pageLayout.orientation = "Landscape";
    hidden.pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 1 };
    hidden.visibility = "VeryHidden";
    sheet.shapes.addImage(pixel).name = "Picture of one";
    await context.sync();
    const picture = sheet.shapes.getItem("Picture of one");
    picture.altTextDescription = 'says "something"';
    picture.lockAspectRatio = false;
    picture.left = 400;
    picture.top = 300;
    picture.width = 60;
    picture.height = 45;
    workbook.application.calculationMode = "Manual";
    sheet.protection.protect({ allowFormatCells: true });
    await context.sync();
  });
  await workbench.idle();
  return workbench;
}

describe("a workbook as an Excel file", () => {
  it("opens with the same cells, values, formats, names, parts, tables, charts and pictures", async () => {
    const first = await filled();
    const file = await first.host.file();
    const second = await openBook(await read(file));
    await second.idle();
    expect(second.requests).toEqual([]);
    expect(await contentsOf(second)).toEqual(await contentsOf(first));
    const [before, after] = [first.save(), second.save()];
    expect(after.state).toEqual(before.state);
    expect(after.settings).toEqual(before.settings);
    expect(looksOf(after)).toEqual(looksOf(before));
    // The file of what was opened is the file it was opened from.
    expect(partsOf(await second.host.file())).toEqual(partsOf(file));
  });

  it("goes on calculating where it was closed", async () => {
    const second = await openBook(await read(await (await filled()).host.file()));
    await second.run(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").protection.unprotect();
      context.workbook.application.calculationMode = "Automatic";
      await context.sync();
    });
    second.enter("A1", "8");
    await second.idle();
    expect(second.requests).toEqual(["/v1/data/statistic?id=8"]);
    expect(second.cell("'Hidden & quiet'!A1").value).toBe(3);
  });

  it("has the formulas of names, and nothing of where the grid keeps them", async () => {
    const book = await openBook();
    await book.run(async (context) => {
      context.workbook.names.add("POPULATION", '=STAT.VALUE(7,,"2020")');
      await context.sync();
    });
    book.enter("A1", "=POPULATION*2");
    await book.idle();
    const xml = partsOf(await book.host.file())["xl/workbook.xml"] ?? "";
    expect(xml.match(/<sheet /g)).toHaveLength(1);
    expect(xml).toMatch(
      /<definedName name="POPULATION">_xldudf_STAT_VALUE\(7,,(?:"|&quot;)2020(?:"|&quot;)\)</,
    );
    const again = await openBook(book.save());
    await again.idle();
    expect(again.cell("A1")).toMatchObject({ formula: "=POPULATION*2", value: 4 });
    expect(again.requests).toEqual([]);
  });

  it("says in Excel's own way what functions of an add-in, spills and errors are", async () => {
    const parts = partsOf(await (await filled()).host.file());
    const sheet = parts["xl/worksheets/sheet1.xml"] ?? "";
    const cell = (at: string) => new RegExp(`<c r="${at}"[^>]*?>.*?</c>`).exec(sheet)?.[0];
    expect(cell("B3")).toMatch(
      /^<c r="B3"[^>]* cm="1"[^>]*><f t="array" ref="B3:C4">_xldudf_STAT_DATA\(A1,"headers=off"\)<\/f><v>2019<\/v>/,
    );
    expect(cell("C4")).toMatch(/^<c r="C4"[^>]*><v>2<\/v><\/c>$/);
    expect(cell("B8")).toContain('<f t="array" ref="B8">"Sum "&amp;_xldudf_STAT_VALUE(A1)*2</f>');
    expect(cell("A13")).toContain("SUM(_xlfn.ANCHORARRAY(A10))");
    expect(cell("A10")).toContain("_xlfn.SEQUENCE(2,2)");
    expect(cell("A9")).toMatch(/ t="e"[^>]*><f>1\/0<\/f><v>#DIV\/0!<\/v>/);
    expect(parts["xl/workbook.xml"]).toMatch(/<definedName hidden="1" name="STAT_HIDDEN"/);
    // Else Excel would call every function as soon as it opens the file.
    expect(parts["xl/workbook.xml"]).toContain('<calcPr calcId="191029" calcMode="manual"/>');
    expect(parts["xl/workbook.xml"]).not.toContain("fullCalcOnLoad");
    expect(parts["xl/drawings/drawing1.xml"]).toContain('name="STAT_7_1"');
    expect(parts["customXml/itemProps1.xml"]).toMatch(/ds:itemID="\{[0-9A-F-]{36}\}"/);
  });

  it("holds well-formed parts, each with a content type, and joins only what is there", async () => {
    const file = await (await filled()).host.file();
    const parts = partsOf(file);
    const types = parts["[Content_Types].xml"] ?? "";
    for (const [path, text] of Object.entries(parts)) {
      const extension = path.split(".").at(-1) ?? "";
      const isNamed = types.includes(`PartName="/${path}"`);
      const isDeclared = types.includes(`Extension="${extension}"`);
      expect(isNamed || isDeclared || path === "[Content_Types].xml", path).toBe(true);
      if (/\.(?:xml|rels)$/.test(path)) expect(unclosed(text), path).toEqual([]);
      if (!path.endsWith(".rels")) continue;
      const from = path.replace(/_rels\/[^/]*$/, "");
      for (const [relation] of text.matchAll(/<Relationship [^>]*>/g)) {
        if (relation.includes('TargetMode="External"')) continue;
        const target = /Target="([^"]*)"/.exec(relation)?.[1] ?? "";
        const at = new URL(target, `file:///${from}`).pathname.slice(1);
        expect(Object.keys(parts), `${path} -> ${target}`).toContain(at);
      }
    }
    for (const [, named = ""] of types.matchAll(/PartName="\/([^"]*)"/g)) {
      expect(Object.keys(parts)).toContain(named);
    }
  });
});

describe("an Excel file of another program", () => {
  it("opens with its values, formats, table and chart", async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: "Data",
          rows: [
            ["Year", "Value", "Day"],
            ["2019", 1.25, new Date(Date.UTC(2024, 0, 2))],
            ["2020", 2.5, new Date(Date.UTC(2024, 0, 3))],
          ],
          cells: new Map([
            ["4,1", { value: null, formula: "SUM(B2:B3)", formulaResult: 3.75 }],
            ["5,1", { value: null, formula: "_xldudf_STAT_VALUE(7)", formulaResult: 4 }],
          ]),
          tables: [
            {
              name: "Values",
              range: "A1:C3",
              columns: [{ name: "Year" }, { name: "Value" }, { name: "Day" }],
            },
          ],
          charts: [
            {
              type: "line",
              title: "Values by year",
              series: [{ name: "Values", values: "Data!$B$2:$B$3", categories: "Data!$A$2:$A$3" }],
              anchor: { from: { row: 6, col: 0 }, to: { row: 20, col: 6 } },
            },
          ],
        },
      ],
    });
    const workbench = await openBook(await read(file));
    await workbench.idle();
    expect(workbench.values("A1:B3")).toEqual([
      ["Year", "Value"],
      ["2019", 1.25],
      ["2020", 2.5],
    ]);
    expect(workbench.texts("C2:C3")).toEqual([["2024-01-02"], ["2024-01-03"]]);
    expect(workbench.cell("B5")).toMatchObject({ formula: "=SUM(B2:B3)", value: 3.75 });
    expect(workbench.cell("B6").formula).toBe("=STAT.VALUE(7)");
    const { tables, charts } = workbench.save().state;
    expect(tables.map(({ name }) => name)).toEqual(["Values"]);
    expect(charts.map(({ title, chartType, series }) => [title, chartType, series.length])).toEqual(
      [["Values by year", "LineMarkers", 1]],
    );
    expect(charts[0]?.series[0]?.values?.zone).toEqual({ top: 1, bottom: 2, left: 1, right: 1 });
  });

  it("is refused with a sentence where it is none", async () => {
    await expect(read(new TextEncoder().encode("id;value\n1;2"))).rejects.toThrow(
      new RangeError("This file is no Excel workbook (.xlsx), or it is damaged."),
    );
    const whole = await (await openBook()).host.file();
    await expect(read(whole.slice(0, whole.length / 2))).rejects.toThrow(RangeError);
  });
});

describe("the document's file, as office.js asks for it", () => {
  const getFile = (type: Office.FileType) =>
    new Promise<Office.AsyncResult<Office.File>>((resolve) => {
      Office.context.document.getFileAsync(type, { sliceSize: 1000 }, resolve);
    });

  it("comes in slices of the size wanted, as it was when it was asked for", async () => {
    const workbench = await openBook();
    workbench.enter("A1", "before");
    const file = await workbench.host.file();
    const { value } = await getFile(Office.FileType.Compressed);
    workbench.enter("A1", "after");
    const slices = await Promise.all(
      Array.from(
        { length: value.sliceCount },
        (_, index) =>
          new Promise<Office.Slice>((resolve) => {
            value.getSliceAsync(index, (result) => {
              resolve(result.value);
            });
          }),
      ),
    );
    expect(slices.slice(0, -1).every(({ size }) => size === 1000)).toBe(true);
    const bytes = Uint8Array.from(slices.flatMap(({ data }) => data as number[]));
    expect([value.size, bytes]).toEqual([file.length, file]);
  });

  it("is not given as a PDF, nor a third time while two are open", async () => {
    await openBook();
    const pdf = await getFile(Office.FileType.Pdf);
    expect([pdf.status, pdf.error.code]).toEqual(["failed", 5000]);
    const first = await getFile(Office.FileType.Compressed);
    await getFile(Office.FileType.Compressed);
    const third = await getFile(Office.FileType.Compressed);
    expect([third.status, third.error.code]).toEqual(["failed", 11_000]);
    await new Promise((resolve) => {
      first.value.closeAsync(resolve);
    });
    expect((await getFile(Office.FileType.Compressed)).status).toBe("succeeded");
  });
});

/** Elements that are not closed in the order they were opened; the file's text stands in none. */
function unclosed(xml: string): string[] {
  const open: string[] = [];
  for (const [, end = "", name = "", self = ""] of xml.matchAll(
    /<(\/?)([\w:]+)(?:\s+[\w:.-]+="[^"<]*")*\s*(\/?)>|<(?![?/\w])|&(?!\w+;|#)/g,
  )) {
    if (name === "") open.push("a stray sign");
    else if (end === "/") {
      if (open.pop() !== name) return [...open, name];
    } else if (self === "") open.push(name);
  }
  return open;
}

function partsOf(file: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
}

interface Data {
  readonly sheets: readonly Readonly<Record<string, unknown>>[];
  readonly styles: object;
  readonly borders: object;
}

/** What the grid shows beside the contents: styles by their cells, sizes, figures. */
function looksOf({ data }: SavedWorkbook) {
  const { sheets, styles, borders } = data as Data;
  const named = (zones: unknown, values: object) =>
    Object.fromEntries(
      Object.entries(zones as Record<string, number>).map(([zone, id]) => [
        zone,
        (values as Record<string, unknown>)[String(id)],
      ]),
    );
  return sheets.map((sheet) => ({
    id: sheet["id"],
    name: sheet["name"],
    isVisible: sheet["isVisible"],
    color: sheet["color"],
    grid: sheet["areGridLinesVisible"],
    panes: sheet["panes"],
    cols: sheet["cols"],
    tables: sheet["tables"],
    styles: named(sheet["styles"], styles),
    borders: named(sheet["borders"], borders),
    figures: (sheet["figures"] as Record<string, unknown>[]).map(
      ({ id, col, row, offset, width, height }) => ({ id, col, row, offset, width, height }),
    ),
  }));
}
