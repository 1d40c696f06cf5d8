import { bytesOfRows, createBatches } from "../batches.js";
import type { ScanScope } from "../cells/scan-workbook.js";
import { areaReader } from "../cells/selected-areas.js";
import { splitAddress } from "../formulas/references.js";
import { progressOf } from "../long-work.js";
import type { LongWork } from "../long-work.js";
import { dropNames, frozenIn, frozenPart, namesOf, rangedIn } from "./frozen-part.js";
import type { FrozenFormula, FrozenFormulas, RangedFormula } from "./frozen-formula.js";
import { hideName, trackNames } from "./kept-references.js";
import type { WhereNow } from "./kept-references.js";
import { asRanged, firstCellKey, isSameFormula, spillsInto } from "./ranged-formulas.js";
import type { FrozenZone } from "./ranged-formulas.js";
import { randomName } from "./replace-by-values.js";
import type { Announce, FormulaPlace } from "./without-asking.js";

type ThawSkipReason = "changed" | "gone" | "protected" | "read-by-protected";

export interface ThawReport {
  readonly thawed: readonly FrozenFormula[];
  /**
   * Still frozen, and why: somebody typed over the values, the cells are gone, their sheet is protected,
   * or that of a formula which reads them.
   */
  readonly skipped: readonly {
    readonly formula: FrozenFormula;
    readonly reason: ThawSkipReason;
  }[];
}

export interface ThawOptions extends LongWork {
  /** @default the whole workbook */
  readonly scope?: ScanScope | undefined;
  /** Only the formulas kept under these names. @default all */
  readonly names?: readonly string[] | undefined;
  /** Told of the cells just before their formulas are written. */
  readonly announce?: Announce | undefined;
  /** Put formulas back even where somebody typed over the frozen values. @default false */
  readonly overwriteChanged?: boolean | undefined;
  /** As for the freeze. */
  readonly createName?: (() => string) | undefined;
}

interface Located {
  readonly formula: FrozenFormula;
  readonly anchor: Excel.Range;
  readonly area: Excel.Range;
  readonly worksheet: Excel.Worksheet;
}

/**
 * Brings frozen formulas back exactly as they were, wherever their cells and the cells they refer to
 * have moved, and with them the formulas that read their spills. At most six round trips whatever the
 * number, of which the last alone writes: one step of undo.
 */
export async function thaw(
  context: Excel.RequestContext,
  options: ThawOptions = {},
): Promise<ThawReport> {
  const isInScope = await areaReader(context, options.scope ?? { kind: "workbook" });
  const part = await frozenPart.open(context);
  const kept = frozenIn(part.data);
  const ranged = rangedIn(part.data);
  const batches = createBatches(context);
  const located: Located[] = [];
  const tellRead = progressOf(options, "reading", kept.length);
  for (const [index, formula] of kept.entries()) {
    tellRead(index);
    await batches.next(bytesOfRows(formula.values), stepsToLocate);
    located.push(locate(context, formula));
  }
  const readers: LocatedReader[] = [];
  for (const formula of ranged) {
    await batches.next(formula.formula.length * 2, stepsToLocate);
    readers.push(locateReader(context, formula));
  }
  const whereNow = await trackNames(context, namesOf([...kept, ...ranged]));
  await context.sync();
  tellRead(kept.length);

  const live = readers.filter((reader) => isUnchanged(reader, whereNow));
  const held = new Set(
    live.flatMap(({ worksheet, one }) =>
      worksheet.protection.protected ? one.spills.map(({ of }) => of) : [],
    ),
  );
  const thawed: Located[] = [];
  const skipped: { formula: FrozenFormula; reason: ThawSkipReason }[] = [];
  for (const one of located) {
    const { formula, anchor, area, worksheet } = one;
    if (options.names?.includes(formula.name) === false) continue;
    if (anchor.isNullObject) {
      // A deleted cell is nowhere, so it belongs to the whole workbook alone.
      if (options.scope === undefined || options.scope.kind === "workbook") {
        skipped.push({ formula, reason: "gone" });
      }
      continue;
    }
    if (!isInScope(worksheet.id, area)) continue;
    const reason = obstacle(one, held, options.overwriteChanged === true);
    if (reason === undefined) thawed.push(one);
    else skipped.push({ formula, reason });
  }
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

/** Its name, its cells, their sheet and its protection. */
const stepsToLocate = 3;

function locate(context: Excel.RequestContext, formula: FrozenFormula): Located {
  const anchor = context.workbook.names.getItemOrNullObject(formula.name).getRangeOrNullObject();
  const area = anchor.getResizedRange(formula.rowCount - 1, formula.columnCount - 1);
  const { worksheet } = area;
  anchor.load("address");
  area.load("address,values,rowIndex,columnIndex,rowCount,columnCount");
  worksheet.load("id,name");
  worksheet.protection.load("protected");
  return { formula, anchor, area, worksheet };
}

interface LocatedReader {
  readonly one: RangedFormula;
  readonly range: Excel.Range;
  readonly worksheet: Excel.Worksheet;
}

function locateReader(context: Excel.RequestContext, one: RangedFormula): LocatedReader {
  const range = context.workbook.names.getItemOrNullObject(one.name).getRangeOrNullObject();
  const { worksheet } = range;
  range.load("formulas");
  worksheet.load("name");
  worksheet.protection.load("protected");
  return { one, range, worksheet };
}

const isUnchanged = ({ range, worksheet, one }: LocatedReader, whereNow: WhereNow) =>
  !range.isNullObject &&
  isSameFormula((range.formulas as unknown[][])[0]?.[0], asRanged(one, worksheet.name, whereNow));

function placeOf({ anchor, worksheet }: Located): FormulaPlace {
  const { local } = splitAddress(anchor.address);
  return { sheetId: worksheet.id, sheetName: worksheet.name, address: local };
}

function obstacle(
  { formula, area, worksheet }: Located,
  held: ReadonlySet<string>,
  overwriteChanged: boolean,
): ThawSkipReason | undefined {
  if (worksheet.protection.protected) return "protected";
  const isChanged = JSON.stringify(area.values) !== JSON.stringify(formula.values);
  if (isChanged && !overwriteChanged) return "changed";
  return held.has(formula.name) ? "read-by-protected" : undefined;
}

interface Return {
  readonly thawed: readonly Located[];
  /** Everything frozen. */
  readonly located: readonly Located[];
  readonly readers: readonly LocatedReader[];
  /** Those that nobody has changed. */
  readonly live: ReadonlySet<LocatedReader>;
  readonly whereNow: WhereNow;
  readonly createName: () => string;
  readonly tellWritten: (done: number) => void;
}

/** Queues all writing to cells and the new names. @returns what changes in the part */
async function bringBack(
  context: Excel.RequestContext,
  { thawed, located, readers, live, whereNow, createName, tellWritten }: Return,
): Promise<FrozenFormulas> {
  const batches = createBatches(context);
  const back = new Set(thawed.map(({ formula }) => formula.name));
  const entries: Record<string, RangedFormula | null> = {};
  const stillFrozen = new Map(
    located
      .filter(({ formula, anchor }) => !back.has(formula.name) && !anchor.isNullObject)
      .map(({ formula, area }) => [
        firstCellKey(area.address),
        { of: formula.name, zone: createName(), address: area.address, area },
      ]),
  );
  const named = new Set<string>();
  /** What of a formula is frozen still stays a range, kept for the next thaw. */
  const write = async (
    range: Excel.Range,
    ownSheet: string,
    one: Omit<RangedFormula, "name">,
  ): Promise<void> => {
    await batches.next(one.formula.length * 2);
    range.formulas = [[asRanged(one, ownSheet, whereNow)]];
    if (one.spills.length === 0) return;
    const name = createName();
    await batches.next();
    hideName(context, name, range);
    for (const { zone, area } of stillFrozen.values()) {
      if (named.has(zone) || one.spills.every((spill) => spill.zone !== zone)) continue;
      named.add(zone);
      await batches.next();
      hideName(context, zone, area);
    }
    entries[name] = { ...one, name };
  };
  // All values go before the first formula comes, or one spill would find another's values in its way.
  for (const { area } of thawed) {
    await batches.next();
    area.clear(Excel.ClearApplyTo.contents);
  }
  const zones = new Map<string, FrozenZone>(
    [...stillFrozen].map(([key, { of, zone, address }]) => [key, { of, zone, address }]),
  );
  for (const [index, { formula: frozen, anchor, worksheet }] of thawed.entries()) {
    tellWritten(index);
    const { formula, references = [] } = frozen;
    const spills = spillsInto({ formula, references }, zones, whereNow);
    await write(anchor, worksheet.name, { formula, references, spills });
    entries[frozen.name] = null;
  }
  for (const reader of readers) {
    const { range, worksheet, one } = reader;
    const spills = one.spills.filter(({ of }) => !back.has(of));
    if (spills.length === one.spills.length) continue;
    entries[one.name] = null;
    if (live.has(reader)) await write(range, worksheet.name, { ...one, spills });
  }
  return entries;
}
