import { afterEach, describe, expect, it } from "vitest";
import { createAnswerPort } from "../../src/addin/answer-port.js";
import {
  formulaInsertion,
  freeze,
  insertText,
  place,
  planRefresh,
  refreshCells,
  thaw,
  type Insertion,
  type RunInExcel,
} from "../../src/workbook/index.js";
import { defaultRequirementSets } from "../../src/workbench/host/index.js";
import type { StatWorkbench, StatWorkbenchOptions } from "../support/stat-workbench.js";
import { createStatWorkbench } from "../support/stat-workbench.js";
import { statisticAnswer } from "../support/statistic-answer.js";
import { undo } from "../support/workbook/undo-steps.js";
import { openCared } from "../support/workbook/workbook-care.js";

let workbench: StatWorkbench;
afterEach(() => {
  workbench.dispose();
});

// What Microsoft documents nowhere, or what differs by platform: the flows hold in each.
type Host = Pick<
  StatWorkbenchOptions,
  "variants" | "platform" | "requirementSets" | "takesDataTypes"
>;
const hosts: [string, Host][] = [
  ["the usual one", {}],
  ["empty cells that are 0 to functions", { variants: { emptyCell: 0 } }],
  ["spilled cells that report their formula", { variants: { spilledFormula: "anchor" } }],
  ["a semicolon between arguments", { variants: { listSeparator: ";" } }],
  ["XML parts without their declaration", { variants: { keepsXmlDeclaration: false } }],
  ["a partition of the device's storage", { variants: { partitionKey: "partition-1" } }],
  ["ExcelApi 1.20", { requirementSets: { ...defaultRequirementSets, ExcelApi: "1.20" } }],
  ["functions that are given no data types", { takesDataTypes: false }],
  ["Windows' transport", { platform: "windows" }],
  ["Mac's transport", { platform: "mac" }],
];

describe.each(hosts)("in a host with %s", (_, host) => {
  it("a spill and a value are refreshed, frozen and thawed", async () => {
    let figure = 2;
    workbench = await createStatWorkbench(
      (url) => ({
        body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": figure }),
      }),
      host,
    );
    const data = createAnswerPort(workbench.client);
    workbench.enter("A1", "7");
    workbench.enter("B2", "=STAT.DATA(A1,Z9)");
    workbench.enter("E1", "=STAT.VALUE(7)*2");
    workbench.enter("F1", "=SUM(B2#)");
    await workbench.idle();
    expect(workbench.values("B2:C4")).toEqual([
      ["category", "Values"],
      [2019, 1],
      [2020, 2],
    ]);
    expect(workbench.values("E1:F1")).toEqual([[4, 4042]]);

    figure = 5;
    const plan = await workbench.run((context) =>
      planRefresh(context, data, { scope: { kind: "workbook" }, includeFresh: true }),
    );
    expect(plan.cells.map(({ address }) => address).sort()).toEqual(["B2", "E1"]);
    const report = await refreshCells((task) => workbench.run(task), plan, data, {
      wait: () => workbench.idle(),
    });
    expect(report.failed).toEqual([]);
    await workbench.idle();
    expect(workbench.values("C4:E4")[0]?.[0]).toBe(5);
    expect(workbench.values("E1:F1")).toEqual([[10, 4045]]);

    let names = 0;
    const shown = workbench.values("A1:F6");
    const { frozen } = await workbench.run((context) =>
      freeze(
        context,
        { kind: "workbook" },
        { now: 1, createName: () => `STAT_FROZEN_${String((names += 1))}` },
      ),
    );
    expect(frozen.map(({ address }) => address)).toEqual(["E1", "B2"]);
    expect(workbench.cell("B2").formula).toBeUndefined();
    expect(workbench.values("A1:F6")).toEqual(shown);
    const { thawed } = await workbench.run((context) => thaw(context));
    await workbench.idle();
    expect(thawed).toHaveLength(2);
    expect(workbench.cell("B2").formula).toBe("=STAT.DATA(A1,Z9)");
    expect(workbench.cell("E1").formula).toBe("=STAT.VALUE(7)*2");
    expect(workbench.values("A1:F6")).toEqual(shown);
  });

  it("what is inserted is refreshed, kept, listed, copied, repaired, frozen, undone and thawed", async () => {
    let figure = 2;
    const cared = await openCared(
      (url) => ({
        body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": figure }),
      }),
      host,
    );
    ({ workbench } = cared);
    const { operations } = cared;
    const run: RunInExcel = (task) => workbench.run(task);
    const everything = { kind: "workbook" } as const;

    const select = (address: string) =>
      workbench.run(async (context) => {
        context.workbook.worksheets.getActiveWorksheet().getRange(address).select();
        await context.sync();
      });
    await select("B2");
    const inserted = await place(run, formulaInsertion("=STAT.DATA(7)"), "selection");
    expect(inserted).toEqual({
      status: "inserted",
      address: "Sheet1!B2",
      calculated: { sheetName: "Sheet1", row: 1, column: 1, rowCount: 1, columnCount: 1 },
    });
    await select("F2");
    const text: Insertion<unknown> = {
      sheetName: "Text",
      write: (run, placement) =>
        run((context) => insertText(context, placement, [{ text: "=1+1" }])),
    };
    expect((await place(run, text, "selection")).status).toBe("inserted");
    await workbench.idle();
    const shows = (formula: string | undefined) => {
      expect(workbench.cell("Sheet1!B2").formula).toBe(formula);
      expect(workbench.values("Sheet1!B2:C4")).toEqual([
        ["category", "Values"],
        [2019, 1],
        [2020, figure],
      ]);
      expect(workbench.cell("Sheet1!F2").formula).toBeUndefined();
    };
    shows("=STAT.DATA(7)");

    figure = 5;
    const plan = await operations.plan({ scope: everything, includeFresh: true });
    const report = await operations.refresh(plan);
    expect([report.failed, report.isSnapshotKept]).toEqual([[], true]);
    shows("=STAT.DATA(7)");

    expect(await operations.keepSnapshot()).toEqual({ kept: 1, missing: 0 });
    expect((await operations.writeSources()).sourceCount).toBe(1);
    expect((await operations.writeAudit()).cellCount).toBe(1);
    // The workbench hands out no file over the other transports: then the copy fails with a sentence.
    const isFileHandedOut = host.platform === undefined;
    expect(await operations.shareCopy()).toMatchObject(
      isFileHandedOut
        ? { status: "opened", frozenCount: 1 }
        : { status: "failed", step: "read", reason: "The operation is not supported." },
    );
    expect(workbench.created).toHaveLength(isFileHandedOut ? 1 : 0);
    expect(await operations.findDamaged()).toEqual([]);
    expect(await operations.repair()).toMatchObject({ repaired: [], locked: [], remaining: [] });
    shows("=STAT.DATA(7)");

    const asked = workbench.requests.length;
    expect((await operations.freeze(everything)).frozen).toHaveLength(1);
    shows(undefined);
    expect(undo(workbench)).toBe(true);
    await workbench.idle();
    shows("=STAT.DATA(7)");
    expect((await operations.freeze(everything)).frozen).toHaveLength(1);
    expect((await operations.thaw()).thawed).toHaveLength(1);
    shows("=STAT.DATA(7)");
    expect(workbench.requests).toHaveLength(asked);
  });
});

it("never takes a data type that Excel keeps to itself for an omitted place", async () => {
  workbench = await createStatWorkbench(
    () => ({ body: statisticAnswer(7, { "2019": 1, "2020": 2 }) }),
    { takesDataTypes: false },
  );
  const germany = {
    type: "LinkedEntity",
    text: "Germany",
    id: { entityId: "germany", domainId: "geography", serviceId: 536_870_912 },
    basicType: "Error",
    basicValue: "#VALUE!",
    properties: {},
  };
  const sheetId = workbench.host.workbook.sheets.activeId();
  workbench.host.workbook.enterDataType({ sheetId, row: 9, col: 0 }, germany);
  workbench.enter("B1", "=STAT.VALUE(7,A10)");
  await workbench.idle();
  expect(workbench.cell("B1").text).toBe("#VALUE!");
});
