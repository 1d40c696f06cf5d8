import { createBatches } from "../batches.js";
import { cellKey, findReferences, redirect, splitAddress } from "../formulas/references.js";
import type { FoundReference } from "../formulas/references.js";

/** One reference of a kept formula; the name follows its cells wherever they move. */
export interface KeptReference {
  /** First and one past the last character in the formula. */
  readonly start: number;
  readonly end: number;
  /** Hidden defined name of the cells. */
  readonly name: string;
  /** Where they were when frozen: "Sheet1!A1". */
  readonly address: string;
}

/** A formula and the sheet it stands on. */
interface Written {
  readonly formula: string;
  readonly sheetName: string;
}

interface NamedReferences<C> {
  /** Queues the hidden names. */
  addNames(): Promise<void>;
  /** Those of one formula, once the addresses are loaded. */
  of(cell: C): KeptReference[];
}

/**
 * A hidden name for every cell or range that the formulas refer to, one for each however often it is
 * used. The ranges' addresses are loaded; the caller's next round trip fills them.
 */
export async function nameReferences<C extends Written>(
  context: Excel.RequestContext,
  cells: readonly C[],
  createName: () => string,
): Promise<NamedReferences<C>> {
  const batches = createBatches(context);
  const named = new Map<string, { name: string; range: Excel.Range }>();
  const keyOf = ({ sheet, local }: FoundReference) => cellKey(sheet, local);
  const found = new Map(
    cells.map((cell) => [cell, findReferences(cell.formula, cell.sheetName)] as const),
  );
  for (const reference of [...found.values()].flat()) {
    if (named.has(keyOf(reference))) continue;
    await batches.next();
    const range = context.workbook.worksheets.getItem(reference.sheet).getRange(reference.local);
    range.load("address");
    named.set(keyOf(reference), { name: createName(), range });
  }
  return {
    async addNames() {
      for (const { name, range } of named.values()) {
        await batches.next();
        hideName(context, name, range);
      }
    },
    of: (cell) =>
      (found.get(cell) ?? []).flatMap((reference) => {
        const entry = named.get(keyOf(reference));
        if (entry === undefined) return [];
        const { start, end } = reference;
        return [{ start, end, name: entry.name, address: entry.range.address }];
      }),
  };
}

/** Queues a name that users do not see. */
export function hideName(context: Excel.RequestContext, name: string, range: Excel.Range): void {
  context.workbook.names.add(name, range).visible = false;
}

/** Where a reference's cells are now: "Sheet1!A3", or null where they were deleted. */
export type WhereNow = (name: string) => string | null | undefined;

/** Loads where the cells of these names are; known after the caller's next round trip. */
export async function trackNames(
  context: Excel.RequestContext,
  names: Iterable<string>,
): Promise<WhereNow> {
  const batches = createBatches(context);
  const ranges = new Map<string, { item: Excel.NamedItem; range: Excel.Range }>();
  for (const name of new Set(names)) {
    await batches.next();
    const item = context.workbook.names.getItemOrNullObject(name);
    const range = item.getRangeOrNullObject();
    item.load("name");
    range.load("address");
    ranges.set(name, { item, range });
  }
  return (name) => {
    const found = ranges.get(name);
    if (found === undefined || found.item.isNullObject) return undefined;
    return found.range.isNullObject ? null : found.range.address;
  };
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function replaceParts(formula: string, replacements: readonly Replacement[]): string {
  // From the end, so that earlier positions stay true.
  return [...replacements]
    .sort((left, right) => right.start - left.start)
    .reduce(
      (text, replacement) =>
        text.slice(0, replacement.start) + replacement.text + text.slice(replacement.end),
      formula,
    );
}

/**
 * @param now null for cells that were deleted.
 * @param ownSheet present name of the formula's sheet.
 */
export function rewritten(written: string, now: string | null, ownSheet: string): string {
  if (now === null) return "#REF!";
  const { sheet, local } = splitAddress(now);
  const isNamed = splitAddress(written).sheet !== undefined;
  const prefix = now.slice(0, now.lastIndexOf("!") + 1);
  return redirect(written, local, isNamed || sheet !== ownSheet ? prefix : "");
}
