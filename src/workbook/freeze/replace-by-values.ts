import { bytesOfRows, createBatches } from "../batches.js";
import type { Batches } from "../batches.js";
import type { ShownResult } from "../cells/read-cells.js";
import type { StatCell } from "../cells/scan-workbook.js";
import type { ResolvedCall } from "../cells/resolve-arguments.js";
import { namesIn } from "../formulas/named-calls.js";
import type { FormulaCell } from "../cells/read-formulas.js";
import { toCellInputs } from "../cells/write-text.js";
import type { CellInput } from "../cells/write-text.js";
import { progressOf } from "../long-work.js";
import type { LongWork } from "../long-work.js";
import { maxBatchBytes } from "../payload-limit.js";
import { findReaders } from "./find-readers.js";
import type { Readers } from "./find-readers.js";
import { dropNames, frozenPart } from "./frozen-part.js";
import { frozenCalls } from "./frozen-calls.js";
import type { FrozenFormula, RangedFormula } from "./frozen-formula.js";
import { hideName } from "./kept-references.js";
import { originalsOf } from "./original-formulas.js";
import type { Original } from "./original-formulas.js";
import { asRanged, firstCellKey, spillsInto } from "./ranged-formulas.js";
import type { FrozenZone, ZonesByCell } from "./ranged-formulas.js";

export interface FreezeOptions extends LongWork {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What the cells ask for, to be kept with their formulas. */
  readonly asked?: readonly ResolvedCall[];
  /** When what the cells show was fetched; null where nobody knows. */
  readonly retrievedAt?: (cell: StatCell) => number | null;
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
  { now, asked = [], retrievedAt, createName = randomName, ...work }: FreezeOptions,
): Promise<Replaced> {
  if (results.length === 0) return { formulas: [], held: new Set() };
  const part = await frozenPart.open(context);
  const readers = await findReaders(context, results, part.data);
  const ready = results.filter((result) => !readers.held.has(result));
  if (ready.length === 0) return { formulas: [], held: readers.held };
  const batches = createBatches(context);
  const tellRead = progressOf(work, "reading", ready.length);
  const places = await readPlaces(context, ready, { batches, tell: tellRead });
  const cells = [...ready.map(({ cell }) => cell), ...readers.cells];
  const originals = await originalsOf(context, cells, { readers, createName });
  await context.sync();
  tellRead(ready.length);

  const calls = frozenCalls(asked);
  const formulas = places.map(({ result }) => ({
    ...frozenFormula(result, originals.of(result.cell), { name: createName(), now }),
    ...calls.of(result.cell),
    ...(retrievedAt === undefined ? {} : { retrievedAt: retrievedAt(result.cell) }),
  }));
  const zones = zonesOf(places, formulas, createName);
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
  await namePlaces(context, places, { batches, formulas, zones, ranged });
  await writeRanged(context, ranged, { batches, whereNow: readers.whereNow });
  const tellWritten = progressOf(work, "writing", places.length);
  await writeValues(places, { batches, tell: tellWritten });
  await dropNames(context, part.data, after);
  await context.sync();
  tellWritten(places.length);
  return { formulas, held: readers.held };
}

interface Progress {
  readonly batches: Batches;
  readonly tell: (done: number) => void;
}

async function readPlaces(
  context: Excel.RequestContext,
  results: readonly ShownResult[],
  { batches, tell }: Progress,
): Promise<readonly FrozenPlace[]> {
  const places: FrozenPlace[] = [];
  for (const [index, result] of results.entries()) {
    tell(index);
    await batches.next();
    places.push(placeOf(context, result));
  }
  return places;
}

function frozenFormula(
  { cell: { sheetId, sheetName, address, calls }, values }: ShownResult,
  { formula, references }: Original,
  { name, now }: { readonly name: string; readonly now: number },
): FrozenFormula {
  const callsBy = calls.every(({ inName }) => inName !== undefined)
    ? { callsBy: [...new Set(namesIn(formula))] }
    : {};
  const size = { rowCount: values.length, columnCount: values[0]?.length ?? 1 };
  return {
    ...{ name, sheetId, sheetName, address, formula, ...callsBy, references },
    ...size,
    values,
    frozenAt: now,
  };
}

/** The cells of each result under a name of their own, by their first cell. */
function zonesOf(
  places: readonly FrozenPlace[],
  formulas: readonly FrozenFormula[],
  createName: () => string,
): ZonesByCell {
  return new Map(
    places.map(({ area: { address } }, index): [string, FrozenZone] => [
      firstCellKey(address),
      { of: formulas[index]?.name ?? "", zone: createName(), address },
    ]),
  );
}

/** A formula elsewhere that reads the cells of a spill from now on. */
interface RangedCell {
  readonly cell: FormulaCell;
  readonly kept: RangedFormula;
}

interface NamedPlaces {
  readonly batches: Batches;
  readonly formulas: readonly FrozenFormula[];
  readonly zones: ZonesByCell;
  readonly ranged: readonly RangedCell[];
}

/** Queues the hidden names of the frozen cells, and of the zones that somebody reads. */
async function namePlaces(
  context: Excel.RequestContext,
  places: readonly FrozenPlace[],
  { batches, formulas, zones, ranged }: NamedPlaces,
): Promise<void> {
  const read = new Set(ranged.flatMap(({ kept }) => kept.spills.map(({ zone }) => zone)));
  for (const [index, { anchor, area }] of places.entries()) {
    await batches.next();
    hideName(context, formulas[index]?.name ?? "", anchor);
    const { zone = "" } = zones.get(firstCellKey(area.address)) ?? {};
    if (read.has(zone)) hideName(context, zone, area);
  }
}

async function writeRanged(
  context: Excel.RequestContext,
  ranged: readonly RangedCell[],
  { batches, whereNow }: { readonly batches: Batches; readonly whereNow: Readers["whereNow"] },
): Promise<void> {
  for (const { cell, kept } of ranged) {
    await batches.next(kept.formula.length * 2);
    const range = rangeOf(context, cell);
    hideName(context, kept.name, range);
    // Before the values come, so that it never looks for a spill that is not there.
    range.formulas = [[asRanged(kept, cell.sheetName, whereNow)]];
  }
}

async function writeValues(
  places: readonly FrozenPlace[],
  { batches, tell }: Progress,
): Promise<void> {
  for (const [index, { anchor, area, result }] of places.entries()) {
    tell(index);
    // First of all the spill goes, so that no other formula is in the way of its values.
    if (result.values.length > 1 || (result.values[0]?.length ?? 1) > 1) {
      await batches.next();
      anchor.clear(Excel.ClearApplyTo.contents);
    }
    await writeRows(batches, area, toCellInputs(result.values));
  }
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
