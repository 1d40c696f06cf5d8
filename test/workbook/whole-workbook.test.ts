import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addressIn,
  largeCells,
  largeService,
  sheetNames,
  wrongCells,
  writeLargeWorkbook,
} from "../support/workbook/large-workbook.js";
import { contentsOf, openCared, type CaredWorkbench } from "../support/workbook/workbook-care.js";

const cells = largeCells();
const ownPlaces = new Set(cells.map(({ sheetName, address }) => `${sheetName}!${address}`));
const locked = cells.filter(({ sheetName }) => sheetName === "Locked");
const all = { scope: { kind: "workbook" }, includeFresh: true } as const;

let vintage = 0;
let cared: CaredWorkbench;
const opened: CaredWorkbench[] = [];

async function open(saved?: ReturnType<CaredWorkbench["workbench"]["save"]>) {
  const setting = saved === undefined ? {} : { opened: saved };
  cared = await openCared(
    largeService(() => vintage),
    setting,
  );
  opened.push(cared);
  await cared.snapshot.load();
}

beforeAll(async () => {
  await open();
  await writeLargeWorkbook(cared.workbench, cells);
});
afterAll(() => {
  for (const { workbench } of opened.reverse()) workbench.dispose();
});

/** What is in cells that are neither ours, nor spilled from ours, nor calculated from ours. */
async function foreignContents(): Promise<Record<string, unknown>> {
  const contents = await contentsOf(cared.workbench);
  const isForeign = (at: string) => {
    const [, sheet = "", row = "0", column = "0"] = /^(.*)!R(\d+)C(\d+)$/.exec(at) ?? [];
    if (!sheetNames.includes(sheet)) return false;
    const isOurs = Number(column) >= 4;
    const isDependent = column === "2" && row === "3";
    return !isOurs && !isDependent;
  };
  return Object.fromEntries(Object.entries(contents).filter(([at]) => isForeign(at)));
}

const formulaAt = (sheetName: string, address: string) =>
  cared.workbench.cell(addressIn(sheetName, address)).formula;
const wrongFormulas = () =>
  cells.filter((cell) => formulaAt(cell.sheetName, cell.address) !== cell.formula);

// The grid evaluates after every write, which Excel does once a batch: seconds on a busy machine.

describe("500 formulas over 60 requests on 6 sheets, one hidden, one protected", () => {
  it("shows what the service says", () => {
    expect(cells).toHaveLength(500);
    expect(ownPlaces.size).toBe(500);
    expect(wrongCells(cared.workbench, cells, 0)).toEqual([]);
  });

  it("is planned: 500 formulas, 60 requests, 44 calls, 460 credits", async () => {
    cared.workbench.requests.length = 0;
    const plan = await cared.operations.plan(all);
    const { formulaCount, distinctCount, freshCount, callCount, credits, isEstimate } = plan;
    expect({ formulaCount, distinctCount, freshCount, callCount, credits, isEstimate }).toEqual({
      formulaCount: 500,
      distinctCount: 60,
      freshCount: 60,
      callCount: 44,
      credits: 460,
      isEstimate: false,
    });
    expect(cared.workbench.requests).toEqual([]);
  });

  it("is refreshed to the cell, at the price planned, and nothing else changes", async () => {
    vintage = 1;
    const before = await foreignContents();
    const plan = await cared.operations.plan(all);
    const spent = cared.workbench.client.status().session.credits;
    const report = await cared.operations.refresh(plan);
    await cared.workbench.idle();
    expect(wrongCells(cared.workbench, cells, 1)).toEqual([]);
    expect(wrongFormulas()).toEqual([]);
    expect(await foreignContents()).toEqual(before);
    const { requests } = cared.workbench;
    const searches = requests.filter((request) => request.includes("/search/"));
    expect(requests).toHaveLength(44 + searches.length);
    // What says no day of its figures is searched for, once each, and costs nothing.
    expect(new Set(searches).size).toBe(searches.length);
    expect(cared.workbench.client.status().session.credits - spent).toBe(460);
    expect(report.updated).toHaveLength(500);
    expect({ unchanged: report.unchanged, failed: report.failed }).toEqual({
      unchanged: [],
      failed: [],
    });
    // One figure of each request was revised.
    expect(report.changes).toHaveLength(60);
    const kinds = report.changes.flatMap(({ changes }) => changes.map(({ kind }) => kind));
    expect(kinds).toEqual(Array(60).fill("revised"));
    expect(await cared.operations.writeChanges(report)).toEqual({
      changeCount: 60,
      sheetName: "STAT Changes",
    });
    expect(report.earlier).toHaveLength(500);
  });

  it("is frozen but for the protected sheet, every figure as it was", async () => {
    const before = await foreignContents();
    const report = await cared.operations.freeze({ kind: "workbook" });
    expect(report.frozen).toHaveLength(500 - locked.length);
    expect(report.skipped.map(({ reason }) => reason)).toEqual(
      Array(locked.length).fill("protected"),
    );
    expect(wrongCells(cared.workbench, cells, 1)).toEqual([]);
    for (const { sheetName, address, formula } of cells) {
      const wanted = sheetName === "Locked" ? formula : undefined;
      expect(formulaAt(sheetName, address)).toBe(wanted);
    }
    expect(await foreignContents()).toEqual(before);
  });

  it("is saved and opened again with the same figures, without a call", async () => {
    await open(cared.workbench.save());
    expect(wrongCells(cared.workbench, cells, 1)).toEqual([]);
    expect(cared.workbench.requests).toEqual([]);
    expect(cared.snapshot.size).toBe(60);
  });

  it("is thawed to the letter, and refreshed again", async () => {
    const before = await foreignContents();
    vintage = 2;
    const { thawed, skipped } = await cared.operations.thaw();
    expect(thawed).toHaveLength(500 - locked.length);
    expect(skipped).toEqual([]);
    await cared.workbench.idle();
    expect(wrongFormulas()).toEqual([]);
    vintage = 3;
    const report = await cared.operations.refresh(await cared.operations.plan(all));
    await cared.workbench.idle();
    expect(report.failed).toEqual([]);
    expect(report.updated).toHaveLength(500);
    expect(wrongCells(cared.workbench, cells, 3)).toEqual([]);
    expect(wrongFormulas()).toEqual([]);
    expect(await foreignContents()).toEqual(before);
  });

  it("goes back to the figures before the last refresh, and forth again", async () => {
    vintage = 4;
    const report = await cared.operations.refresh(await cared.operations.plan(all));
    const { restored, skipped } = await cared.operations.restoreEarlier(report.earlier);
    expect(restored).toHaveLength(500 - locked.length);
    expect(skipped).toHaveLength(locked.length);
    const open = cells.filter(({ sheetName }) => sheetName !== "Locked");
    expect(wrongCells(cared.workbench, open, 3)).toEqual([]);
    await cared.operations.thaw();
    await cared.workbench.idle();
    expect(wrongCells(cared.workbench, cells, 4)).toEqual([]);
    expect(wrongFormulas()).toEqual([]);
  });
});
