import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  writeAuditSheet,
  writeSourcesSheet,
  type RefreshReport,
} from "../../../src/workbook/index.js";
import { writeReportSheet } from "../../../src/workbook/sheets/write-report-sheet.js";
import { copySheet } from "../../support/workbook/copied-sheet.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
let figure: number;
let title: (id: string) => string;
let time: number;

beforeEach(async () => {
  figure = 1;
  title = (id) => `Statistic ${id}`;
  time = new Date(2026, 10, 20, 12).getTime();
  cared = await openCared(
    (url) => {
      const id = url.searchParams.get("id") ?? "";
      return { body: { ...statisticAnswer(Number(id), { "2020": figure }), title: title(id) } };
    },
    { now: () => time },
  );
});
afterEach(() => {
  cared.workbench.dispose();
});

const all = { scope: { kind: "workbook" }, includeFresh: true } as const;
const enter = async (cells: Readonly<Record<string, string>>) => {
  // A sheet of ours, once written, is the one in sight.
  for (const [at, content] of Object.entries(cells)) {
    cared.workbench.enter(at.includes("!") ? at : `Sheet1!${at}`, content);
  }
  await cared.workbench.idle();
};
const change = (task: (workbook: Excel.Workbook) => void) =>
  cared.workbench.run(async (context) => {
    task(context.workbook);
    await context.sync();
  });
const refresh = async (): Promise<RefreshReport> => {
  const report = await cared.operations.refresh(await cared.operations.plan(all));
  await cared.workbench.idle();
  return report;
};
const values = (at: string) => cared.workbench.values(at);

describe("what users do with a sheet of ours", () => {
  it("keeps what a copy says, and renews the first, also where the copy stands before it", async () => {
    await enter({ A1: "=STAT.VALUE(7)" });
    await cared.operations.writeSources();
    copySheet(cared, "STAT Sources (2)", "STAT Sources");
    await change(({ worksheets }) => {
      worksheets.getItem("STAT Sources (2)").position = 0;
    });
    await enter({ A1: "=STAT.VALUE(8)" });
    await cared.operations.writeSources();
    expect(values("'STAT Sources (2)'!A5:A6").flat()).toEqual(["7", ""]);
    expect(values("'STAT Sources'!A5").flat()).toEqual(["8"]);
    await enter({ A1: "=STAT.VALUE(9)" });
    await refresh();
    expect(values("'STAT Sources (2)'!A5:A6").flat()).toEqual(["7", ""]);
    expect(values("'STAT Sources'!A5").flat()).toEqual(["9"]);
  });

  it("keeps notes beside their rows, whatever comes and goes", async () => {
    await enter({ A1: "=STAT.VALUE(7)", A2: "=STAT.VALUE(8)", A3: "=STAT.VALUE(9)" });
    await cared.operations.writeSources();
    await enter({
      "'STAT Sources'!N4": "checked by",
      "'STAT Sources'!N6": "Ann",
      "'STAT Sources'!N7": "Ben",
      "'STAT Sources'!A12": "Below the table",
    });
    // 7 goes, 9 goes with a note, 5 and 6 come.
    await enter({ A1: "=STAT.VALUE(5)", A3: "=STAT.VALUE(6)" });
    await refresh();
    expect(values("'STAT Sources'!A4:A13").flat()).toEqual([
      ...["ID", "8", "9", "5", "6", "", "", "", "", "Below the table"],
    ]);
    expect(values("'STAT Sources'!N4:N8").flat()).toEqual(["checked by", "Ann", "Ben", "", ""]);
    expect(values("'STAT Sources'!J5:J8").flat()).toEqual([
      ...["Sheet1!A2", "no longer used", "Sheet1!A1", "Sheet1!A3"],
    ]);
  });

  it("keeps its columns where they were put, its name, its place and its own rows above", async () => {
    await enter({ A1: "=STAT.VALUE(7)" });
    await cared.operations.writeAudit();
    await change(({ worksheets }) => {
      const sheet = worksheets.getItem("STAT Audit");
      sheet.name = "Our audit";
      sheet.position = 0;
      sheet.getRange("1:2").insert(Excel.InsertShiftDirection.down);
      sheet.getRange("A1").values = [["For the auditors"]];
      sheet.getRange("B:B").insert(Excel.InsertShiftDirection.right);
      sheet.getRange("B6:B7").values = [["signed off"], ["yes"]];
      sheet.getRange("D:E").delete(Excel.DeleteShiftDirection.left);
    });
    await enter({ "Sheet1!A2": "=STAT.VALUE(8)" });
    time += 86_400_000;
    await refresh();
    expect(values("'Our audit'!A1:D8")).toEqual([
      ["For the auditors", "", "", ""],
      ["", "", "", ""],
      ["STAT cells of this workbook", "", "", ""],
      ["As of 2026-11-21: 2 cells, 2 distinct requests", "", "", ""],
      ["", "", "", ""],
      ["Cell", "signed off", "Title", "Status"],
      ["Sheet1!A1", "yes", "Statistic 7", "ok"],
      ["Sheet1!A2", "", "Statistic 8", "ok"],
    ]);
  });

  it("writes its table above what stands there where its headers are gone", async () => {
    await enter({ A1: "=STAT.VALUE(7)" });
    await cared.operations.writeSources();
    await change(({ worksheets }) => {
      const sheet = worksheets.getItem("STAT Sources");
      sheet.getRange("A1:L20").clear();
      sheet.getRange("A1").values = [["my own page now"]];
    });
    await cared.operations.writeSources();
    const shown = values("'STAT Sources'!A1:A12").flat();
    expect(shown).toContain("my own page now");
    expect(shown.slice(3, 5)).toEqual(["ID", "7"]);
  });

  it("has one of two copies kept up to date, and leaves the other as it was", async () => {
    await enter({ A1: "=STAT.VALUE(7)" });
    await cared.operations.writeSources();
    await change(({ worksheets }) => {
      const copy = worksheets.add("Copy of last year");
      copy.customProperties.add("STAT_SHEET", "sources");
      copy.getRange("A4").values = [["ID"]];
    });
    await enter({ "Sheet1!A2": "=STAT.VALUE(8)" });
    await refresh();
    expect(values("'STAT Sources'!A5:A6").flat()).toEqual(["7", "8"]);
    expect(values("'Copy of last year'!A1:A6").flat()).toEqual(["", "", "", "ID", "", ""]);
  });
});

describe("what stands on the sheets", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "'quoted"])(
    "is text, though a service says %j",
    async (text) => {
      title = () => text;
      await enter({ A1: "=STAT.VALUE(7)" });
      await cared.operations.writeSources();
      expect(cared.workbench.cell("'STAT Sources'!C5").formula).toBeUndefined();
      expect(cared.workbench.cell("'STAT Sources'!C5").value).toBe(text);
    },
  );

  it("is no formula either where a sheet's name begins like one", async () => {
    await change(({ worksheets }) => {
      worksheets.add("=1+1");
    });
    await enter({ "'=1+1'!A1": "=STAT.VALUE(7)" });
    await cared.operations.writeAudit();
    expect(cared.workbench.cell("'STAT Audit'!A5").formula).toBeUndefined();
    expect(cared.workbench.cell("'STAT Audit'!A5").value).toBe("=1+1!A1");
  });

  it("has dates that are dates, links that lead somewhere, and a header that stays", async () => {
    await enter({ A1: "=STAT.VALUE(7)", B1: "12" });
    await cared.operations.writeSources();
    await cared.operations.writeAudit();
    const seen = await cared.workbench.run(async (context) => {
      const sources = context.workbook.worksheets.getItem("STAT Sources");
      const audit = context.workbook.worksheets.getItem("STAT Audit");
      const [released, cells, link] = ["G5", "J5", "K5"].map((at) => sources.getRange(at));
      const frozen = sources.freezePanes.getLocationOrNullObject();
      const flagged = audit.getRange("K5").format.fill;
      released?.load("numberFormat,valueTypes");
      cells?.load("hyperlink");
      link?.load("hyperlink");
      frozen.load("address");
      flagged.load("color");
      await context.sync();
      return {
        format: released?.numberFormat,
        type: released?.valueTypes,
        jump: cells?.hyperlink.documentReference,
        address: link?.hyperlink.address,
        frozen: frozen.address.split("!")[1],
        flagged: flagged.color,
      };
    });
    expect(seen).toEqual({
      format: [["yyyy-mm-dd"]],
      type: [["Double"]],
      jump: "'Sheet1'!A1",
      address: "https://service.test/content/7",
      frozen: "1:4",
      flagged: "#FFF4CE",
    });
  });

  it.each([
    ["de", "STAT Quellen", "Originalquellen", "STAT Prüfung", "Zustand", "in Ordnung"],
    ["fr", "STAT Sources", "Sources d’origine", "STAT Audit", "État", "en ordre"],
    ["es", "STAT Fuentes", "Fuentes originales", "STAT Auditoría", "Estado", "correcto"],
  ] as const)(
    "is in the maker's language (%s), also after somebody else renewed it",
    async (language, sources, original, audit, status, ok) => {
      const { workbench, data } = cared;
      await enter({ A1: "=STAT.VALUE(7)" });
      const now = new Date(time);
      await workbench.run((context) => writeSourcesSheet(context, data, now, language));
      await workbench.run((context) => writeAuditSheet(context, data, now, language));
      await enter({ A2: "=STAT.VALUE(8)" });
      await refresh();
      expect(values(`'${sources}'!E4`)).toEqual([[original]]);
      expect(values(`'${sources}'!A5:A6`).flat()).toEqual(["7", "8"]);
      expect(values(`'${audit}'!E4:E6`).flat()).toEqual([status, ok, ok]);
    },
  );

  it("counts the places of one indicator as the one call that they share", async () => {
    const id = "11111111-1111-4111-8111-111111111111";
    const item = {
      ...{ identifier: id, title: "GDP", subject: "Economy", industries: [], market_type: "c" },
      link: "https://service.test/indicator/gdp",
      updated_at: "2026-11-01",
      covered_timeframe: { start: "2019", end: "2020" },
      covered_geos: { DEU: "Germany", FRA: "France", ITA: "Italy" },
      market_type_description: "",
    };
    cared.workbench.answerWith((url) => ({
      body: url.pathname.endsWith("/indicators")
        ? { items: [item], total_count: 1 }
        : {
            identifier: id,
            title: "GDP",
            chart: {
              name: "GDP",
              graphType: "line",
              unit: "USD",
              data: (url.searchParams.get("geo") ?? "")
                .split(",")
                .map((geo) => ({ geo, categories: ["2020"], series: [1] })),
            },
          },
    }));
    await enter({ A1: `=STAT.INDICATOR("${id}","DEU; FRA; ITA")` });
    await cared.operations.writeAudit();
    expect(values("'STAT Audit'!F5:G5")).toEqual([[3, 15]]);
    const spent = cared.workbench.client.status().session.credits;
    await cared.operations.writeSources();
    expect(values("'STAT Sources'!A5:C6")).toEqual([
      [id, "indicator", "GDP"],
      ["", "", ""],
    ]);
    // When it was updated, and where it is: looked up once, for nothing.
    expect(values("'STAT Sources'!H5")).toEqual([[46327]]);
    expect(values("'STAT Sources'!K5")).toEqual([[item.link]]);
    expect(cared.workbench.client.status().session.credits).toBe(spent);
    expect(cared.workbench.requests.filter((path) => path.includes("/indicators"))).toHaveLength(1);
  });

  it("names an indicator's publisher, sources, last period and release, or that nobody is named", async () => {
    const id = "22222222-2222-4222-8222-222222222222";
    const indicator = (extension: object) => ({
      ...{ identifier: id, title: "Inflation", market_type: "", market_type_description: "" },
      chart: {
        ...{ name: "Inflation", graphType: "line", unit: "%" },
        data: [{ geo: "DEU", categories: ["2020"], series: [1] }],
      },
      ...extension,
    });
    let extension: object = {
      sources: [{ title: "National offices", licence: "CC-BY-4.0" }],
      publishers: [{ title: "World Bank" }],
      covered_timeframe: { start: "1960", end: "2024" },
      released_at: "2026-10-01",
      updated_at: "2026-10-02",
    };
    cared.workbench.answerWith((url) =>
      url.pathname.endsWith("/indicators")
        ? { body: { items: [], total_count: 0 } }
        : { body: indicator(extension) },
    );
    await enter({ A1: `=STAT.VALUE("${id}","DEU")` });
    await cared.operations.writeSources();
    expect(values("'STAT Sources'!D4:H5")).toEqual([
      ["Publisher", "Original sources", "Data to", "Released", "Updated"],
      ["World Bank", "National offices", "2024", 46296, 46297],
    ]);
    expect(values("'STAT Sources'!L4:M5")).toEqual([
      ["Licence", "Citation"],
      ["CC-BY-4.0", expect.stringContaining("World Bank")],
    ]);
    extension = {};
    await refresh();
    expect(values("'STAT Sources'!D5:H5")).toEqual([
      ["", "The service names no source", "", "", ""],
    ]);
  });

  it("says so where the last period is read from the title", async () => {
    title = () => "Population from 1990 to 2017";
    await enter({ A1: "=STAT.VALUE(7)" });
    await cared.operations.writeSources();
    expect(values("'STAT Sources'!F5")).toEqual([["2017 (from the title)"]]);
  });

  it("names a column of cells as one range", async () => {
    await enter({
      A1: "=STAT.VALUE(7)",
      A2: "=STAT.VALUE(7)",
      A3: "=STAT.VALUE(7)",
      C3: "=STAT.VALUE(7)",
    });
    await cared.operations.writeSources();
    expect(values("'STAT Sources'!J5")).toEqual([["Sheet1!A1:A3, Sheet1!C3"]]);
  });
});

describe("the change log", () => {
  const write = (report: RefreshReport) => cared.operations.writeChanges(report);

  it("grows at its top, keeps notes with their rows, and takes the same refresh once", async () => {
    await enter({ A1: "=STAT.VALUE(7)" });
    figure = 2;
    const first = await refresh();
    await write(first);
    await enter({ "'STAT Changes'!M5": "known" });
    time += 86_400_000;
    figure = 3;
    const second = await refresh();
    await write(second);
    await write(second);
    await write(first);
    const unit = "million U.S. dollars";
    expect(values("'STAT Changes'!F5:M7")).toEqual([
      ["revised", 2, 3, 1, unit, 46346, "Sheet1!A1", ""],
      ["revised", 1, 2, 1, unit, 46346, "Sheet1!A1", "known"],
      ["", "", "", "", "", "", "", ""],
    ]);
    const [later, earlier] = values("'STAT Changes'!A5:A6").flat() as number[];
    expect(later).toBeCloseTo((earlier ?? 0) + 1, 6);
  });

  it("ends somewhere: the oldest rows go, whoever wrote beside them", async () => {
    const log = (...points: string[]) =>
      cared.workbench.run((context) =>
        writeReportSheet(context, {
          mark: "changes",
          columns: [
            { id: "time", width: 80 },
            { id: "point", width: 80 },
          ],
          language: "en",
          mode: { kind: "log", maxRows: 5 },
          report: () => ({
            name: "Log",
            heading: "Log",
            asOf: "2026-11-20",
            rows: points.map((point) => ({ values: { time: 1, point } })),
          }),
        }),
      );
    await log("a", "b", "c", "d");
    await enter({ "Log!A12": "below" });
    await log("e", "f", "g");
    expect(values("Log!B5:B10").flat()).toEqual(["e", "f", "g", "a", "b", ""]);
    expect(values("Log!A13")).toEqual([["below"]]);
    await log("1", "2", "3", "4", "5", "6", "7");
    expect(values("Log!B5:B10").flat()).toEqual(["1", "2", "3", "4", "5", ""]);
  });

  it("keeps what stands nowhere else, and counts it apart", async () => {
    const log = (...points: string[]) =>
      cared.workbench.run((context) =>
        writeReportSheet(context, {
          mark: "changes",
          columns: [
            { id: "time", width: 80 },
            { id: "point", width: 80 },
          ],
          language: "en",
          mode: { kind: "log", maxRows: 3, stays: ({ point }) => point === "a" || point === "c" },
          report: () => ({
            name: "Log",
            heading: "Log",
            asOf: "2026-11-20",
            rows: points.map((point) => ({ values: { time: 1, point } })),
          }),
        }),
      );
    await log("a", "b", "c", "d", "e");
    await enter({ "Log!A14": "below" });
    await log("f", "g");
    expect(values("Log!B5:B10").flat()).toEqual(["f", "g", "a", "b", "c", ""]);
    await log("1", "2", "3", "4");
    expect(values("Log!B5:B10").flat()).toEqual(["1", "2", "3", "a", "c", ""]);
    expect(values("Log!A14")).toEqual([["below"]]);
  });
});
