import type { Platform } from "../../contract/index.js";
import { createBatches } from "../batches.js";
import { writeStatCall, type WritableArgument } from "../formulas/write-stat-call.js";
import { logReplaced, roomForReplaced } from "../sheets/changes-sheet.js";

/** A typed figure and the source's figure that takes its place. */
export interface Replacement {
  /** Without sheet: "B2". */
  readonly address: string;
  readonly typed: number;
  /** In the scale and with the sign of the typed one. */
  readonly figure: number;
  readonly formula: string;
  readonly place: string;
  readonly period: string;
}

interface ReplacementPlan {
  readonly sheetId: string;
  readonly sheetName: string;
  /** Of the source. */
  readonly title: string;
  readonly replacements: readonly Replacement[];
}

type ReplaceOutcome =
  | { readonly status: "replaced"; readonly count: number }
  | { readonly status: "protected" }
  /** Nothing was written: the change log keeps but so many more typed figures. */
  | { readonly status: "no-room"; readonly room: number }
  /** Nothing was written: these cells no longer hold what was compared. */
  | { readonly status: "changed"; readonly addresses: readonly string[] };

/**
 * Puts formulas in the place of typed figures, all or none, and each figure into the change log: more than it
 * keeps are not replaced. May be run again after a half of it.
 *
 * @param language of a new change log
 */
export async function replaceTyped(
  context: Excel.RequestContext,
  { sheetId, sheetName, title, replacements }: ReplacementPlan,
  now: Date,
  language: Platform,
): Promise<ReplaceOutcome> {
  const sheet = context.workbook.worksheets.getItem(sheetId);
  sheet.protection.load("protected");
  const room = await roomForReplaced(context);
  const batches = createBatches(context);
  const cells: Excel.Range[] = [];
  for (const { address } of replacements) {
    await batches.next();
    const cell = sheet.getRange(address);
    cell.load("formulas");
    cells.push(cell);
  }
  await context.sync();
  if (sheet.protection.protected) return { status: "protected" };
  const holds = (at: number): unknown => (cells[at]?.formulas as unknown[][])[0]?.[0];
  const changed = replacements.filter(
    ({ typed, formula }, at) => holds(at) !== typed && holds(at) !== formula,
  );
  if (changed.length > 0)
    return { status: "changed", addresses: changed.map(({ address }) => address) };
  // What an earlier half has written may stand in the log already.
  const isHalfDone = replacements.some(({ formula }, at) => holds(at) === formula);
  if (replacements.length > room && !isHalfDone) return { status: "no-room", room };
  for (const [at, { formula }] of replacements.entries()) {
    await batches.next();
    const cell = cells[at];
    if (cell !== undefined) cell.formulas = [[formula]];
  }
  await context.sync();
  const replaced = replacements.map((one) => ({ ...one, sheetName }));
  await logReplaced(context, title, replaced, { now, language });
  return { status: "replaced", count: replacements.length };
}

/**
 * The formula whose result is a source's figure as it was typed: `=-STAT.VALUE(id,"DEU","2019")/1000`.
 *
 * @param scale power of ten
 */
export function typedFormula(
  args: readonly WritableArgument[],
  { scale, isNegated }: { readonly scale: number; readonly isNegated: boolean },
): string {
  const call = writeStatCall("VALUE", args);
  const power = String(10 ** Math.abs(scale));
  const scaling = scale === 0 ? "" : `${scale < 0 ? "/" : "*"}${power}`;
  return `=${isNegated ? "-" : ""}${call}${scaling}`;
}
