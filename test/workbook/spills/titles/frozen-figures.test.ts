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

const texts = () => cared.workbench.values("A1:A2").flat();
const type = async (address: string, text: string) => {
  cared.workbench.enter(address, text);
  await watched.settle();
};
const freeze = async () => {
  await cared.operations.freeze({ kind: "workbook" });
  await watched.settle();
};
const paste = (from: string, to: string) => opened.paste(from, to, true);
/** Another content's figures, and an edit that has nothing to do with either. */
const work = async (others: string) => {
  await type(others, "=STAT.DATA(8)");
  await freeze();
  await type("Z9", "a note");
};

describe("title and source of frozen figures", () => {
  it("are none above others that are pasted over those, until that is taken back", async () => {
    await cared.insertNotes("=STAT.DATA(7)", "7", 0);
    await work("F3");
    await paste("F3:G5", "A3:B5");
    expect(cared.workbench.values("B4")).toEqual([[30]]);
    expect(texts()).toEqual(none);
    await watched.afterUndo(2);
    expect(texts()).toEqual(own);
    await paste("F3:G5", "A3:B5");
    expect(texts()).toEqual(none);
    await cared.operations.thaw({ overwriteChanged: true });
    await watched.settle();
    await type("Z9", "another note");
    expect(texts()).toEqual(own);
  });

  it("are none of a chart, which shows what is pasted", async () => {
    await cared.insert();
    await work("P3");
    await paste("P3:Q5", "A3:B5");
    expect(await cared.shown()).toMatchObject({ title: "…", cells: [...none, "Quelle: …"] });
  });

  it("are none of a single one that is typed over", async () => {
    await cared.insertNotes("=STAT.VALUE(7)", "7", 0);
    await work("F3");
    await type("A3", "99");
    expect(texts()).toEqual(none);
  });

  it("go with those that are deleted", async () => {
    await cared.insertNotes("=STAT.DATA(7)", "7", 0);
    await work("F3");
    const target = [{ left: 0, right: 1, top: 2, bottom: 4 }];
    cared.workbench.host.workbook.model.dispatch("DELETE_CONTENT", {
      ...{ sheetId: "{00000001}", target },
    });
    await watched.settle();
    expect(texts()).toEqual(none);
  });

  it("stay above those that are pasted over themselves, sorted, corrected or moved by a row", async () => {
    await cared.insertNotes("=STAT.DATA(7)", "7", 0);
    await work("F3");
    await paste("A3:B5", "A3:B5");
    expect(texts()).toEqual(own);
    const zone = { left: 0, right: 1, top: 3, bottom: 4 };
    cared.workbench.host.workbook.model.dispatch("SORT_CELLS", {
      ...{ sheetId: "{00000001}", col: 1, row: 3, zone, sortDirection: "desc" },
    });
    await watched.settle();
    expect(cared.workbench.values("B4:B5")).toEqual([[2], [1]]);
    expect(texts()).toEqual(own);
    await type("B5", "2.5");
    expect(texts()).toEqual(own);
    await cared.change((sheet) => {
      sheet.getRange("4:4").insert(Excel.InsertShiftDirection.down);
    });
    await watched.settle();
    expect(texts()).toEqual(own);
  });
});
