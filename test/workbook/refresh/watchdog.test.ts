import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createWatchdog } from "../../../src/workbook/index.js";
import {
  loseResults,
  recordEntered,
  recordWritten,
  turns,
} from "../../support/workbook/lose-results.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
let lost: Set<number>;
/** Requests under way, as the watchdog is told. */
let pending: () => number;

beforeEach(async () => {
  cared = await openCared((url) => {
    const id = Number(url.searchParams.get("id"));
    return { body: statisticAnswer(id, { "2020": id }) };
  });
  lost = loseResults();
  pending = () => 0;
});
afterEach(() => {
  cared.workbench.dispose();
});

const open = (wait = turns) =>
  createWatchdog({
    run: (task) => cared.workbench.run(task),
    wait,
    pending: () => pending(),
  });
const where = (cells: readonly { address: string }[]) => cells.map(({ address }) => address);

/** A turn of the grid takes as long as the machine is busy with other things. */
const patiently = { timeout: 200_000 };

describe("the watchdog", () => {
  it("wakes a cell that stays busy though nothing is under way, once, then anew, then tells", async () => {
    const { workbench } = cared;
    lost.add(7);
    workbench.enter("A1", "=STAT.VALUE(7)");
    workbench.enter("A2", "=STAT.VALUE(8)");
    await vi.waitFor(() => {
      expect(workbench.values("A1:A2")).toEqual([["#BUSY!"], [8]]);
    }, patiently);
    pending = () => 1;
    const watchdog = open();
    // As long as something is under way the cell is only waiting.
    expect(await watchdog.check()).toEqual([]);
    expect(workbench.values("A1")).toEqual([["#BUSY!"]]);
    pending = () => 0;
    await watchdog.check();
    await workbench.idle();
    expect(workbench.values("A1:A2")).toEqual([[7], [8]]);
  });

  it("re-enters a formula whose function was not known, not one with a name of the user's", async () => {
    const { workbench } = cared;
    workbench.enter("A1", "=_xldudf_STAT_VALUE(7)");
    workbench.enter("A2", "=STAT.VALUE(nobodys_name)");
    await workbench.idle();
    expect(workbench.values("A1:A2")).toEqual([["#NAME?"], ["#NAME?"]]);
    const written = await recordWritten(cared);
    const watchdog = open();
    expect(await watchdog.check()).toEqual([]);
    await workbench.idle();
    expect(workbench.cell("A1")).toMatchObject({ formula: "=STAT.VALUE(7)", value: 7 });
    expect(written).toEqual(["A1"]);
  });

  it("gives up after two attempts and names the cell", async () => {
    const { workbench } = cared;
    const watchdog = open();
    lost.add(7);
    workbench.enter("A1", "=STAT.VALUE(7)");
    await turns();
    const reentered = recordEntered(cared);
    // Calculated again, then entered anew, then told.
    for (const [given, times] of [
      [[], 0],
      [[], 1],
      [["A1"], 1],
    ]) {
      lost.add(7);
      expect(where(await watchdog.check())).toEqual(given);
      await turns();
      expect(reentered()).toBe(times);
    }
  });

  it("gives each cell its attempts, and new ones after none was stuck", async () => {
    const { workbench } = cared;
    const watchdog = open();
    const reentered = recordEntered(cared);
    const look = async () => {
      const before = reentered();
      await watchdog.check();
      await turns();
      return reentered() - before;
    };
    lost.add(7);
    workbench.enter("A1", "=STAT.VALUE(7)");
    await turns();
    lost.add(7);
    await look();
    lost.add(8);
    workbench.enter("A2", "=STAT.VALUE(8)");
    await turns();
    // A1 is entered anew, A2 has had no attempt yet.
    expect(await look()).toBe(1);
    await workbench.idle();
    expect(workbench.values("A1:A2")).toEqual([[7], [8]]);
    expect(await look()).toBe(0);
    lost.add(7);
    workbench.enter("A1", "=STAT.VALUE(7)");
    await turns();
    expect(await look()).toBe(0);
    await workbench.idle();
    expect(workbench.values("A1")).toEqual([[7]]);
  });

  it("leaves alone what comes while it looks, and what is asked for meanwhile", async () => {
    const { workbench } = cared;
    let release = () => {};
    workbench.answerWith(async () => {
      await new Promise<void>((done) => (release = done));
      return { body: statisticAnswer(9, { "2020": 9 }) };
    });
    workbench.enter("A1", "=STAT.VALUE(9)");
    await vi.waitFor(() => {
      expect(workbench.requests).toHaveLength(1);
    }, patiently);
    const called = () => workbench.host.caller.recorded.length;
    const before = called();
    let waits = 0;
    const coming = open(async () => {
      waits += 1;
      if (waits < 2) return;
      release();
      await workbench.idle();
    });
    expect(await coming.check()).toEqual([]);
    await workbench.idle();
    expect(workbench.values("A1")).toEqual([[9]]);
    expect(called()).toBe(before);

    lost.add(7);
    workbench.enter("A2", "=STAT.VALUE(7)");
    await turns();
    let looks = 0;
    pending = () => (++looks > 1 ? 1 : 0);
    const called2 = called();
    expect(await open().check()).toEqual([]);
    await turns();
    expect(called()).toBe(called2);
  });

  it("has nothing to do with what a protected sheet keeps from being entered anew", async () => {
    const { workbench } = cared;
    workbench.enter("A1", "=_xldudf_STAT_VALUE(7)");
    await workbench.idle();
    await workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().protection.protect();
      await context.sync();
    });
    const watchdog = open();
    for (let times = 0; times < 3; times += 1) expect(await watchdog.check()).toEqual([]);
  });

  it("leaves alone a cell that waits for another one, and never writes over what was typed", async () => {
    const { workbench } = cared;
    const watchdog = open();
    workbench.answerWith((url) => {
      if (url.pathname.endsWith("/ask")) return { body: { researchToken: "t" } };
      if (url.pathname.endsWith("/answer")) return new Promise(() => undefined);
      return { body: statisticAnswer(7, { "2020": 7 }) };
    });
    lost.add(7);
    workbench.enter("A1", '=STAT.ASK("Why?")');
    workbench.enter("A2", '=STAT.CITE(A1,"apa")');
    workbench.enter("B1", "=STAT.VALUE(7)");
    await vi.waitFor(() => {
      expect(workbench.values("A1:B2")).toEqual([
        ["#BUSY!", "#BUSY!"],
        ["#BUSY!", ""],
      ]);
    }, patiently);
    const called = () => workbench.host.caller.recorded.length;
    const before = called();
    lost.add(7);
    await watchdog.check();
    await turns();
    // B1 alone has had its first chance, in vain.
    expect(called() - before).toBe(1);
    const second = watchdog.check();
    // Typed while the watchdog looks, before it would write B1 anew.
    workbench.enter("B1", "my own");
    await second;
    await turns();
    expect(workbench.values("A1:B1")).toEqual([["#BUSY!", "my own"]]);
    expect(called() - before).toBe(1);
  });

  it("joins checks that overlap", async () => {
    const watchdog = open();
    expect(watchdog.check()).toBe(watchdog.check());
    await watchdog.check();
  });
});
