import type { ScanScope } from "../cells/scan-workbook.js";
import { splitAddress } from "../cells/resolve-arguments.js";
import { areaReader } from "../cells/selected-areas.js";
import { frozenPart } from "./frozen-part.js";
import type { FrozenFormula } from "./frozen-part.js";
import { moveReferences } from "./kept-references.js";
import type { Announce, FormulaPlace } from "./without-asking.js";

export type ThawSkipReason = "changed" | "gone" | "protected";

export interface ThawReport {
  readonly thawed: readonly FrozenFormula[];
  /** Still frozen, and why: somebody typed over the values, the cells are gone, the sheet is protected. */
  readonly skipped: readonly {
    readonly formula: FrozenFormula;
    readonly reason: ThawSkipReason;
  }[];
}

export interface ThawOptions {
  /** @default the whole workbook */
  readonly scope?: ScanScope | undefined;
  /** Only the formulas kept under these names. @default all */
  readonly names?: readonly string[] | undefined;
  /** Told of the cells just before their formulas are written. */
  readonly announce?: Announce | undefined;
  /** Put formulas back even where somebody typed over the frozen values. @default false */
  readonly overwriteChanged?: boolean | undefined;
}

interface Located {
  readonly formula: FrozenFormula;
  readonly anchor: Excel.Range;
  readonly area: Excel.Range;
  readonly worksheet: Excel.Worksheet;
}

/**
 * Brings frozen formulas back exactly as they were, wherever their cells and the cells they refer to
 * have moved. At most six round trips whatever the number, of which the last alone writes: one step of
 * undo.
 */
export async function thaw(
  context: Excel.RequestContext,
  options: ThawOptions = {},
): Promise<ThawReport> {
  const isInScope = await areaReader(context, options.scope ?? { kind: "workbook" });
  const part = await frozenPart.open(context);
  const kept = Object.values(part.data).filter((formula) => formula !== null);
  const chosen = kept.filter(({ name }) => options.names?.includes(name) ?? true);
  const located = chosen.map((formula) => locate(context, formula));
  const whereNow = trackReferences(context, chosen);
  await context.sync();

  const thawed: Located[] = [];
  const skipped: { formula: FrozenFormula; reason: ThawSkipReason }[] = [];
  for (const one of located) {
    const { formula, anchor, area, worksheet } = one;
    if (anchor.isNullObject) {
      // A deleted cell is nowhere, so it belongs to the whole workbook alone.
      if (options.scope === undefined || options.scope.kind === "workbook") {
        skipped.push({ formula, reason: "gone" });
      }
      continue;
    }
    if (!isInScope(worksheet.id, area)) continue;
    const reason = obstacle(one, options.overwriteChanged === true);
    if (reason === undefined) thawed.push(one);
    else skipped.push({ formula, reason });
  }
  options.announce?.(thawed.map(placeOf));
  // All values go before the first formula comes, or one spill would find another's values in its way.
  for (const { area } of thawed) area.clear(Excel.ClearApplyTo.contents);
  for (const { formula, anchor } of thawed) {
    anchor.formulas = [[moveReferences(formula.formula, formula.references ?? [], whereNow)]];
  }
  const back = thawed.map(({ formula }) => formula);
  if (back.length > 0) {
    dropNames(context, kept, back);
    part.write((current) => ({
      ...current,
      ...Object.fromEntries(back.map(({ name }) => [name, null])),
    }));
    await context.sync();
  }
  return { thawed: back, skipped };
}

function locate(context: Excel.RequestContext, formula: FrozenFormula): Located {
  const anchor = context.workbook.names.getItemOrNullObject(formula.name).getRangeOrNullObject();
  const area = anchor.getResizedRange(formula.rowCount - 1, formula.columnCount - 1);
  const { worksheet } = area;
  anchor.load("address");
  area.load("values,rowIndex,columnIndex,rowCount,columnCount");
  worksheet.load("id,name");
  worksheet.protection.load("protected");
  return { formula, anchor, area, worksheet };
}

function placeOf({ anchor, worksheet }: Located): FormulaPlace {
  const { local } = splitAddress(anchor.address);
  return { sheetId: worksheet.id, sheetName: worksheet.name, address: local };
}

function obstacle(
  { formula, area, worksheet }: Located,
  overwriteChanged: boolean,
): ThawSkipReason | undefined {
  if (worksheet.protection.protected) return "protected";
  const isChanged = JSON.stringify(area.values) !== JSON.stringify(formula.values);
  return isChanged && !overwriteChanged ? "changed" : undefined;
}

/** Where each named reference is after the caller's next round trip. */
function trackReferences(context: Excel.RequestContext, formulas: readonly FrozenFormula[]) {
  const names = new Set(formulas.flatMap(({ references = [] }) => references.map((r) => r.name)));
  const ranges = new Map(
    [...names].map((name) => {
      const item = context.workbook.names.getItemOrNullObject(name);
      const range = item.getRangeOrNullObject();
      item.load("name");
      range.load("address");
      return [name, { item, range }] as const;
    }),
  );
  return (name: string): string | null | undefined => {
    const found = ranges.get(name);
    if (found === undefined || found.item.isNullObject) return undefined;
    return found.range.isNullObject ? null : found.range.address;
  };
}

/** Names go with the last formula that needs them. */
function dropNames(
  context: Excel.RequestContext,
  kept: readonly FrozenFormula[],
  thawed: readonly FrozenFormula[],
): void {
  const referencesOf = (formulas: readonly FrozenFormula[]) =>
    formulas.flatMap(({ references = [] }) => references.map(({ name }) => name));
  const stillUsed = new Set(referencesOf(kept.filter((formula) => !thawed.includes(formula))));
  const unused = referencesOf(thawed).filter((name) => !stillUsed.has(name));
  for (const name of new Set([...thawed.map((formula) => formula.name), ...unused])) {
    context.workbook.names.getItemOrNullObject(name).delete();
  }
}
