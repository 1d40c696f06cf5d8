import { showsError } from "../../cells/shows-error.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import { notesName } from "../../insert/free-names.js";
import { readLook, type LookMark } from "../../insert/marks/look-mark.js";
import { readMark, type UnitMark } from "../../insert/marks/unit-mark.js";
import type { FoundChart } from "../find-charts.js";
import { readAnchors } from "./read-anchors.js";

/** Title and source of ours, and the formula whose figures they name. */
export interface Titled {
  /** "STAT_7_1": of the chart, and of the defined names that lead to figures and texts. */
  readonly name: string;
  readonly cell: StatCell;
  /** Undefined where the figures have no chart. */
  readonly chart: Excel.Chart | undefined;
  readonly mark: UnitMark;
  readonly found: FoundChart | undefined;
  readonly look: LookMark | undefined;
  /** Of the chart, else of the figures. */
  readonly sheetName: string;
  /** Is the sheet of the chart protected, and that of the figures? */
  readonly isProtected: readonly [own: boolean, data: boolean];
}

/** The formula may stand in any of the cells; the first that holds one is it. */
type Candidate = Omit<Titled, "cell" | "mark" | "look"> & {
  readonly anchors: readonly Excel.Range[];
};

/**
 * All titles of ours on live figures: of charts, and of formulas without one. One round trip, none where there are
 * none, and one more for formulas without a chart.
 *
 * @param names of the workbook, their formulas loaded
 */
export async function findTitled(
  context: Excel.RequestContext,
  charts: readonly FoundChart[],
  names: readonly Excel.NamedItem[],
): Promise<readonly Titled[]> {
  const candidates = [...charts.flatMap(ofChart), ...(await findBlocks(charts, names, context))];
  if (candidates.length === 0) return [];
  const cells = await readAnchors(
    context,
    candidates.flatMap(({ anchors }) => anchors),
  );
  let at = 0;
  return candidates.flatMap(({ anchors, ...titled }) => {
    const own = cells.slice(at, (at += anchors.length));
    // Below a header that stands above it, a formula in error has no spill that would tell.
    const cell = own.find((one, row) => one && (row === 0 || showsError(one)));
    return cell === undefined
      ? []
      : [
          {
            ...titled,
            cell,
            mark: readMark(names, titled.name),
            look: readLook(names, titled.name),
          },
        ];
  });
}

function ofChart(found: FoundChart): Candidate[] {
  const { chart, marked, spill, hasHeaderAbove } = found;
  if (marked.isNullObject) return [];
  const anchors = spill.isNullObject
    ? [0, 1].slice(0, marked.rowCount).map((row) => marked.getCell(row, 0))
    : [spill.getCell(hasHeaderAbove ? 1 : 0, 0)];
  const [own, data] = found.protections;
  const isProtected = [own.protected, data.protected] as const;
  return [{ name: chart.name, chart, found, sheetName: found.sheetName, anchors, isProtected }];
}

/** Of formulas without a chart, also of those whose chart is gone. */
async function findBlocks(
  charts: readonly FoundChart[],
  names: readonly Excel.NamedItem[],
  context: Excel.RequestContext,
): Promise<Candidate[]> {
  const present = new Set(names.map(({ name }) => name));
  const ofCharts = new Set(charts.map(({ chart }) => chart.name));
  const blocks = names
    .filter(({ name }) => present.has(notesName(name)) && !ofCharts.has(name))
    .map((item) => {
      const { name } = item;
      const marked = item.getRangeOrNullObject();
      const { worksheet } = marked;
      worksheet.load("name");
      worksheet.protection.load("protected");
      return { name, marked, worksheet };
    });
  if (blocks.length === 0) return [];
  await context.sync();
  return blocks.flatMap(({ name, marked, worksheet }) => {
    if (marked.isNullObject) return [];
    const isHeld = worksheet.protection.protected;
    const anchors = [marked.getCell(0, 0)];
    const { name: sheetName } = worksheet;
    return [
      {
        name,
        chart: undefined,
        found: undefined,
        sheetName,
        anchors,
        isProtected: [isHeld, isHeld] as const,
      },
    ];
  });
}

/** Whether a workbook can have titles of ours, by one of its defined names. */
export const isTitleName = (name: string): boolean => /^STAT_\w+_\d+$/i.test(name);
