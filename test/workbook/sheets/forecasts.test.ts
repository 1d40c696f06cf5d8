import { afterEach, beforeEach, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;

beforeEach(async () => {
  // Published in February 2026.
  const figures = { "2022": 1, "2023": null, "2024": 3, "2025": 4, "2026": 5, "2027": 6 };
  cared = await openCared((url) => {
    const id = Number(url.searchParams.get("id"));
    if (id === 9) return { body: statisticAnswer(id, { "2025-Q4": 1, "2026-Q1": 2 }) };
    return { body: statisticAnswer(id, id === 8 ? { "2024": 1, "2025": 2 } : figures) };
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

it("are said in the list of sources and of the cells that show them", async () => {
  const { workbench, operations } = cared;
  for (const [at, formula] of Object.entries({
    A1: "=STAT.VALUE(7)",
    B1: "=STAT.VALUE(7,,2026)",
    C1: '=STAT.VALUE(7,,,"latest=any")',
    D1: '=STAT.VALUE(7,,2023,"fill=linear")',
    E1: "=STAT.VALUE(8)",
    F1: '=STAT.INFO(7,"title")',
    G1: "=STAT.DATA(7)",
    J1: '=STAT.DATA(7,"fill=previous")',
  }))
    workbench.enter(`Sheet1!${at}`, formula);
  await workbench.idle();
  await operations.writeSources();
  expect(workbench.values("'STAT Sources'!F5:F6").flat()).toEqual([
    expect.stringMatching(/(^|; )forecast from 2026$/),
    expect.not.stringContaining("forecast"),
  ]);
  await operations.writeAudit();
  const rows = workbench.values("'STAT Audit'!A5:E12");
  expect(rows.map(([cell, , , , status]) => `${String(cell)} ${String(status)}`)).toEqual([
    "Sheet1!A1 ok",
    "Sheet1!B1 ok; forecast from 2026",
    "Sheet1!C1 ok; forecast from 2026",
    "Sheet1!D1 ok; gaps filled by fill=linear",
    "Sheet1!E1 ok",
    "Sheet1!F1 ok",
    "Sheet1!G1 ok; forecast from 2026",
    "Sheet1!J1 ok; forecast from 2026; gaps filled by fill=previous",
  ]);
});

it("name quarters as their cells do", async () => {
  const { workbench, operations } = cared;
  workbench.enter("Sheet1!A1", '=STAT.VALUE(9,,"Q1 2026","show=period")');
  await workbench.idle();
  expect(workbench.values("Sheet1!A1:B1")).toEqual([[2, "Q1 2026"]]);
  await operations.writeSources();
  expect(workbench.values("'STAT Sources'!F5")).toEqual([["forecast from Q1 2026"]]);
  await operations.writeAudit();
  expect(workbench.values("'STAT Audit'!E5")).toEqual([["ok; forecast from Q1 2026"]]);
});

it("are said of the rows alone that limit= leaves", async () => {
  const { workbench, operations } = cared;
  const formulas = [
    '=STAT.DATA(7,"limit=3")',
    '=STAT.DATA(7,"limit=5")',
    '=STAT.DATA(7,"limit=-2")',
    '=STAT.DATA(7,"sort=desc; limit=-3")',
    '=STAT.DATA(7,"sort=desc; limit=1; unit=on")',
    '=STAT.DATA(7,"sort=smallest; limit=2")',
    // What is computed of the figures may take rows away: one more than the third is the fourth.
    '=STAT.DATA(7,"change=pct; limit=3")',
  ];
  formulas.forEach((formula, index) => {
    workbench.enter(`Sheet1!A${String(1 + 10 * index)}`, formula);
  });
  await workbench.idle();
  await operations.writeAudit();
  const [none, some] = ["ok", "ok; forecast from 2026"];
  expect(workbench.values("'STAT Audit'!E5:E11").flat()).toEqual([
    ...[none, some, some, none, some, none, some],
  ]);
});
