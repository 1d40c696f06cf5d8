import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pasteOnGrid } from "../../../support/workbook/grid-clipboard.js";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";
import { countSteps } from "../../../support/workbook/undo-steps.js";
import { watchTitled, type WatchedTitles } from "../../../support/workbook/watched-titles.js";

let cared: TitledWorkbook;
let watched: WatchedTitles;
beforeEach(async () => {
  cared = await openTitled();
  watched = await watchTitled(cared);
});
afterEach(async () => {
  await watched.stop();
  cared.workbench.dispose();
});

const own = ["GDP of Germany (unit 7)", "Quelle: Office 7"];
const none = ["…", "Quelle: …"];
const births = ["Births in France (unit 8)", "Quelle: Office 8"];
const texts = (address = "A1:A2") => cared.workbench.values(address).flat();

async function insert(formula = "=STAT.DATA(7)"): Promise<void> {
  await cared.insertNotes(formula, "7", 0);
  await watched.settle();
}
async function enter(address: string, content: string): Promise<void> {
  cared.workbench.enter(address, content);
  await watched.settle();
}

/** As a person does it on the grid: the name of the cell goes with it. */
async function cut(from: string, to: string): Promise<void> {
  pasteOnGrid(cared, "CUT", [from, to]);
  await watched.settle();
}

/** Two presses take back what happened since; nothing is written anew. */
const undoTwice = () => watched.afterUndo(2);

describe("title and source of figures that are gone", () => {
  it.each([
    ["emptied", ""],
    ["typed over", "5"],
  ])("are none above a formula that is %s, until two presses take that back", async (_, text) => {
    await insert();
    const before = countSteps(cared.workbench);
    await watched.settle();
    await enter("A3", text);
    expect(texts()).toEqual(none);
    expect(countSteps(cared.workbench)).toBe(before + 2);
    await watched.settle();
    await undoTwice();
    expect(texts()).toEqual(own);
    expect(cared.workbench.cell("A3").formula).toBe("=STAT.DATA(7)");
  });

  it("are there again over another formula", async () => {
    await insert();
    await enter("A3", "");
    await enter("A3", "=STAT.DATA(8)");
    expect(texts()).toEqual(births);
  });

  it("are none where their formula is cut out alone, until two presses take that back", async () => {
    await insert();
    await cut("A3", "F3");
    expect(cared.workbench.cell("F3").formula).toBe("=STAT.DATA(7)");
    expect(texts()).toEqual(none);
    await undoTwice();
    expect(texts()).toEqual(own);
    expect(cared.workbench.cell("A3").formula).toBe("=STAT.DATA(7)");
  });

  it("are those of the formula again where they are cut to it, and of what is typed where they stayed", async () => {
    await insert();
    await cut("A3", "F3");
    await cut("A1:A2", "F1");
    expect(texts("F1:F2")).toEqual(own);
    await cut("F3", "A9");
    await enter("F3", "=STAT.DATA(8)");
    expect(texts("F1:F2")).toEqual(births);
  });

  it("go on with their formula where they are put elsewhere, or it is moved a little", async () => {
    await insert();
    await cut("A1:A2", "E1");
    await enter("A3", "=STAT.DATA(8)");
    expect(texts("E1:E2")).toEqual(births);
    await cut("E1:E2", "A1");
    await cut("A3", "B5");
    expect(texts()).toEqual(births);
    await enter("B5", "=STAT.DATA(7)");
    expect(texts()).toEqual(own);
  });

  it("stay above figures that are frozen or pasted over themselves as values", async () => {
    await insert();
    const values = cared.workbench.values("A3:B5");
    await cared.change((sheet) => {
      sheet.getRange("A3").clear();
      sheet.getRange("A3:B5").values = values;
    });
    await enter("A3", "Jahr");
    await enter("D9", "another cell");
    expect(texts()).toEqual(own);
  });

  it("stay as their user wrote them, over nothing and over a formula of the user's", async () => {
    await insert();
    await enter("A1", "My own title");
    await enter("A3", "=SUM(F1:F9)");
    expect(texts()).toEqual(["My own title", "Quelle: …"]);
    await enter("A2", "My own source");
    await enter("A3", "");
    expect(texts()).toEqual(["My own title", "My own source"]);
  });

  it("are none where the rows of their figures are deleted and others have moved up", async () => {
    await insert();
    await enter("A7", "12");
    cared.workbench.host.workbook.model.dispatch("REMOVE_COLUMNS_ROWS", {
      ...{ sheetId: "{00000001}", sheetName: "Sheet1", dimension: "ROW" },
      elements: [2, 3, 4, 5],
    });
    await watched.settle();
    expect(texts("A1:A3")).toEqual([...none, 12]);
  });

  it("stay where the sheet is protected, or somebody else has done it", async () => {
    await insert();
    const { events } = cared.workbench.host.state;
    const emit = events.emit.bind(events);
    events.emit = (event, sheetId, args) => {
      emit(event, sheetId, { ...args, source: "Remote" });
    };
    await enter("A3", "");
    expect(texts()).toEqual(own);
    events.emit = emit;
    await cared.change((sheet) => {
      sheet.protection.protect();
    });
    await enter("D9", "another cell");
    expect(texts()).toEqual(own);
  });

  it("are none in a chart and above it, where something is typed over its figures", async () => {
    await cared.insert();
    await watched.settle();
    await enter("A3", "5");
    expect(await cared.shown()).toMatchObject({ title: "…", cells: [...none, "Quelle: …"] });
    await undoTwice();
    expect(await cared.shown()).toMatchObject({ title: "GDP of Germany", unit: "unit 7" });
  });
});
