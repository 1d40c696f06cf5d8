import { isUndoRefusal } from "../../run-in-excel.js";
import { clearCheckSheet, ownNamespace } from "../check-sheet.js";
import { notOffered, passIf, type Check, type CheckBench } from "../check.js";
import { partBody, takeParts } from "./kept.js";

const canGroup = ({ isSetSupported }: CheckBench) => isSetSupported("ExcelApi", "1.20");

/** What an insertion writes, in as many round trips. */
const insert = ({ run, sheetId }: CheckBench, isWithPart: boolean) =>
  run(
    async (context) => {
      const sheet = context.workbook.worksheets.getItem(sheetId);
      sheet.getRange("A1:B2").values = [
        ["a", "b"],
        [1, 2],
      ];
      await context.sync();
      sheet.tables.add(sheet.getRange("A1:B2"), true);
      sheet.charts.add("LineMarkers", sheet.getRange("A1:B2"), "Columns");
      await context.sync();
      if (isWithPart) context.workbook.customXmlParts.add(partBody);
      await context.sync();
    },
    { isOneStep: true },
  );

const undoGroup: Check = {
  id: "undo-group",
  title: "Cells, a chart, a table and a custom XML part fit into one step of undo",
  run: async (bench) => {
    if (!canGroup(bench)) return notOffered("no ExcelApi 1.20");
    try {
      await insert(bench, true);
      return passIf(true, "no UndoNotSupported");
    } catch (error) {
      if (!isUndoRefusal(error)) throw error;
      return passIf(false, "UndoNotSupported");
    } finally {
      await takeParts(bench);
    }
  },
};

/** @returns whether the custom XML part is in the step, too. */
async function insertOneStep(bench: CheckBench): Promise<boolean> {
  try {
    await insert(bench, true);
    return true;
  } catch (error) {
    if (!isUndoRefusal(error)) throw error;
    await clearCheckSheet(bench.run, bench.sheetId); // What came before the refusal is there.
    await insert(bench, false);
    return false;
  }
}

/** What of the insertion is there. */
const present = ({ onSheet }: CheckBench) =>
  onSheet(async (sheet, context) => {
    const cells = sheet.getRange("A1:B2").load("values");
    const tables = sheet.tables.getCount();
    const charts = sheet.charts.getCount();
    const parts = context.workbook.customXmlParts.getByNamespace(ownNamespace).getCount();
    await context.sync();
    const hasCells = (cells.values as unknown[][]).flat().some((value) => value !== "");
    const found = { cells: hasCells, table: tables.value > 0, chart: charts.value > 0 };
    return {
      named: Object.entries(found).flatMap(([name, isThere]) => (isThere ? [name] : [])),
      hasPart: parts.value > 0,
    };
  });

const undoStep: Check = {
  id: "undo-step",
  title: "One undo takes back all that was inserted as one step",
  run: async (bench) => {
    if (!canGroup(bench)) return notOffered("no ExcelApi 1.20");
    const isWithPart = await insertOneStep(bench);
    try {
      // An add-in cannot undo: somebody has to.
      const isSkipped = bench.askForUndo();
      const look = () => present(bench);
      const first = await bench.until(
        look,
        ({ named, hasPart }) => isSkipped() || named.length < 3 || hasPart !== isWithPart,
        3,
      );
      if (first.named.length === 3 && first.hasPart === isWithPart)
        return notOffered(`nothing was undone: ${isSkipped() ? "skipped" : "nobody was there"}`);
      // Excel may take a moment to draw what it has taken back.
      const { named, hasPart } = await bench.until(look, (seen) => seen.named.length === 0, 0.1);
      const part = !isWithPart ? "refused" : hasPart ? "stayed" : "went";
      const left = named.length === 0 ? "took cells, table and chart" : `left ${named.join(", ")}`;
      return passIf(named.length === 0, `one undo ${left}; the custom XML part ${part}`);
    } finally {
      await takeParts(bench);
    }
  },
};

export const undoChecks: readonly Check[] = [undoStep, undoGroup];
