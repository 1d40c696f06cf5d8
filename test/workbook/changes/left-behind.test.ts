import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
let time: number;
let added: number;
const day = 86_400_000;
const whole = { kind: "workbook" } as const;

beforeEach(async () => {
  time = Date.UTC(2026, 10, 20, 12);
  added = 0;
  cared = await openCared(
    (url) => {
      const id = Number(url.searchParams.get("id"));
      return { body: statisticAnswer(id, { "2019": id + added, "2020": id * 10 + added }) };
    },
    { now: () => time },
  );
});
afterEach(() => {
  cared.workbench.dispose();
});

async function enter(cells: Readonly<Record<string, string>>): Promise<void> {
  for (const [at, content] of Object.entries(cells)) cared.workbench.enter(at, content);
  await cared.workbench.idle();
}

/** The source has other figures by now, which another formula is given. */
async function enterLater(cells: Readonly<Record<string, string>>): Promise<void> {
  time += 100 * day;
  added = 5;
  await enter(cells);
}

const plan = (only: "all" | "stale" = "all") => cared.operations.plan({ scope: whole, only });

async function audited(): Promise<unknown[][]> {
  await cared.operations.writeAudit();
  const [header = [], ...rows] = cared.workbench.values("'STAT Audit'!A4:K12");
  const columns = ["Cell", "Status", "As of"].map((name) => header.indexOf(name));
  return rows.filter(([cell]) => cell !== "").map((row) => columns.map((at) => row[at]));
}

describe("cells that show earlier figures than a newer formula of the same", () => {
  const before = { A1: "=STAT.VALUE(7)", A3: "=STAT.DATA(7)", D1: "=STAT.VALUE(8)" };

  it.each(["all", "stale"] as const)(
    "are renewed by a refresh of %s, for nothing",
    async (only) => {
      await enter(before);
      await enterLater({ F1: "=STAT.VALUE(7)" });
      expect(cared.workbench.values("A1:F1")).toEqual([[70, "", "", 80, "", 75]]);
      const { client } = cared.workbench;
      await client.request("getStatistic", { id: 8 }, {}).catch(() => undefined);
      const planned = await plan(only);
      expect(planned.credits).toBe(0);
      expect(planned.health.cells.due.map(({ address }) => address)).toEqual(["A1", "D1", "A3"]);
      const report = await cared.operations.refresh(planned);
      expect(report.updated.map(({ address }) => address)).toEqual(["A1", "D1", "A3"]);
      expect(cared.workbench.values("A1:F1")).toEqual([[75, "", "", 85, "", 75]]);
      expect(cared.workbench.values("A4:B5")).toEqual([
        [2019, 12],
        [2020, 75],
      ]);
      expect((await plan(only)).cells).toEqual([]);
    },
  );

  it("are out of date in the audit, as of a day that nobody knows", async () => {
    await enter(before);
    await enterLater({ F1: "=STAT.VALUE(7)" });
    expect(await audited()).toEqual([
      ["Sheet1!A1", "out of date", ""],
      ["Sheet1!D1", "out of date", 46346],
      ["Sheet1!F1", "ok", 46446],
      ["Sheet1!A3", "out of date", ""],
    ]);
  });

  it("are as of an unknown day still when the newer figures have grown old too", async () => {
    await enter({ A1: "=STAT.VALUE(7)" });
    await enterLater({ F1: "=STAT.VALUE(7)" });
    time += 100 * day;
    expect(await audited()).toEqual([
      ["Sheet1!A1", "out of date", ""],
      ["Sheet1!F1", "out of date", 46446],
    ]);
    const { formulas } = await cared.operations.freeze(whole);
    expect(formulas.map(({ address, retrievedAt }) => [address, retrievedAt])).toEqual([
      ["A1", null],
      ["F1", time - 100 * day],
    ]);
  });

  it("are listed among the sources without a day, and not as of the newer release", async () => {
    await enter({ A1: "=STAT.VALUE(7)", A3: "=STAT.VALUE(8)" });
    await enterLater({ F1: "=STAT.VALUE(7)" });
    // Of 8 the pane has opened a newer answer.
    await cared.workbench.client.request("getStatistic", { id: 8 }, {});
    await cared.operations.writeSources();
    const [header = [], ...rows] = cared.workbench.values("'STAT Sources'!A4:M6");
    const columns = ["ID", "Cells", "Released", "Retrieved", "Citation"].map((name) =>
      header.indexOf(name),
    );
    expect(rows.map((row) => columns.map((at) => row[at]))).toEqual([
      ["7", "Sheet1!F1, Sheet1!A1", 46023, "", ""],
      ["8", "Sheet1!A3", "", "", ""],
    ]);
  });

  it("are of an unknown day still when a refresh has renewed them and they are brought back", async () => {
    await enter({ A1: "=STAT.VALUE(7)" });
    await enterLater({ F1: "=STAT.VALUE(7)" });
    const newer = time;
    time += day;
    added = 9;
    const everything = { scope: whole, includeFresh: true } as const;
    const report = await cared.operations.refresh(await cared.operations.plan(everything));
    const { restored } = await cared.operations.restoreEarlier(report.earlier);
    expect(
      restored.map(({ address, values, retrievedAt }) => [address, values, retrievedAt]),
    ).toEqual([
      ["A1", [[70]], null],
      ["F1", [[75]], newer],
    ]);
  });

  it("are those on other sheets when one sheet was refreshed", async () => {
    await cared.workbench.run(async (context) => {
      context.workbook.worksheets.add("Other");
      await context.sync();
    });
    await enter({ "Sheet1!A1": "=STAT.VALUE(7)", "Other!A1": "=STAT.VALUE(7)" });
    time += 100 * day;
    added = 5;
    const scope = { kind: "sheet", sheetId: "{00000001}" } as const;
    await cared.operations.refresh(await cared.operations.plan({ scope, includeFresh: true }));
    expect(cared.workbench.values("Other!A1")).toEqual([[70]]);
    await cared.operations.refresh(await plan());
    expect(cared.workbench.values("Other!A1")).toEqual([[75]]);
  });

  it("are renewed too where only Excel could say what they make of them", async () => {
    await enter({ A1: "=STAT.VALUE(7)/10", A2: "=IFERROR(STAT.VALUE(7),0)" });
    await enterLater({ F1: "=STAT.VALUE(7)" });
    expect((await plan()).credits).toBe(0);
    await cared.operations.refresh(await plan());
    expect(cared.workbench.values("A1:A2")).toEqual([[7.5], [75]]);
  });
});
