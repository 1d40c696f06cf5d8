import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RunInExcel } from "../../../../src/workbook/index.js";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";
import { countSteps, redo, undo } from "../../../support/workbook/undo-steps.js";
import { watchTitled, type WatchedTitles } from "../../../support/workbook/watched-titles.js";

let cared: TitledWorkbook;
let gone: Set<string>;
/** Contents whose answers come with these. */
let slow: Map<string, Promise<void>>;
let watched: WatchedTitles;
let syncs = 0;

beforeEach(async () => {
  gone = new Set();
  slow = new Map();
  cared = await openTitled(async (id) => {
    await slow.get(id);
    return gone.has(id);
  });
  await start();
});
afterEach(async () => {
  await watched.stop();
  cared.workbench.dispose();
});

async function start(): Promise<void> {
  const run: RunInExcel = (task) =>
    cared.run((context) => {
      const sync = context.sync.bind(context);
      context.sync = (...args) => {
        syncs += 1;
        return sync(...args);
      };
      return task(context);
    });
  watched = await watchTitled(cared, run);
}

/** Counted by undoing and redoing them, which the watcher hears of. */
async function steps(): Promise<number> {
  const count = countSteps(cared.workbench);
  await watched.settle();
  return count;
}

const births = {
  name: "STAT_8_1",
  title: "Births in France",
  unit: "unit 8",
  cells: ["Births in France (unit 8)", "Quelle: Office 8", "Quelle: Office 8"],
  links: ["https://service.test/content/8", "https://service.test/content/8"],
};
const gdp = { name: "STAT_7_1", title: "GDP of Germany", unit: "unit 7" };
const nameless = { title: "ID 8", unit: "…", cells: ["ID 8", "Quelle: …", "Quelle: …"] };

describe("titles of live figures whose formula somebody edits", () => {
  it("are those of the new content without a refresh", async () => {
    await cared.insert();
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await vi.waitFor(async () => {
      expect(await cared.shown()).toEqual(births);
    });
  });

  it("are those of the new content where the edit came before anybody watched", async () => {
    await watched.stop();
    await cared.insert();
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await cared.workbench.idle();
    await start();
    await vi.waitFor(async () => {
      expect(await cared.shown()).toEqual(births);
    });
  });

  it("are none over figures of somebody's own, in the chart too, until undo takes both back", async () => {
    await cared.insert();
    await cared.change((sheet) => {
      sheet.getRange("B4:B5").numberFormat = [["0.000"], ["0.000"]];
    });
    await watched.settle();
    const before = await steps();
    cared.workbench.enter("A3", "=SEQUENCE(3,2)");
    const none = { title: "…", unit: null, cells: ["…", "Quelle: …", "Quelle: …"] };
    await vi.waitFor(async () => {
      expect(await cared.shown()).toMatchObject({ ...none, links: [undefined, undefined] });
    });
    await watched.settle();
    expect(cared.workbench.cell("B4").text).toBe("4.000");
    for (let left = (await steps()) - before; left > 0; left -= 1) {
      undo(cared.workbench);
      await watched.settle();
    }
    expect(await cared.shown()).toMatchObject(gdp);
  });

  it("say no unit that the edit changes, until undo takes both back", async () => {
    await cared.insert();
    cared.workbench.enter("A3", '=STAT.DATA(7,"change=pct")');
    const title = "GDP of Germany (percent from the period before)";
    const changed = { name: "STAT_7_1", title, unit: null };
    await vi.waitFor(async () => {
      expect(await cared.shown()).toMatchObject(changed);
    });
    await watched.settle();
    for (let times = 0; times < 2; times += 1) {
      undo(cared.workbench);
      await watched.settle();
    }
    expect(await cared.shown()).toMatchObject(gdp);
    expect(cared.workbench.values("A1")).toEqual([["GDP of Germany (unit 7)"]]);
  });

  it("are those of the new content where the id stands in a cell, of another sheet too", async () => {
    await cared.change((_, workbook) => workbook.worksheets.add("Ids"));
    cared.workbench.enter("Ids!B2", "7");
    await cared.insert("=STAT.DATA(Ids!$B$2)");
    cared.workbench.enter("Ids!B2", "8");
    await vi.waitFor(async () => {
      expect(await cared.shown()).toEqual(births);
    });
  });

  it("name the id alone for as long as nobody knows the content, and are new once it has come", async () => {
    gone.add("8");
    await cared.insert();
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await vi.waitFor(async () => {
      expect(await cared.shown()).toMatchObject({ ...nameless, links: [undefined, undefined] });
    });
    const asked = cared.workbench.requests.length;
    await watched.settle();
    const before = await steps();
    cared.workbench.enter("D1", "another cell");
    await watched.settle();
    // Nothing is written twice, and nothing is asked for.
    expect(await steps()).toBe(before + 1);
    expect(cared.workbench.requests).toHaveLength(asked);

    gone.clear();
    await cared.refresh();
    await watched.settle();
    expect(await cared.shown()).toEqual(births);
  });

  it("can be undone with the edit, and redone", async () => {
    await cared.insert();
    await watched.settle();
    const before = await steps();
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await watched.settle();
    expect(await cared.shown()).toEqual(births);
    const after = await steps();
    for (let step = before; step < after; step++) {
      undo(cared.workbench);
      await watched.settle();
    }
    expect(cared.workbench.cell("A3").formula).toBe("=STAT.DATA(7)");
    expect(await cared.shown()).toMatchObject(gdp);
    expect(await steps()).toBe(before);
    while (redo(cared.workbench)) await watched.settle();
    expect(await cared.shown()).toEqual(births);
  });

  it.each(["=STAT.DATA(7)", undefined])(
    "are one step of undo with the edit's figures, however long these take to come",
    async (chart) => {
      if (chart === undefined) await cared.insertNotes("=STAT.DATA(7)", "7", 0);
      else await cared.insert(chart);
      await watched.settle();
      const title = () => cared.workbench.values("A1").flat()[0];
      const before = await steps();
      let letCome: () => void = () => undefined;
      slow.set("8", new Promise<void>((resolve) => (letCome = resolve)));
      cared.workbench.enter("A3", "=STAT.DATA(8)");
      await watched.looked();
      expect(cared.workbench.cell("A3").value).toBe("#BUSY!");
      expect(title()).toBe("GDP of Germany (unit 7)");
      letCome();
      await watched.settle();
      expect(title()).toBe("Births in France (unit 8)");
      expect((await steps()) - before).toBe(2);
    },
  );

  it("stay as an undo has left them for as long as nobody edits anything else", async () => {
    await cared.insert();
    await watched.settle();
    const before = await steps();
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await watched.settle();
    const after = await steps();
    for (let step = before + 1; step < after; step++) {
      undo(cared.workbench);
      await watched.settle();
    }
    expect(await cared.shown()).toMatchObject(gdp);
    cared.workbench.enter("D1", "another cell");
    await watched.settle();
    expect(await cared.shown()).toEqual(births);
  });

  it("are those of the figures as long as another cell's new id is not calculated", async () => {
    cared.workbench.enter("F1", "7");
    await cared.insert("=STAT.DATA($F$1)");
    await watched.settle();
    await cared.change((_, { application }) => {
      application.calculationMode = "Manual";
    });
    cared.workbench.enter("F1", "8");
    await watched.settle();
    expect(await cared.shown()).toMatchObject(gdp);
    await cared.change((_, { application }) => {
      application.calculate("Recalculate");
    });
    await watched.settle();
    expect(await cared.shown()).toEqual(births);
  });

  it("are not renewed for what somebody else has edited", async () => {
    await cared.insert();
    await watched.settle();
    const emit = cared.workbench.host.state.events.emit.bind(cared.workbench.host.state.events);
    cared.workbench.host.state.events.emit = (event, sheetId, args) => {
      emit(event, sheetId, { ...args, source: "Remote" });
    };
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await watched.settle();
    expect(await cared.shown()).toMatchObject(gdp);
  });

  it("take one round trip where there are none", async () => {
    await watched.settle();
    watched.looks.length = 0;
    syncs = 0;
    cared.workbench.enter("A1", "text");
    await watched.settle();
    // Excel.run has one of its own that sends nothing.
    expect([watched.looks.length, syncs]).toEqual([1, 2]);
  });
});
