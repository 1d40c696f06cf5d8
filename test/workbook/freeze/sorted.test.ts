import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

let cared: CaredWorkbench;
beforeEach(async () => {
  cared = await openCared((url) => {
    const id = Number(url.searchParams.get("id"));
    return { body: statisticAnswer(id, { "2020": id * 10 }) };
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

/** One row of the sheet for each, from the first on, all frozen. */
const enterFrozen = async (rows: readonly (readonly string[])[]) => {
  rows.forEach((row, down) => {
    row.forEach((text, across) => {
      cared.workbench.enter(`${"ABCD".charAt(across)}${String(down + 1)}`, text);
    });
  });
  await cared.workbench.idle();
  await cared.operations.freeze({ kind: "workbook" });
};

/** The first rows of a sheet, by a column from 0 on: as Excel does it, which leaves defined names where they are. */
const sort = async (rowCount: number, column: number, sortDirection: "asc" | "desc") => {
  const zone = { left: 0, right: 3, top: 0, bottom: rowCount - 1 };
  cared.workbench.host.workbook.model.dispatch("SORT_CELLS", {
    ...{ sheetId: "{00000001}", col: column, row: 0, zone, sortDirection },
  });
  await cared.workbench.idle();
};

const thaw = async (overwriteChanged = false) => {
  const { thawed, skipped } = await cared.operations.thaw({ overwriteChanged });
  await cared.workbench.idle();
  const left = skipped.map(({ place, reason }) => `${place.address} ${reason}`);
  return { thawed: thawed.map(({ address }) => address).sort(), left: left.sort() };
};

const figures = (range: string) => cared.workbench.values(range);

describe("frozen formulas of single cells in rows that were sorted", () => {
  const named = [
    ["nine", "=STAT.VALUE(9)"],
    ["eight", "=STAT.VALUE(8)"],
    ["seven", "=STAT.VALUE(7)"],
  ];

  it.each([false, true])(
    "stay values, since each would show its figure beside another name (overwriting: %s)",
    async (overwriteChanged) => {
      await enterFrozen(named);
      await sort(3, 1, "asc");
      const sorted = [
        ["seven", 70],
        ["eight", 80],
        ["nine", 90],
      ];
      expect(figures("A1:B3")).toEqual(sorted);
      const { thawed, left } = await thaw(overwriteChanged);
      expect({ thawed, left }).toEqual({ thawed: ["B2"], left: ["B1 sorted", "B3 sorted"] });
      expect(figures("A1:B3")).toEqual(sorted);
    },
  );

  it("come back once the rows are sorted back", async () => {
    await enterFrozen(named);
    await sort(3, 1, "asc");
    await sort(3, 1, "desc");
    expect(await thaw()).toEqual({ thawed: ["B1", "B2", "B3"], left: [] });
    expect(figures("B1:B3")).toEqual([[90], [80], [70]]);
  });

  it("come back where each reads the name in its own row, which has come with the figure", async () => {
    await enterFrozen([
      ["9", "=STAT.VALUE($A1)", "=STAT.VALUE(A1)*2"],
      ["8", "=STAT.VALUE($A2)", "=STAT.VALUE(A2)*2"],
      ["7", "=STAT.VALUE($A3)", "=STAT.VALUE(A3)*3"],
    ]);
    await sort(3, 0, "asc");
    const sorted = [
      [7, 70, 210],
      [8, 80, 160],
      [9, 90, 180],
    ];
    expect(figures("A1:C3")).toEqual(sorted);
    // Times three is another formula.
    expect(await thaw()).toEqual({
      thawed: ["B1", "B2", "B3", "C2"],
      left: ["C1 sorted", "C3 sorted"],
    });
    expect(figures("A1:C3")).toEqual(sorted);
  });

  it("stay, too, where they show what others in these rows show", async () => {
    await enterFrozen([
      ["nine", "=STAT.VALUE(9)", "=STAT.VALUE(9)>0"],
      ["eight", "=STAT.VALUE(8)", "=STAT.VALUE(8)>0"],
      ["also eight", "=STAT.VALUE(8)+0", "=STAT.VALUE(8)>1"],
      ["seven", "=STAT.VALUE(7)", "=STAT.VALUE(7)>0"],
    ]);
    await sort(4, 0, "asc");
    expect(figures("A1:B4")).toEqual([
      ["also eight", 80],
      ["eight", 80],
      ["nine", 90],
      ["seven", 70],
    ]);
    // The last row has stayed where it was.
    expect(await thaw(true)).toEqual({
      thawed: ["B4", "C4"],
      left: ["B1", "B2", "B3", "C1", "C2", "C3"].map((address) => `${address} sorted`),
    });
  });

  it("are overwritten when asked to where somebody typed a figure that another one shows", async () => {
    await enterFrozen(named);
    cared.workbench.enter("B1", "80");
    expect(await thaw()).toEqual({ thawed: ["B2", "B3"], left: ["B1 changed"] });
    expect(await thaw(true)).toEqual({ thawed: ["B1"], left: [] });
  });
});
