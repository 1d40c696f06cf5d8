import { showsError } from "../../cells/shows-error.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import { notesName, sourceName } from "../../insert/free-names.js";
import { readLook, type LookMark } from "../../insert/marks/look-mark.js";
import { readMark, type UnitMark } from "../../insert/marks/unit-mark.js";
import type { FoundChart } from "../find-charts.js";
import { readAnchors } from "./read-anchors.js";

/** Title and source of ours, and the formula whose figures they name. */
export interface Titled {
  /** "STAT_7_1": of the chart, and of the defined names that lead to figures and texts. */
  readonly name: string;
  /** Without calls where somebody has written another formula in its place. */
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
  const present = new Set(names.map(({ name }) => name));
  let at = 0;
  return candidates.flatMap(({ anchors, ...titled }) => {
    const own = cells.slice(at, (at += anchors.length));
    const { name, chart } = titled;
    const look = readLook(names, name);
    // Other charts and those of templates may stand on formulas that were none of ours from the beginning.
    const isOnOurs = chart === undefined || (look !== undefined && hasLines(present, name));
    const cell = own.find(isOurs) ?? (isOnOurs && !own.some(callsUs) ? own[0] : undefined);
    return cell === undefined ? [] : [{ ...titled, cell, mark: readMark(names, name), look }];
  });
}

/** Below a header that stands above it, a formula in error has no spill that would tell. */
const isOurs = (cell: StatCell | undefined, row: number): boolean =>
  callsUs(cell) && (row === 0 || showsError(cell as StatCell));

const callsUs = (cell: StatCell | undefined): boolean => (cell?.calls.length ?? 0) > 0;

const hasLines = (present: ReadonlySet<string>, name: string): boolean =>
  present.has(sourceName(name)) || present.has(notesName(name));

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
