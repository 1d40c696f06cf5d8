import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
let counts: unknown;
beforeEach(async () => {
  cared = await openCared((url) => {
    const id = Number(url.searchParams.get("id"));
    if (id === 99) return { status: 404, body: { message: "not found" } };
    return { body: statisticAnswer(id, { "2019": 0, "2020": 2 }) };
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

/** The status of each cell that the audit lists. */
async function statuses(formulas: readonly string[]): Promise<unknown[]> {
  formulas.forEach((formula, index) => {
    cared.workbench.enter(`A${String(index + 1)}`, formula);
  });
  await cared.workbench.idle();
  counts = await cared.operations.writeAudit();
  return cared.workbench.values(`'STAT Audit'!E5:E${String(4 + formulas.length)}`).flat();
}

const looksOf = (at: string) =>
  cared.workbench.run(async (context) => {
    const cells = context.workbook.worksheets.getItem("STAT Audit").getRange(at);
    cells.load("rowCount");
    await context.sync();
    const formats = Array.from({ length: cells.rowCount }, (_, row) => {
      const { format } = cells.getCell(row, 0);
      format.load("wrapText");
      format.fill.load("color");
      return format;
    });
    await context.sync();
    return formats.map(({ wrapText, fill: { color } }) => ({
      isMarked: color === "#FFF4CE",
      wrapText,
    }));
  });

describe("errors in the audit", () => {
  it("have the reason that the function gives", async () => {
    const [status] = await statuses(['=STAT.VALUE(7,,"1999")']);
    expect(status).toMatch(/^error #N\/A: .*1999/);
  });

  it("are told of a formula that hides them, and flagged", async () => {
    const told = await statuses([
      '=IFERROR(STAT.VALUE(7,,"1999"),0)',
      '=IF(ISNA(STAT.VALUE(7,,"1999")),"none",1)',
      "=IFERROR(STAT.VALUE(7),0)",
    ]);
    expect(told).toEqual([
      expect.stringMatching(/^the formula hides an error: .*1999/),
      expect.stringMatching(/^the formula hides an error: .*1999/),
      "ok",
    ]);
    expect(counts).toMatchObject({ cellCount: 3, doubtfulCount: 2 });
    const looks = await looksOf("E5:E7");
    expect(looks[0]).not.toEqual(looks[2]);
  });

  it("are not ruled out where such a formula has no answer that is kept", async () => {
    expect(await statuses(["=IFERROR(STAT.VALUE(99),0)"])).toEqual([
      "no answer kept; the formula may hide an error",
    ]);
  });

  it("have none but that nothing is kept where the service gave no answer", async () => {
    expect(await statuses(["=STAT.VALUE(99)"])).toEqual(["error #N/A: no answer is kept"]);
  });

  it("are those of Excel's own arithmetic, too", async () => {
    expect(await statuses(['=1/STAT.VALUE(7,,"2019")'])).toEqual(["error #DIV/0!"]);
  });

  it("are read whole, and no longer marked once they are gone", async () => {
    await statuses(['=IFERROR(STAT.VALUE(7,,"1999"),0)', "=STAT.VALUE(7)"]);
    expect(await looksOf("E5:E6")).toEqual([
      { isMarked: true, wrapText: true },
      { isMarked: false, wrapText: false },
    ]);
    cared.workbench.enter("Sheet1!A1", "=STAT.VALUE(7)");
    await cared.workbench.idle();
    await cared.operations.writeAudit();
    expect(await looksOf("E5:E6")).toEqual([
      { isMarked: false, wrapText: false },
      { isMarked: false, wrapText: false },
    ]);
  });

  it("are none of a call that the formula leaves out while its cell is empty", async () => {
    const told = await statuses([
      '=IFERROR(IF($H$1="","",STAT.VALUE(H1)),"")',
      '=IF(ISNUMBER(Sheet1!H1),STAT.VALUE(H1),"")',
      '=IFERROR(STAT.VALUE(7),IF(H1="","",STAT.VALUE(H1)))',
      '=IFERROR(IF(H1="","",STAT.VALUE(H2)),"")',
      '=IFERROR(IF(STAT.VALUE(H1)>1,1,2),"")',
      '=IFERROR(IF(H1="",,STAT.VALUE(H1)),"")',
    ]);
    const hidden = expect.stringMatching(/^the formula hides an error: Give an id/) as unknown;
    expect(told).toEqual(["ok", "ok", "ok", hidden, hidden, "ok"]);
  });

  it("name the name that the workbook no longer has", async () => {
    const { workbench } = cared;
    await workbench.run(async (context) => {
      const { names, worksheets } = context.workbook;
      names.add("Wanted", worksheets.getItem("Sheet1").getRange("H1"));
      await context.sync();
    });
    workbench.enter("H1", "7");
    workbench.enter("A1", "=STAT.VALUE(Wanted)");
    await workbench.idle();
    await workbench.run(async (context) => {
      context.workbook.names.getItem("Wanted").delete();
      await context.sync();
    });
    await workbench.idle();
    await cared.operations.writeAudit();
    expect(workbench.values("'STAT Audit'!E5").flat()).toEqual([
      "error #NAME?: this workbook has no name Wanted",
    ]);
  });
});
