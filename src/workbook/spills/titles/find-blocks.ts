import { mayHoldStatCall } from "../../formulas/find-stat-calls.js";
import { notesName } from "../../insert/free-names.js";
import { covers, type Edit } from "./edits/edits.js";

/** Title and source above figures, and where the figures begin that they are of. */
export interface Block {
  readonly name: string;
  /** The formula's cell, or what stands below lines that it has left. */
  readonly anchor: Excel.Range;
  /** The lines speak of another cell than the one that they were written for. */
  readonly isLeft: boolean;
  /** "=Sheet1!$A$3" */
  readonly anchorFormula: string;
  /** Of the lines. */
  readonly sheetName: string;
  /** Of the sheet of the lines, or of that of the figures. */
  readonly isProtected: boolean;
}

/**
 * All title lines of ours above figures; they speak of what stands below them. Somebody may move formula and lines
 * apart: lines that are put elsewhere stay those of their formula, and a formula that is cut out alone leaves its lines
 * behind, which then are of other figures: those that stand right below them, or of none. Excel tells the two apart
 * only by what is there: another formula or figure below, or a cell that an edit has just emptied with the one where
 * the formula is now. Where the formula's row is deleted, they are of what has moved up. One round trip, none without lines.
 *
 * @param names of the workbook, with their names loaded
 * @param edits what has just been edited here
 */
export async function findBlocks(
  context: Excel.RequestContext,
  names: readonly Excel.NamedItem[],
  edits: readonly Edit[],
): Promise<readonly Block[]> {
  const byName = new Map(names.map((item) => [item.name, item]));
  const loaded = names.flatMap((item) => {
    const lines = byName.get(notesName(item.name));
    return lines === undefined ? [] : [load(item, lines)];
  });
  if (loaded.length === 0) return [];
  await context.sync();
  return loaded.flatMap((one): Block[] => {
    const { name, marked, lines, below } = one;
    const isLeft = isLeftBehind(one, edits);
    if (marked.isNullObject && !isLeft) return [];
    const anchor = isLeft ? below : marked;
    const sheets = lines.isNullObject ? [anchor.worksheet] : [lines.worksheet, anchor.worksheet];
    const [{ name: sheetName } = anchor.worksheet] = sheets;
    const isProtected = sheets.some(({ protection }) => protection.protected);
    const anchorFormula = isLeft ? fixedAddress(below) : "";
    return [{ name, anchor, isLeft, anchorFormula, sheetName, isProtected }];
  });
}

type Loaded = ReturnType<typeof load>;

function load(item: Excel.NamedItem, linesItem: Excel.NamedItem) {
  const marked = item.getRangeOrNullObject();
  const lines = linesItem.getRangeOrNullObject();
  const below = lines.getLastRow().getOffsetRange(1, 0).getCell(0, 0);
  marked.load("rowIndex,columnIndex");
  lines.load("rowIndex,columnIndex,rowCount");
  below.load("address,formulas,values,rowIndex,columnIndex");
  for (const { worksheet } of [marked, lines, below]) {
    worksheet.load("id,name");
    worksheet.protection.load("protected");
  }
  return { name: item.name, marked, lines, below };
}

function isLeftBehind({ marked, lines, below }: Loaded, edits: readonly Edit[]): boolean {
  if (lines.isNullObject) return false;
  if (marked.isNullObject) return true;
  if (isSameCell(marked, below) || isWithin(marked, lines)) return false;
  const [formula, value] = [below.formulas, below.values].map((rows: unknown[][]) => rows[0]?.[0]);
  const isFormula = typeof formula === "string" && formula.startsWith("=") && formula !== value;
  if (isFormula && mayHoldStatCall(formula)) return true;
  if (isNear(marked, lines)) return false;
  if (typeof value === "number") return true;
  return value === "" && [marked, below].every((cell) => coversCell(edits, cell));
}

const isSameCell = (left: Excel.Range, right: Excel.Range): boolean =>
  left.worksheet.id === right.worksheet.id &&
  left.rowIndex === right.rowIndex &&
  left.columnIndex === right.columnIndex;

/** Of lines whose last row is deleted, the formula may have moved up into what Excel says of them. */
const isWithin = (marked: Excel.Range, lines: Excel.Range): boolean =>
  marked.worksheet.id === lines.worksheet.id &&
  marked.columnIndex === lines.columnIndex &&
  marked.rowIndex >= lines.rowIndex &&
  marked.rowIndex < lines.rowIndex + lines.rowCount;

/** Rows and columns that have been inserted between a title and its figures, or a small move. */
const nearRows = 5;
const nearColumns = 2;

function isNear(marked: Excel.Range, lines: Excel.Range): boolean {
  const rows = marked.rowIndex - (lines.rowIndex + lines.rowCount);
  const columns = marked.columnIndex - lines.columnIndex;
  const isOnSheet = marked.worksheet.id === lines.worksheet.id;
  return isOnSheet && rows >= 0 && rows <= nearRows && columns >= 0 && columns <= nearColumns;
}

const coversCell = (edits: readonly Edit[], { worksheet, rowIndex, columnIndex }: Excel.Range) =>
  edits.some((edit) => covers(edit, worksheet.id, rowIndex, columnIndex));

const fixedAddress = ({ address }: Excel.Range): string => {
  const cut = address.lastIndexOf("!") + 1;
  return `=${address.slice(0, cut)}${address.slice(cut).replace(/([A-Z]+)(\d+)/g, "$$$1$$$2")}`;
};
