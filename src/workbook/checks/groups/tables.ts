import { isSame, notOffered, passIf, told, type Check } from "../check.js";
import { ownPrefix } from "../check-sheet.js";
import { reasonOf } from "../reason-of.js";

const rows = [
  ["period", "value"],
  [2019, 1],
  [2020, 2],
];

const table: Check = {
  id: "table",
  title: "A table is made, named and read",
  run: async ({ onSheet }) => {
    const { name, header, body } = await onSheet(async (sheet, context) => {
      sheet.getRange("A1:B3").values = rows;
      // An address as text would be taken on the sheet in sight.
      const made = sheet.tables.add(sheet.getRange("A1:B3"), true);
      made.name = `${ownPrefix}TABLE`;
      await context.sync();
      const found = context.workbook.tables.getItem(`${ownPrefix}TABLE`);
      const [headers, cells] = [found.getHeaderRowRange(), found.getDataBodyRange()];
      found.load("name");
      headers.load("values");
      cells.load("values");
      await context.sync();
      return { name: found.name, header: headers.values, body: cells.values };
    });
    const seen = [...header, ...body].map((row: unknown[]) =>
      row.map((value) => (/^\d+$/.test(String(value)) ? Number(value) : value)),
    );
    const isAsMade = name === `${ownPrefix}TABLE` && isSame(seen, rows);
    return passIf(isAsMade, `the table ${name} has ${told(seen)}`);
  },
};

const hiddenName: Check = {
  id: "hidden-name",
  title: "A hidden name keeps its cells",
  run: async ({ onSheet }) => {
    const { address, isVisible } = await onSheet(async (sheet, context) => {
      const { names } = context.workbook;
      const added = names.add(`${ownPrefix}RANGE`, sheet.getRange("B2:C3"));
      added.visible = false;
      await context.sync();
      const found = names.getItem(`${ownPrefix}RANGE`);
      const range = found.getRangeOrNullObject();
      found.load("visible");
      range.load("address");
      await context.sync();
      const cells = range.isNullObject ? "nothing" : range.address.replace(/.*!/, "");
      const seen = { address: cells, isVisible: found.visible };
      found.delete();
      await context.sync();
      return seen;
    });
    const saw = `the name is ${isVisible ? "shown" : "hidden"} and stands for ${address}`;
    return passIf(!isVisible && address === "B2:C3", saw);
  },
};

const formulaName: Check = {
  id: "formula-name",
  title: "A name for a formula is calculated where it is used",
  run: async ({ functions, onSheet, write, until, values }) => {
    const { token } = functions.open(() => [[21]]);
    const { type, hasRange } = await onSheet(async (_, context) => {
      const added = context.workbook.names.add(`${ownPrefix}FORMULA`, `=STAT.VALUE("${token}")`);
      const range = added.getRangeOrNullObject();
      added.load("type");
      await context.sync();
      return { type: added.type, hasRange: !range.isNullObject };
    });
    await write("A1", [[`=${ownPrefix}FORMULA*2`]]);
    const [[seen] = []] = await until(
      () => values("A1"),
      (now) => now[0]?.[0] === 42,
    );
    const saw = `twice the name is ${told(seen)}; its type is ${type}, it has ${hasRange ? "a" : "no"} range`;
    return passIf(seen === 42 && !hasRange, saw);
  },
};

/** The code of Excel's refusal; undefined where it took it. */
async function refusal(task: Promise<unknown>): Promise<string | undefined> {
  return task.then(
    () => undefined,
    (error: unknown) => reasonOf(error).split(":")[0] ?? "",
  );
}

const refusals: Check = {
  id: "refused-names",
  title: "A taken name, a sheet called History and too long a text are refused",
  run: async ({ onSheet }) => {
    const taken = await refusal(
      onSheet(async (sheet, context) => {
        context.workbook.names.add(`${ownPrefix}TAKEN`, sheet.getRange("A1"));
        await context.sync();
        const made = sheet.tables.add(sheet.getRange("C1:D2"), true);
        made.name = `${ownPrefix}TAKEN`;
        await context.sync();
      }),
    );
    const history = await refusal(
      onSheet(async (sheet, context) => {
        sheet.name = "History";
        await context.sync();
      }),
    );
    const long = await refusal(
      onSheet(async (sheet, context) => {
        sheet.getRange("A5").values = [["a".repeat(32_768)]];
        await context.sync();
      }),
    );
    const said = (code: string | undefined) => code ?? "not refused";
    return passIf(
      [taken, history, long].every((code) => code !== undefined),
      `taken name: ${said(taken)}; History: ${said(history)}; 32,768 characters: ${said(long)}`,
    );
  },
};

const merged: Check = {
  id: "merged-cells",
  title: "Merged cells that reach beyond a range are told",
  run: async ({ onSheet, isSetSupported }) => {
    if (!isSetSupported("ExcelApi", "1.13")) return notOffered("no ExcelApi 1.13");
    const address = await onSheet(async (sheet, context) => {
      sheet.getRange("B2:C3").merge();
      const areas = sheet.getRange("A1:B2").getMergedAreasOrNullObject();
      areas.load("address");
      await context.sync();
      const seen = areas.isNullObject ? "nothing" : areas.address.replace(/.*!/, "");
      sheet.getRange("B2:C3").unmerge();
      await context.sync();
      return seen;
    });
    return passIf(address !== "nothing", `for A1:B2, with B2:C3 merged, Excel tells ${address}`);
  },
};

const protection: Check = {
  id: "protected-sheet",
  title: "A protected sheet refuses what is written",
  run: async ({ onSheet, write }) => {
    const protect = (isOn: boolean) =>
      onSheet(async (sheet, context) => {
        if (isOn) sheet.protection.protect();
        else sheet.protection.unprotect();
        await context.sync();
      });
    await protect(true);
    const code = await refusal(write("A1", [[1]]));
    await protect(false);
    return passIf(
      code !== undefined,
      code === undefined ? "writing was not refused" : `writing was refused: ${code}`,
    );
  },
};

export const tableChecks: readonly Check[] = [
  ...[table, hiddenName, formulaName, refusals, merged, protection],
];
