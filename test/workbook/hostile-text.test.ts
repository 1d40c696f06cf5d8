import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { afterEach, describe, expect, it } from "vitest";
import {
  formulaInsertion,
  insertImage,
  insertLiveChart,
  insertTableWithChart,
  insertText,
  place,
  type Insertion,
  type Placement,
  type RunInExcel,
} from "../../src/workbook/index.js";
import { statisticAnswer } from "../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../support/workbook/workbook-care.js";

/** What a service may send as any text of a statistic or an indicator. */
const hostileTexts = [
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(A1)",
  '=HYPERLINK("https://evil.test","x")',
  "=cmd|' /C calc'!A0",
  "\n=1+1",
  "\uFEFF=1+1",
  "＝1+1",
  "'=1+1",
  "[evil.xlsx]Sheet1!A1",
  '<img src=x onerror="alert(1)">',
];
const indicatorId = "11111111-1111-4111-8111-111111111111";
const picture = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>')
  .render()
  .asPng()
  .toString("base64");

let cared: CaredWorkbench;
afterEach(() => {
  cared.workbench.dispose();
});

/** A service all of whose texts are this one; the second edition has a series more. */
const answer = (text: string, edition: () => number) => (url: URL) => {
  const titles = [{ title: text, subtitle: text, link: text }];
  const told = { title: text, subject: text, description: text, link: text };
  const provenance = { sources: titles, publishers: titles, released_at: "2026-01-01" };
  if (url.pathname.endsWith("/indicators")) return { body: { items: [], total_count: 0 } };
  if (url.searchParams.get("id") === indicatorId) {
    const data = [{ geo: "WLD", categories: [text, "2020"], series: [1, edition()] }];
    const chart = { name: text, graphType: "line", unit: text, data };
    const market = { market_type: text, market_type_description: text };
    return { body: { ...told, ...provenance, ...market, identifier: indicatorId, chart } };
  }
  const points = [
    { name: text, data: text },
    { name: "2020", data: edition() },
  ];
  const series = edition() === 1 ? { [text]: points } : { [text]: points, [`${text} `]: points };
  const chart = { graphType: "bar", horizontal: false, unit: text, data: series };
  return { body: { ...statisticAnswer(7, {}), ...told, ...provenance, chart } };
};

const look = { type: "Line", hasLegend: true, isCategoryAxisReversed: false } as const;

/** Every insertion, each on a new sheet whose name the service chose. */
function insertions(text: string, wait: () => Promise<void>): Insertion<unknown>[] {
  const source = { text, link: text };
  const rows = [
    [text, `${text}!`],
    [text, text],
    ["2020", 1],
  ];
  const chart = (data: Placement, rowCount: number, isSpill: boolean) => ({
    data: { ...data, rowCount, columnCount: 2, isSpill },
    placement: { ...data, column: data.column + 4 },
    ...{ id: text, look, title: text, unit: text, source },
  });
  const inContext = (write: (context: Excel.RequestContext, at: Placement) => Promise<unknown>) =>
    ((run: RunInExcel, at: Placement) => run((context) => write(context, at))) as never;
  const all = [
    inContext((context, at) =>
      insertTableWithChart(
        context,
        at,
        { rows, id: text, title: text, source },
        chart({ ...at, row: at.row + 1 }, 3, false),
      ),
    ),
    inContext((context, at) =>
      insertText(context, at, [
        { text, link: text },
        { text, link: "https://service.test/7" },
      ]),
    ),
    inContext((context, placement) =>
      insertImage(context, {
        placement,
        base64: picture,
        id: text,
        title: text,
        altText: text,
        source,
      }),
    ),
    ((run: RunInExcel, placement: Placement) =>
      insertLiveChart(run, {
        ...{ placement, formula: "=STAT.DATA(7)", numberFormat: "0.0", wait },
        chartOn: (data) => ({ ...chart(placement, data.rowCount, true), data }),
      })) as never,
  ];
  // The workbench does not model an apostrophe within a sheet's name, which Excel takes.
  const sheetName = text.replace(/(?<=.)'/g, "");
  const named = formulaInsertion("=STAT.DATA(7)", { sheetName, named: { id: 7, title: text } });
  return [named, ...all.map((write) => ({ sheetName, write }))];
}

/**
 * What is alive in a workbook: formulas, addresses of links, references in titles and names. A series is
 * called what its header's cell says, which is among the cells.
 */
async function alive(run: RunInExcel) {
  return run(async (context) => {
    const { names, worksheets } = context.workbook;
    names.load("items/formula,items/comment");
    worksheets.load("items/name");
    await context.sync();
    const sheets = worksheets.items.map((sheet) => {
      const used = sheet.getUsedRangeOrNullObject(true);
      used.load("formulas,values");
      sheet.charts.load("items/name,items/title/text");
      return { sheet, used };
    });
    await context.sync();
    const [formulas, titles, links]: [string[], string[], Excel.Range[]] = [[], [], []];
    const axes: Excel.ChartAxis[] = [];
    for (const { sheet, used } of sheets) {
      for (const chart of sheet.charts.items) {
        titles.push(chart.title.text);
        axes.push(chart.axes.valueAxis);
        chart.axes.valueAxis.load("title/text");
      }
      if (used.isNullObject) continue;
      (used.formulas as unknown[][]).forEach((row, at) => {
        row.forEach((formula, column) => {
          const value = (used.values as unknown[][])[at]?.[column];
          if (value === "" && formula === "") return;
          if (typeof formula === "string" && formula !== value && formula.startsWith("=")) {
            formulas.push(formula);
          }
          const cell = used.getCell(at, column);
          cell.load("hyperlink");
          links.push(cell);
        });
      });
    }
    await context.sync();
    return {
      formulas,
      links: links.flatMap(
        ({ hyperlink }) => (hyperlink as Excel.RangeHyperlink | null)?.address ?? [],
      ),
      titles: [...titles, ...axes.map((axis) => axis.title.text)],
      sheetNames: worksheets.items.map(({ name }) => name),
      names: names.items.map(({ formula }) => String(formula)),
      comments: names.items.map(({ comment }) => comment),
    };
  });
}

const own = /^=STAT\.[A-Z.]+\([A-Z0-9_",=#/-]*\)$/;

function expectHarmless(state: Awaited<ReturnType<typeof alive>>) {
  expect(state.formulas.filter((formula) => !own.test(formula))).toEqual([]);
  expect(state.links.filter((link) => !link.startsWith("https://service.test/"))).toEqual([]);
  // A space that does not break, or a letter, goes before what would make a reference of a title.
  expect(state.titles.filter((title) => /^[ \n\uFEFF]*[=+\-@＝]/.test(title))).toEqual([]);
  // A reference, or one text that no quote ends: what the look and the unit of live figures were written for.
  const reference = /^='?[^'[]+'?!\$[A-Z]+\$\d+(:\$[A-Z]+\$\d+)?$/;
  const mark =
    /^="(?:axis|[\d,-]*)\|[\p{L}\p{N}=;, .-]*(?:(?:\|[a-z\d,]*){0,3}|\|(?:General|#,##0(?:\.0+)?)?\|(?:minimum|maximum)?)"$/u;
  expect(state.names.filter((name) => !reference.test(name) && !mark.test(name))).toEqual([]);
  expect(state.comments.filter((comment) => comment !== "")).toEqual([]);
  expect(state.sheetNames.filter((name) => /^'|'$|[\\/?*[\]:\n]/.test(name))).toEqual([]);
}

describe("text of a service", () => {
  it.each(hostileTexts)("stays text on every path into a workbook: %j", async (text) => {
    let edition = 1;
    cared = await openCared(answer(text, () => edition));
    const { workbench, operations } = cared;
    const run: RunInExcel = (task) => workbench.run(task);
    const wait = () => workbench.idle();
    const formulas = [
      ...["DATA(7)", "INFO(7)", "CITE(7)", "VALUE(7,,2020)", "CARD(7)"],
      `INDICATOR("${indicatorId}")`,
    ];
    formulas.forEach((formula, at) => {
      workbench.enter(`${String.fromCharCode(65 + 4 * at)}1`, `=STAT.${formula}`);
    });
    await workbench.idle();
    for (const insertion of insertions(text, wait)) await place(run, insertion, "new-sheet");
    edition = 2;
    const scope = { kind: "workbook" } as const;
    const report = await operations.refresh(await operations.plan({ scope, includeFresh: true }));
    expect(report.updated.length).toBeGreaterThan(2);
    await operations.writeChanges(report);
    await operations.writeSources();
    await operations.writeAudit();
    expectHarmless(await alive(run));
    await operations.freeze(scope);
    expectHarmless(await alive(run));
    await operations.thaw();
    await operations.restoreEarlier(report.earlier);
    expectHarmless(await alive(run));
  });
});

/** What writes texts into a workbook, and where else than above its texts are tried. */
const writers: Readonly<Record<string, string>> = {
  "cells/write-text.ts": "above",
  // The service is not asked for a text: what the check writes is the add-in's own.
  "checks/groups/charts.ts": "its texts are the add-in's",
  "checks/groups/limits.ts": "its texts are the add-in's",
  "checks/groups/tables.ts": "its texts are the add-in's",
  "checks/groups/texts.ts": "its texts are the add-in's",
  "checks/groups/undo.ts": "its texts are the add-in's",
  "freeze/replace-by-values.ts": "above",
  "ids/name-id.ts": "above",
  "insert/room/find-room.ts": "above",
  "insert/insert-chart.ts": "above",
  "insert/insert-image.ts": "above",
  "insert/insert-table.ts": "above",
  "sheets/marked-sheet.ts": "above",
  "sheets/report-rows.ts": "above",
  "sheets/write-report-sheet.ts": "above",
  "insert/take-back.ts": "test/workbook/insert/place.test.ts",
  "spills/sources/source-line.ts": "test/workbook/spills/sources/breaks.test.ts",
  "spills/titles/write-title.ts": "test/workbook/spills/titles/renew-titles.test.ts",
  "templates/write-sheets.ts": "its texts are the add-in's",
};

it("has no path into a workbook that is not walked", () => {
  const writing =
    /\.(?:values|hyperlink|text|comment|altText\w+) = |worksheets\.add\(|series\.add\(|names\.add\([^)]*,[^)]*,|comments\.add|notes\.add|\.formulas = contents/;
  const found = readdirSync("src/workbook", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => writing.test(readFileSync(join("src/workbook", file), "utf8")));
  expect(found.sort()).toEqual(Object.keys(writers).sort());
});
