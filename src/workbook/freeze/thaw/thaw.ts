import { bytesOfRows, createBatches } from "../../batches.js";
import type { ScanScope } from "../../cells/scan-workbook.js";
import { areaReader } from "../../cells/selected-areas.js";
import { splitAddress } from "../../formulas/references.js";
import { progressOf } from "../../long-work.js";
import type { LongWork } from "../../long-work.js";
import { adoptFrozenCopies } from "../copies/adopt-frozen-copies.js";
import { dropNames, frozenIn, frozenPart, namesOf, rangedIn } from "../frozen-part.js";
import { bringBack } from "./bring-back.js";
import type { Located, LocatedReader } from "./bring-back.js";
import { findSorted, isReordered, type SortedCell } from "./sorted-rows.js";
import { frozenCellsOf, type FrozenFormula, type RangedFormula } from "../frozen-formula.js";
import { trackNames } from "../kept-references.js";
import type { WhereNow } from "../kept-references.js";
import { asRanged, isSameFormula } from "../ranged-formulas.js";
import { randomName } from "../replace-by-values.js";
import type { Announce, FormulaPlace } from "../without-asking.js";

type ThawSkipReason =
  | "changed"
  | "sorted"
  | "reordered"
  | "in-table"
  | "gone"
  | "protected"
  | "read-by-protected"
  | "references-gone";

export interface ThawReport {
  readonly thawed: readonly FrozenFormula[];
  /**
   * Still frozen, and why: somebody typed over the values, sorted their rows or those of the whole block, or made a table of them,
   * the cells are gone, their sheet is protected, or that of a formula which reads them, or cells that the formula refers to are gone.
   */
  readonly skipped: readonly StillFrozen[];
}

interface StillFrozen {
  readonly formula: FrozenFormula;
  readonly reason: ThawSkipReason;
  /** Where it is now; where it was when frozen for one whose cells are gone. */
  readonly place: Pick<FormulaPlace, "sheetName" | "address">;
  /** What it refers to that is gone, as it was called when frozen: "Sheet1!A1". */
  readonly gone: readonly string[];
}

export interface ThawOptions extends LongWork {
  /** @default the whole workbook */
  readonly scope?: ScanScope | undefined;
  /** Only the formulas kept under these names. @default all */
  readonly names?: readonly string[] | undefined;
  /** Told of the cells just before their formulas are written. */
  readonly announce?: Announce | undefined;
  /** Put formulas back even where somebody typed over the frozen values or sorted a block; never beside another row's name. @default false */
  readonly overwriteChanged?: boolean | undefined;
  /** As for the freeze. */
  readonly createName?: (() => string) | undefined;
}

/**
 * Brings frozen formulas back exactly as they were, wherever their cells and the cells they refer to
 * have moved, and with them the formulas that read their spills. At most eight round trips whatever the
 * number, of which the last alone writes: one step of undo. Where a frozen sheet was copied its figures are adopted before.
 */
export async function thaw(
  context: Excel.RequestContext,
  options: ThawOptions = {},
): Promise<ThawReport> {
  const isInScope = await areaReader(context, options.scope ?? { kind: "workbook" });
  const part = await openWithCopies(context, options);
  const kept = frozenIn(part.data);
  const ranged = rangedIn(part.data);
  const tellRead = progressOf(options, "reading", kept.length);
  const { located, readers } = await locateAll(context, kept, ranged, tellRead);
  const whereNow = await trackNames(context, namesOf([...kept, ...ranged]));
  await context.sync();
  tellRead(kept.length);

  const live = readers.filter((reader) => isUnchanged(reader, whereNow));
  const { thawed, skipped } = chooseThawed(located, { live, isInScope, whereNow }, options);
  options.announce?.(thawed.map(placeOf));
  if (thawed.length > 0) {
    const tellWritten = progressOf(options, "writing", thawed.length);
    const entries = await bringBack(context, {
      ...{ thawed, located, readers, live: new Set(live), whereNow },
      createName: options.createName ?? randomName,
      tellWritten,
    });
    const after = part.write((current) => ({ ...current, ...entries }));
    await dropNames(context, part.data, after);
    await context.sync();
    tellWritten(thawed.length);
  }
  return { thawed: thawed.map(({ formula }) => formula), skipped };
}

/** Those on copied sheets come back, too. */
async function openWithCopies(context: Excel.RequestContext, { createName }: ThawOptions) {
  const part = await frozenPart.open(context);
  const isMore = await adoptFrozenCopies(context, frozenIn(part.data), createName);
  return isMore ? frozenPart.open(context) : part;
}

/** Known after the caller's next round trip. */
async function locateAll(
  context: Excel.RequestContext,
  kept: readonly FrozenFormula[],
  ranged: readonly RangedFormula[],
  tell: (done: number) => void,
) {
  const batches = createBatches(context);
  const located: Located[] = [];
  for (const [index, formula] of kept.entries()) {
    tell(index);
    await batches.next(bytesOfRows(formula.values), stepsToLocate);
    located.push(locate(context, formula));
  }
  const readers: LocatedReader[] = [];
  for (const formula of ranged) {
    await batches.next(formula.formula.length * 2, stepsToLocate);
    readers.push(locateReader(context, formula));
  }
  return { located, readers };
}

interface Surroundings {
  readonly live: readonly LocatedReader[];
  readonly isInScope: Awaited<ReturnType<typeof areaReader>>;
  readonly whereNow: WhereNow;
}

/** Which of the formulas in the scope come back, and what keeps the others. */
function chooseThawed(
  located: readonly Located[],
  { live, isInScope, whereNow }: Surroundings,
  { scope, names, overwriteChanged = false }: ThawOptions,
) {
  const held = new Set(
    live.flatMap(({ worksheet, ranged }) =>
      worksheet.protection.protected ? ranged.spills.map(({ of }) => of) : [],
    ),
  );
  const sorted = findSorted(located);
  const thawed: Located[] = [];
  const skipped: StillFrozen[] = [];
  for (const found of located) {
    const { formula, anchor, area, worksheet } = found;
    if (names?.includes(formula.name) === false) continue;
    if (anchor.isNullObject) {
      // A deleted cell is nowhere, so it belongs to the whole workbook alone.
      if (scope === undefined || scope.kind === "workbook") {
        skipped.push({ formula, reason: "gone", place: formula, gone: [] });
      }
      continue;
    }
    if (!isInScope(worksheet.id, area)) continue;
    const gone = goneOf(formula, whereNow);
    const reason = obstacle(found, { held, gone, overwriteChanged, sorted: sorted.get(found) });
    if (reason === undefined) thawed.push(found);
    else skipped.push({ formula, reason, place: placeOf(found), gone });
  }
  return { thawed, skipped };
}

/** Its name, its cells, their sheet with its protection, and their tables. */
const stepsToLocate = 4;

function locate(context: Excel.RequestContext, formula: FrozenFormula): Located {
  const { anchor, area, worksheet } = frozenCellsOf(context, formula);
  area.load("address,values,rowIndex,columnIndex,rowCount,columnCount");
  worksheet.load("id,name");
  worksheet.protection.load("protected");
  // One cell alone may be calculated in a table.
  const tables = formula.rowCount * formula.columnCount > 1 ? area.getTables(false) : undefined;
  tables?.load("items/id");
  return { formula, anchor, area, worksheet, tables };
}

function locateReader(context: Excel.RequestContext, ranged: RangedFormula): LocatedReader {
  const range = context.workbook.names.getItemOrNullObject(ranged.name).getRangeOrNullObject();
  const { worksheet } = range;
  range.load("formulas");
  worksheet.load("name");
  worksheet.protection.load("protected");
  return { ranged, range, worksheet };
}

const isUnchanged = ({ range, worksheet, ranged }: LocatedReader, whereNow: WhereNow) =>
  !range.isNullObject &&
  isSameFormula(
    (range.formulas as unknown[][])[0]?.[0],
    asRanged(ranged, worksheet.name, whereNow),
  );

function placeOf({ anchor, worksheet }: Located): FormulaPlace {
  const { local } = splitAddress(anchor.address);
  return { sheetId: worksheet.id, sheetName: worksheet.name, address: local };
}

/**
 * Excel would show `#REF!` for cells that were deleted; where the name of some is gone, other cells may stand at their old
 * address, and the formula would show a figure of something else.
 */
const goneOf = ({ references = [] }: FrozenFormula, whereNow: WhereNow): readonly string[] => [
  ...new Set(
    references
      .filter(({ name }) => (whereNow(name) ?? null) === null)
      .map(({ address }) => address),
  ),
];

interface Obstacles {
  /** Names of frozen formulas that a formula on a protected sheet reads. */
  readonly held: ReadonlySet<string>;
  readonly gone: readonly string[];
  readonly overwriteChanged: boolean;
  readonly sorted: SortedCell | undefined;
}

function obstacle(
  { formula, area, worksheet, tables }: Located,
  { held, gone, overwriteChanged, sorted }: Obstacles,
): ThawSkipReason | undefined {
  if (worksheet.protection.protected) return "protected";
  if (gone.length > 0) return "references-gone";
  if (tables !== undefined && tables.items.length > 0) return "in-table";
  if (sorted === "away") return "sorted";
  const isChanged =
    sorted === undefined && JSON.stringify(area.values) !== JSON.stringify(formula.values);
  if (isChanged && !overwriteChanged) {
    return isReordered(formula.values, area.values) ? "reordered" : "changed";
  }
  return held.has(formula.name) ? "read-by-protected" : undefined;
}
