import { createBatches } from "../../batches.js";
import type { Batches } from "../../batches.js";
import type { FrozenFormula, FrozenFormulas, RangedFormula } from "../frozen-formula.js";
import { hideName } from "../kept-references.js";
import type { WhereNow } from "../kept-references.js";
import { asRanged, firstCellKey, spillsInto } from "../ranged-formulas.js";
import type { FrozenZone } from "../ranged-formulas.js";

/** A frozen formula and where its cells are now. */
export interface Located {
  readonly formula: FrozenFormula;
  readonly anchor: Excel.Range;
  readonly area: Excel.Range;
  readonly worksheet: Excel.Worksheet;
  /** Those that its spill would reach into, where Excel spills nothing. */
  readonly tables: Excel.TableScopedCollection | undefined;
}

/** A formula that reads frozen cells, and where it is now. */
export interface LocatedReader {
  readonly ranged: RangedFormula;
  readonly range: Excel.Range;
  readonly worksheet: Excel.Worksheet;
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
export async function bringBack(
  context: Excel.RequestContext,
  { thawed, located, readers, live, whereNow, createName, tellWritten }: Return,
): Promise<FrozenFormulas> {
  const back = new Set(thawed.map(({ formula }) => formula.name));
  const entries: Record<string, RangedFormula | null> = {};
  const stillFrozen = stillFrozenIn(located, back, createName);
  const batches = createBatches(context);
  const writer = createRangedWriter(context, { batches, stillFrozen, whereNow, createName });
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
    const ranged = await writer.write(anchor, worksheet.name, { formula, references, spills });
    if (ranged !== undefined) entries[ranged.name] = ranged;
    entries[frozen.name] = null;
  }
  for (const reader of readers) {
    const { range, worksheet, ranged: before } = reader;
    const spills = before.spills.filter(({ of }) => !back.has(of));
    if (spills.length === before.spills.length) continue;
    entries[before.name] = null;
    if (!live.has(reader)) continue;
    const ranged = await writer.write(range, worksheet.name, { ...before, spills });
    if (ranged !== undefined) entries[ranged.name] = ranged;
  }
  return entries;
}

type StillFrozen = ReadonlyMap<string, FrozenZone & { readonly area: Excel.Range }>;

/** The cells that stay values, each under a name of its own, by their first cell. */
const stillFrozenIn = (
  located: readonly Located[],
  back: ReadonlySet<string>,
  createName: () => string,
): StillFrozen =>
  new Map(
    located
      .filter(({ formula, anchor }) => !back.has(formula.name) && !anchor.isNullObject)
      .map(({ formula, area }) => [
        firstCellKey(area.address),
        { of: formula.name, zone: createName(), address: area.address, area },
      ]),
  );

interface RangedWriterOptions {
  readonly batches: Batches;
  readonly stillFrozen: StillFrozen;
  readonly whereNow: WhereNow;
  readonly createName: () => string;
}

/** Writes formulas in which what is still frozen stays a range; each zone is named once. */
function createRangedWriter(
  context: Excel.RequestContext,
  { batches, stillFrozen, whereNow, createName }: RangedWriterOptions,
) {
  const named = new Set<string>();
  return {
    /** @returns what is kept for the next thaw, where anything of it is still a range */
    async write(
      range: Excel.Range,
      ownSheet: string,
      formula: Omit<RangedFormula, "name">,
    ): Promise<RangedFormula | undefined> {
      await batches.next(formula.formula.length * 2);
      range.formulas = [[asRanged(formula, ownSheet, whereNow)]];
      if (formula.spills.length === 0) return undefined;
      const name = createName();
      await batches.next();
      hideName(context, name, range);
      for (const { zone, area } of stillFrozen.values()) {
        if (named.has(zone) || formula.spills.every((spill) => spill.zone !== zone)) continue;
        named.add(zone);
        await batches.next();
        hideName(context, zone, area);
      }
      return { ...formula, name };
    },
  };
}
