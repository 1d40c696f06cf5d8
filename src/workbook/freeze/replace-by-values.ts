import { bytesOfRows, createBatches } from "../batches.js";
import type { Batches } from "../batches.js";
import type { ShownResult } from "../cells/read-cells.js";
import type { FormulaCell } from "../cells/read-formulas.js";
import { toCellInputs } from "../cells/write-text.js";
import type { CellInput } from "../cells/write-text.js";
import { progressOf } from "../long-work.js";
import type { LongWork } from "../long-work.js";
import { maxBatchBytes } from "../payload-limit.js";
import { findReaders } from "./find-readers.js";
import type { Readers } from "./find-readers.js";
import { dropNames, frozenPart } from "./frozen-part.js";
import type { FrozenFormula, KeptSpill, RangedFormula } from "./frozen-formula.js";
import { hideName, nameReferences } from "./kept-references.js";
import type { KeptReference } from "./kept-references.js";
import { asRanged, firstCellKey, spillsInto } from "./ranged-formulas.js";
import type { FrozenZone } from "./ranged-formulas.js";

export interface FreezeOptions extends LongWork {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A name Excel accepts and no other name in the workbook has. @default a random one */
  readonly createName?: (() => string) | undefined;
}

/** What the hidden names of frozen formulas and their references begin with. */
export const frozenNamePrefix = "STAT_FROZEN_";

/** A defined name takes letters, digits and underscores. */
export const randomName = () => `${frozenNamePrefix}${crypto.randomUUID().replaceAll("-", "")}`;

interface Replaced {
  readonly formulas: readonly FrozenFormula[];
  /** Left as they are, since a formula on a protected sheet reads their spill. */
  readonly held: ReadonlySet<ShownResult>;
}

/**
 * Puts values in the place of formulas and keeps the formulas in the workbook, with names on their
 * anchors and on all cells they refer to, so that `thaw` finds both again. Formulas elsewhere that read
 * a spill read its cells from now on, and are kept with it. Round trips: at most five beside those of
 * reading every sheet's formulas, of which the last alone writes: one step of undo.
 */
export async function replaceByValues(
  context: Excel.RequestContext,
  results: readonly ShownResult[],
  { now, createName = randomName, ...work }: FreezeOptions,
): Promise<Replaced> {
  if (results.length === 0) return { formulas: [], held: new Set() };
  const part = await frozenPart.open(context);
  const readers = await findReaders(context, results, part.data);
  const ready = results.filter((result) => !readers.held.has(result));
  if (ready.length === 0) return { formulas: [], held: readers.held };
  const batches = createBatches(context);
  const places: FrozenPlace[] = [];
  const tellRead = progressOf(work, "reading", ready.length);
  for (const [index, result] of ready.entries()) {
    tellRead(index);
    await batches.next();
    places.push(placeOf(context, result));
  }
  const cells = [...ready.map(({ cell }) => cell), ...readers.cells];
  const originals = await originalsOf(context, cells, { readers, createName });
  await context.sync();
  tellRead(ready.length);

  const formulas = places.map(({ result: { cell, values } }): FrozenFormula => {
    const { formula, references } = originals.of(cell);
    const { sheetId, sheetName, address } = cell;
    const size = { rowCount: values.length, columnCount: values[0]?.length ?? 1 };
    const name = createName();
    return {
      name,
      sheetId,
      sheetName,
      address,
      formula,
      references,
      ...size,
      values,
      frozenAt: now,
    };
  });
  const zones = new Map(
    places.map(({ area: { address } }, index): [string, FrozenZone] => [
      firstCellKey(address),
      { of: formulas[index]?.name ?? "", zone: createName(), address },
    ]),
  );
  const ranged = readers.cells.map((cell) => {
    const { formula, references, spills } = originals.of(cell);
    const all = [...spills, ...spillsInto({ formula, references }, zones, readers.whereNow)];
    return { cell, kept: { name: createName(), formula, references, spills: all } };
  });
  // In this order, as Excel keeps what was done where it stops: no cell loses a formula that is not kept.
  const after = part.write((known) => ({
    ...known,
    ...Object.fromEntries(originals.superseded.map(({ name }) => [name, null])),
    ...Object.fromEntries(formulas.map((formula) => [formula.name, formula])),
    ...Object.fromEntries(ranged.map(({ kept }) => [kept.name, kept])),
  }));
  await originals.addNames();
  const read = new Set(ranged.flatMap(({ kept }) => kept.spills.map(({ zone }) => zone)));
  for (const [index, { anchor, area }] of places.entries()) {
    await batches.next();
    hideName(context, formulas[index]?.name ?? "", anchor);
    const { zone = "" } = zones.get(firstCellKey(area.address)) ?? {};
    if (read.has(zone)) hideName(context, zone, area);
  }
  for (const { cell, kept } of ranged) {
    await batches.next(kept.formula.length * 2);
    const range = rangeOf(context, cell);
    hideName(context, kept.name, range);
    // Before the values come, so that it never looks for a spill that is not there.
    range.formulas = [[asRanged(kept, cell.sheetName, readers.whereNow)]];
  }
  const tellWritten = progressOf(work, "writing", places.length);
  for (const [index, { anchor, area, result }] of places.entries()) {
    tellWritten(index);
    // First of all the spill goes, so that no other formula is in the way of its values.
    if (result.values.length > 1 || (result.values[0]?.length ?? 1) > 1) {
      await batches.next();
      anchor.clear(Excel.ClearApplyTo.contents);
    }
    await writeRows(batches, area, toCellInputs(result.values));
  }
  await dropNames(context, part.data, after);
  await context.sync();
  tellWritten(places.length);
  return { formulas, held: readers.held };
}

const rangeOf = (
  context: Excel.RequestContext,
  { sheetId, address }: Pick<FormulaCell, "sheetId" | "address">,
) => context.workbook.worksheets.getItem(sheetId).getRange(address);

type FrozenPlace = ReturnType<typeof placeOf>;

/** Rows of a large result go one batch after the other. */
async function writeRows(batches: Batches, area: Excel.Range, rows: CellInput[][]): Promise<void> {
  const bytes = bytesOfRows(rows);
  if (bytes <= maxBatchBytes || rows.length === 1) {
    await batches.next(bytes);
    area.values = rows;
    return;
  }
  const rowsPerBatch = Math.max(1, Math.floor((rows.length * maxBatchBytes) / bytes));
  for (let at = 0; at < rows.length; at += rowsPerBatch) {
    const part = rows.slice(at, at + rowsPerBatch);
    await batches.next(bytesOfRows(part));
    area.getRow(at).getResizedRange(part.length - 1, 0).values = part;
  }
}

/** Its area's address is known after the caller's next round trip. */
function placeOf(context: Excel.RequestContext, result: ShownResult) {
  const { cell, values } = result;
  const anchor = rangeOf(context, cell);
  const area = anchor.getResizedRange(values.length - 1, (values[0]?.length ?? 1) - 1);
  area.load("address");
  return { result, anchor, area };
}

interface Original {
  readonly formula: string;
  readonly references: readonly KeptReference[];
  /** Ranges already in the cell. */
  readonly spills: readonly KeptSpill[];
}

interface OriginalsOptions {
  readonly readers: Readers;
  readonly createName: () => string;
}

/**
 * What the cells' formulas are when nothing is frozen. Names for their references are made where there
 * are none yet; known after the caller's next round trip.
 */
async function originalsOf(
  context: Excel.RequestContext,
  cells: readonly FormulaCell[],
  { readers, createName }: OriginalsOptions,
) {
  const known = new Map(
    cells.flatMap((cell): [FormulaCell, RangedFormula][] => {
      const ranged = readers.rangedAt(cell);
      return ranged === undefined ? [] : [[cell, ranged]];
    }),
  );
  const references = await nameReferences(
    context,
    cells.filter((cell) => !known.has(cell)),
    createName,
  );
  return {
    superseded: [...known.values()],
    addNames: () => references.addNames(),
    of: (cell: FormulaCell): Original =>
      known.get(cell) ?? { formula: cell.formula, references: references.of(cell), spills: [] },
  };
}
