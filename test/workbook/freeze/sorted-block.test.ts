import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

let cared: CaredWorkbench;
beforeEach(async () => {
  cared = await openCared((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), {
      "2018": 30,
      "2019": 10,
      "2020": 20,
    }),
  }));
  const { workbench, operations } = cared;
  workbench.enter("A2", '=STAT.DATA(7,"headers=off")');
  await workbench.idle();
  await operations.freeze({ kind: "workbook" });
});
afterEach(() => {
  cared.workbench.dispose();
});

/** The rows of the block, as Excel sorts them. */
const sort = async (column: number, sortDirection: "asc" | "desc", [left, right] = [0, 1]) => {
  cared.workbench.host.workbook.model.dispatch("SORT_CELLS", {
    ...{ sheetId: "{00000001}", col: column, row: 1, sortDirection },
    zone: { left, right, top: 1, bottom: 3 },
  });
  await cared.workbench.idle();
};

const thaw = async (overwriteChanged = false) => {
  const { thawed, skipped } = await cared.operations.thaw({ overwriteChanged });
  await cared.workbench.idle();
  return { thawed: thawed.length, left: skipped.map(({ reason }) => reason) };
};

const block = () => cared.workbench.values("A2:B4");

describe("frozen rows of one formula that were sorted", () => {
  it("stay as they are, and are said to be sorted", async () => {
    const before = block();
    await sort(1, "asc");
    const sorted = block();
    expect(sorted).not.toEqual(before);
    expect(await thaw()).toEqual({ thawed: 0, left: ["reordered"] });
    expect(block()).toEqual(sorted);
  });

  it("are said to be sorted, too, where it was one of their columns alone", async () => {
    await sort(1, "desc", [1, 1]);
    expect(await thaw()).toEqual({ thawed: 0, left: ["reordered"] });
  });

  it("come back in the order of their formula when asked to, or once sorted back", async () => {
    const before = block();
    await sort(1, "asc");
    expect(await thaw(true)).toEqual({ thawed: 1, left: [] });
    expect(block()).toEqual(before);
    await cared.operations.freeze({ kind: "workbook" });
    await sort(1, "asc");
    await sort(0, before[0]?.[0] === 2018 ? "asc" : "desc");
    expect(block()).toEqual(before);
    expect(await thaw()).toEqual({ thawed: 1, left: [] });
  });

  it("are said to be typed over where any of their figures is another", async () => {
    await sort(1, "asc");
    cared.workbench.enter("B3", "11");
    expect(await thaw()).toEqual({ thawed: 0, left: ["changed"] });
  });
});
