import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  noTexts as none,
  openTwoContents,
  ownTexts as own,
  type TwoContents,
} from "../../../support/workbook/two-contents.js";

let opened: TwoContents;
let cared: TwoContents["cared"];
let watched: TwoContents["watched"];
beforeEach(async () => {
  opened = await openTwoContents();
  ({ cared, watched } = opened);
});
afterEach(() => opened.close());

const texts = (address = "A1:A2") => cared.workbench.values(address).flat();

const paste: TwoContents["paste"] = (...given) => opened.paste(...given);

const undoTwice = () => watched.afterUndo(2);

describe("title and source of figures that others are pasted over", () => {
  it("are none above values of another table, until two presses take that back", async () => {
    await cared.insertNotes("=STAT.DATA(7)", "7", 0);
    cared.workbench.enter("F3", "=STAT.DATA(8)");
    await watched.settle();
    await paste("F3:G5", "A3:B5", true);
    expect(cared.workbench.values("B4")).toEqual([[30]]);
    expect(texts()).toEqual(none);
    await undoTwice();
    expect(texts()).toEqual(own);
    expect(cared.workbench.cell("A3").formula).toBe("=STAT.DATA(7)");
  });

  it("are none above a block with a title of its own, whose formula stands lower", async () => {
    await cared.insertNotes("=STAT.DATA(7)", "7", 0);
    cared.workbench.enter("F1", "Births");
    cared.workbench.enter("F2", "Source: Office 8");
    cared.workbench.enter("F3", "=STAT.DATA(8)");
    await watched.settle();
    await paste("F1:F3", "A3:A5");
    expect(texts("A1:A4")).toEqual([...none, "Births", "Source: Office 8"]);
  });

  it("are none in a chart, which shows what is pasted", async () => {
    await cared.insert();
    cared.workbench.enter("P3", "=STAT.DATA(8)");
    await watched.settle();
    await paste("P3:Q5", "A3:B5", true);
    expect(await cared.shown()).toMatchObject({ title: "…", cells: [...none, "Quelle: …"] });
    await undoTwice();
    expect(await cared.shown()).toMatchObject({ title: "GDP of Germany", unit: "unit 7" });
  });

  it("are none in a chart whose formula was deleted before, and are that of one's own again", async () => {
    await cared.insert();
    cared.workbench.enter("P3", "=STAT.DATA(8)");
    await watched.settle();
    cared.workbench.enter("A3", "");
    await watched.settle();
    cared.workbench.enter("A9", "a note");
    await watched.settle();
    await paste("P3:Q5", "A3:B5", true);
    expect(await cared.shown()).toMatchObject({ title: "…", cells: [...none, "Quelle: …"] });
    cared.workbench.enter("A3", "=STAT.DATA(7)");
    cared.workbench.enter("B3", "");
    cared.workbench.enter("A4", "");
    await watched.settle();
    await paste("D4:E5", "A4:B5");
    expect(await cared.shown()).toMatchObject({ title: "GDP of Germany", unit: "unit 7" });
  });

  it("are none in a chart that was empty when the workbook was opened", async () => {
    await cared.insert();
    cared.workbench.enter("P3", "=STAT.DATA(8)");
    cared.workbench.enter("A3", "");
    await watched.settle();
    watched = await opened.reopen();
    await watched.settle();
    await paste("P3:Q5", "A3:B5", true);
    expect(await cared.shown()).toMatchObject({ title: "…", cells: [...none, "Quelle: …"] });
  });

  it("stay above figures that are pasted over themselves as values, and other headers over those", async () => {
    await cared.insertNotes("=STAT.DATA(7)", "7", 0);
    cared.workbench.enter("F3", "Jahr");
    cared.workbench.enter("G3", "Wert");
    await watched.settle();
    await paste("A3:B5", "A3:B5", true);
    expect(cared.workbench.cell("A3").formula).toBeUndefined();
    await paste("F3:G3", "A3:B3");
    expect(cared.workbench.values("A3:B4")).toEqual([
      ["Jahr", "Wert"],
      [2019, 1],
    ]);
    expect(texts()).toEqual(own);
  });
});
