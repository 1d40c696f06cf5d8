import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RefreshReport } from "../../../src/workbook/index.js";
import { settle } from "../../support/fake-clock.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import type { ServiceAnswer } from "../../../tools/site/site-server.js";

let cared: CaredWorkbench;
let figures: Record<string, number>;
/** What happens in the workbook while the service prepares its first answer. */
let meanwhile: (() => Promise<void> | void) | undefined;
let refusal: number | undefined;
/** Whether answers take some turns of the event loop, as over a network. */
let isSlow: boolean;
let time: number;

const service: ServiceAnswer = async (url) => {
  const happening = meanwhile;
  meanwhile = undefined;
  await happening?.();
  if (isSlow) await settle();
  if (refusal !== undefined) return { status: refusal, body: {} };
  const id = url.searchParams.get("id") ?? "";
  return { body: statisticAnswer(Number(id), { "2019": 1, "2020": figures[id] ?? Number(id) }) };
};

beforeEach(async () => {
  figures = {};
  meanwhile = undefined;
  refusal = undefined;
  isSlow = false;
  time = Date.UTC(2026, 10, 20);
  cared = await openCared(service, { now: () => time });
});
afterEach(() => {
  cared.workbench.dispose();
});

const all = { scope: { kind: "workbook" }, includeFresh: true } as const;
const where = (cells: readonly { sheetName: string; address: string }[]) =>
  cells.map(({ sheetName, address }) => `${sheetName}!${address}`);
const failures = ({ failed }: RefreshReport) =>
  failed.map(({ cell, reason }) => [
    `${cell.sheetName}!${cell.address}`,
    typeof reason === "string" ? reason : reason.code,
  ]);
const change = (task: (workbook: Excel.Workbook) => void) =>
  cared.workbench.run(async (context) => {
    task(context.workbook);
    await context.sync();
  });
const enter = async (cells: Readonly<Record<string, string>>) => {
  for (const [at, content] of Object.entries(cells)) cared.workbench.enter(at, content);
  await cared.workbench.idle();
};
const refresh = async (work: () => Promise<void> | void) => {
  const plan = await cared.operations.plan(all);
  meanwhile = work;
  const report = await cared.operations.refresh(plan);
  await cared.workbench.idle();
  return report;
};

describe("a user at work during a refresh", () => {
  it("keeps what was typed over a cell, a broken one too", async () => {
    const { workbench } = cared;
    await enter({ A1: "=STAT.VALUE(7)", A2: "=_xldudf_STAT_VALUE(7)", A3: "=STAT.VALUE(8)" });
    figures = { "7": 70, "8": 80 };
    const report = await refresh(() => {
      workbench.enter("A1", "my own number");
      workbench.enter("A2", "=1+1");
    });
    expect(workbench.values("A1:A3")).toEqual([["my own number"], [2], [80]]);
    expect(workbench.cell("A2").formula).toBe("=1+1");
    expect(where(report.updated)).toEqual(["Sheet1!A3"]);
    expect(failures(report)).toEqual([
      ["Sheet1!A1", "changed"],
      ["Sheet1!A2", "changed"],
    ]);
    // What was typed is no figure of ours to go back to.
    expect(where(report.earlier.map(({ cell }) => cell))).toEqual(["Sheet1!A3"]);
  });

  it("finds cells again that moved with inserted rows, and says where they are", async () => {
    const { workbench } = cared;
    await enter({ A5: "7", B5: "=STAT.VALUE(A5)", B6: '=STAT.VALUE(8&"")' });
    figures = { "7": 70, "8": 80 };
    const report = await refresh(() =>
      change(({ worksheets }) => {
        const sheet = worksheets.getItem("Sheet1");
        sheet.getRange("1:2").insert(Excel.InsertShiftDirection.down);
        sheet.getRange("B5").values = [["a note"]];
      }),
    );
    expect(workbench.values("B5:B8")).toEqual([["a note"], [""], [70], [80]]);
    expect(where(report.updated)).toEqual(["Sheet1!B7", "Sheet1!B8"]);
    expect(failures(report)).toEqual([]);
  });

  it("may delete or rename a sheet: the others are refreshed and reported all the same", async () => {
    const { workbench } = cared;
    await change(({ worksheets }) => {
      worksheets.add("Doomed");
      worksheets.add("Old name");
    });
    await enter({
      A1: "=STAT.VALUE(7)",
      "Doomed!A1": "=STAT.VALUE(7)",
      "'Old name'!A1": '=STAT.VALUE(8&"")',
    });
    figures = { "7": 70, "8": 80 };
    const report = await refresh(() =>
      change(({ worksheets }) => {
        worksheets.getItem("Doomed").delete();
        worksheets.getItem("Old name").name = "New name";
      }),
    );
    expect(where(report.updated)).toEqual(["Sheet1!A1", "New name!A1"]);
    expect(failures(report)).toEqual([["Doomed!A1", "changed"]]);
    expect(workbench.values("A1")).toEqual([[70]]);
    expect(workbench.values("'New name'!A1")).toEqual([[80]]);
  });

  it("may delete a sheet while the price is shown: what it alone asked for is not paid for", async () => {
    const { workbench, operations } = cared;
    await change(({ worksheets }) => {
      worksheets.add("Doomed");
    });
    await enter({ A1: "=STAT.VALUE(7)", "Doomed!A1": "=STAT.VALUE(7)+STAT.VALUE(8)" });
    const plan = await operations.plan(all);
    await change(({ worksheets }) => {
      worksheets.getItem("Doomed").delete();
    });
    figures = { "7": 70, "8": 80 };
    const asked = workbench.requests.length;
    const report = await operations.refresh(plan);
    expect(workbench.requests.slice(asked)).toHaveLength(1);
    expect(where(report.updated)).toEqual(["Sheet1!A1"]);
    expect(failures(report)).toEqual([["Doomed!A1", "changed"]]);
  });

  it("may protect a sheet: what need not be written there is renewed", async () => {
    const { workbench } = cared;
    await enter({ A1: "=STAT.VALUE(7)", A2: "=_xldudf_STAT_VALUE(7)" });
    figures = { "7": 70 };
    const report = await refresh(() =>
      change(({ worksheets }) => {
        worksheets.getItem("Sheet1").protection.protect();
      }),
    );
    expect(workbench.values("A1")).toEqual([[70]]);
    expect(failures(report)).toEqual([["Sheet1!A2", "protected"]]);
  });

  it("has only those cells called updated that show something else", async () => {
    await enter({
      A1: "=STAT.VALUE(7,,2019)",
      A2: "=STAT.VALUE(7,,2020)",
      B1: '=STAT.DATA(7,"headers=off")',
    });
    const report = await refresh(() => {
      figures = { "7": 70 };
    });
    expect(where(report.updated)).toEqual(["Sheet1!B1", "Sheet1!A2"]);
    expect(where(report.unchanged)).toEqual(["Sheet1!A1"]);
    expect(report.earlier.map(({ cell }) => cell.address)).toEqual(["B1", "A2"]);
  });
});

describe("a cell whose request only Excel can tell", () => {
  it.each([
    [401, "bad-key"],
    [403, "forbidden"],
    [404, "not-found"],
    [500, "server"],
  ])("keeps its figure where the service says %i, and that is reported", async (status, code) => {
    const { workbench } = cared;
    await enter({ A1: '=STAT.VALUE(7&"")', A2: '=SUM(STAT.DATA(8&""))', B1: "=STAT.VALUE(7)" });
    const before = workbench.values("A1:B2");
    refusal = status;
    const report = await refresh(() => undefined);
    expect(workbench.values("A1:B2")).toEqual(before);
    expect(failures(report)).toEqual([
      ["Sheet1!A1", code],
      ["Sheet1!B1", code],
      ["Sheet1!A2", code],
    ]);
    expect([report.updated, report.unchanged]).toEqual([[], []]);
  });

  it("keeps its figure where the budget ends before it", async () => {
    const { workbench, options } = cared;
    await enter({ A1: '=STAT.VALUE(7&"")', B1: "=STAT.VALUE(8)" });
    figures = { "7": 70, "8": 80 };
    await options.setBudget(options.spentToday + 10);
    const report = await refresh(() => undefined);
    expect(workbench.values("A1:B1")).toEqual([[7, 80]]);
    expect(failures(report)).toEqual([["Sheet1!A1", "budget"]]);
    expect(where(report.updated)).toEqual(["Sheet1!B1"]);
  });

  it("keeps the workbook's figure where this device has none, and a key that is refused", async () => {
    await enter({
      A1: '=STAT.VALUE(7&"")',
      B1: "=STAT.VALUE(7)",
      C1: "=STAT.VALUE(7,,1900)",
      B2: "=STAT.VALUE(8)",
    });
    await cared.operations.keepSnapshot();
    const begun = time;
    time += 1000;
    // Another answer of the same cell, a second younger.
    await enter({ B2: "=STAT.VALUE(7)+STAT.VALUE(9)" });
    await cared.operations.keepSnapshot();
    const saved = cared.workbench.save();
    // Here it is an answer of this device, whatever the file keeps.
    expect((await cared.operations.plan(all)).health.cells.kept).toEqual([]);
    refusal = 403;
    const theirs = await openCared(service, { opened: saved, now: () => time });
    try {
      await theirs.snapshot.load();
      const plan = await theirs.operations.plan(all);
      const kept = plan.keptCells.map(({ cell, fetchedAt }) => [cell.address, fetchedAt]);
      // C1 shows an error, not a figure that the file brought along.
      expect(kept).toEqual([
        ["B1", begun],
        ["B2", begun],
      ]);
      expect(where(plan.health.cells.kept)).toEqual(["Sheet1!B1", "Sheet1!B2"]);
      expect(plan.health.oldestAt).toBe(begun);
      const report = await theirs.operations.refresh(plan);
      expect(theirs.workbench.values("A1:B1")).toEqual([[7, 7]]);
      expect(theirs.workbench.values("B2")).toEqual([[16]]);
      expect(failures(report)).toEqual(
        ["A1", "B1", "C1", "B2"].map((address) => [`Sheet1!${address}`, "forbidden"]),
      );
    } finally {
      theirs.workbench.dispose();
    }
  });

  it("shows a figure that it lost all the same as one that can be brought back", async () => {
    const { workbench, operations } = cared;
    await enter({ A1: '=STAT.VALUE(7&"")' });
    // Nothing is kept anywhere: the file's own figure is the last there is.
    await workbench.client.clearCache();
    refusal = 404;
    const report = await refresh(() => undefined);
    expect(workbench.values("A1")).toEqual([["#N/A"]]);
    expect(failures(report)).toEqual([["Sheet1!A1", "error-value"]]);
    await operations.restoreEarlier(report.earlier);
    expect(workbench.values("A1")).toEqual([[7]]);
  });

  it("is never asked a research question again", async () => {
    const { workbench } = cared;
    cared.workbench.answerWith((url) =>
      url.pathname.endsWith("/ask")
        ? { body: { researchToken: "t" } }
        : { body: { state: { status: "failed" }, response: { errorMessage: "No." } } },
    );
    await enter({ A1: '=STAT.ASK("How "&"many?")' });
    const asked = () => workbench.requests.filter((path) => path.endsWith("/ask")).length;
    expect(workbench.values("A1")).toEqual([["#N/A"]]);
    expect(asked()).toBe(1);
    await refresh(() => undefined);
    expect(asked()).toBe(1);
  });
});

describe("a key that is changed in the middle", () => {
  it.each(["another-key", null])("leaves every figure, and pays nothing twice: %s", async (key) => {
    const { workbench, operations } = cared;
    await enter({ A1: "=STAT.VALUE(7)", A2: "=STAT.VALUE(8)", A3: '=STAT.VALUE(9&"")' });
    figures = { "7": 70, "8": 80, "9": 90 };
    const plan = await operations.plan(all);
    const spent = workbench.client.status().session.credits;
    meanwhile = () => {
      workbench.setKey(key);
    };
    const report = await operations.refresh(plan);
    await workbench.idle();
    // Of A3 only Excel can tell what it asks for, at a price not known before.
    const paid = plan.atMost + (key === null ? 0 : 10);
    expect(workbench.client.status().session.credits - spent).toBeLessThanOrEqual(paid);
    expect(workbench.values("A1:A2")).toEqual([[7], [8]]);
    expect(failures(report).slice(0, 2)).toEqual([
      ["Sheet1!A1", "other-key"],
      ["Sheet1!A2", "other-key"],
    ]);
    expect([report.requests, report.changes]).toEqual([[], []]);
    if (key === null) return;
    await operations.refresh(await operations.plan(all));
    await workbench.idle();
    expect(workbench.values("A1:A3")).toEqual([[70], [80], [90]]);
  });
});

describe("a refresh cancelled in the middle", () => {
  it("shows what had been sent, and pays nothing twice", async () => {
    const { workbench, operations } = cared;
    const rows = Array.from({ length: 20 }, (_, index) => index + 1);
    await enter(
      Object.fromEntries(rows.map((row) => [`A${String(row)}`, `=STAT.VALUE(${String(row)})`])),
    );
    const plan = await operations.plan(all);
    for (const row of rows) figures[String(row)] = row + 100;
    time += 1000;
    workbench.requests.length = 0;
    const spent = workbench.client.status().session.credits;
    isSlow = true;
    const abort = new AbortController();
    // One listener for each request, which Node takes for a leak.
    const report = await operations.refresh(plan, {
      signal: abort.signal,
      onProgress: ({ done }) => {
        if (done === 1) abort.abort();
      },
    });
    await workbench.idle();
    const sent = workbench.requests.length;
    expect(sent).toBeGreaterThan(1);
    expect(sent).toBeLessThan(20);
    expect(report.isCancelled).toBe(true);
    // Every answer that was paid for stands in its cell, and in the meter.
    expect(report.updated).toHaveLength(sent);
    expect(workbench.client.status().session.credits - spent).toBe(10 * sent);
    expect(failures(report).map(([, reason]) => reason)).toEqual(
      Array(20 - sent).fill("cancelled"),
    );
    const shown = workbench.values("A1:A20").flat() as number[];
    expect(shown.filter((value) => value > 100)).toHaveLength(sent);
    const rest = await operations.refresh(await operations.plan({ scope: { kind: "workbook" } }));
    expect(rest.requests).toEqual([]);
  });
});
