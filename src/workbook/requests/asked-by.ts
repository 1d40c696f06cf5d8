import type { ResolvedCall } from "../cells/resolve-arguments.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { findReferences } from "../formulas/references.js";

/**
 * What each cell asks for, as a text: cells of equal texts show the same, wherever they stand, so that one that has moved is
 * known by it. A formula's own text is none: below an inserted row it may be that of its neighbour before. Left out are
 * cells that other cells decide on in a way that only Excel can tell.
 */
export function askedBy(calls: readonly ResolvedCall[]): ReadonlyMap<StatCell, string> {
  const byCell = new Map<StatCell, ResolvedCall[]>();
  for (const one of calls) byCell.set(one.cell, [...(byCell.get(one.cell) ?? []), one]);
  return new Map(
    [...byCell].flatMap(([cell, own]): [StatCell, string][] => {
      const asked = textOf(cell, own);
      return asked === undefined ? [] : [[cell, asked]];
    }),
  );
}

function textOf({ formula }: StatCell, calls: readonly ResolvedCall[]): string | undefined {
  if (findReferences(formula, "").length === 0) return formula;
  // What is asked stands for each call; a call inside another one is of its arguments.
  let text = "";
  let from = 0;
  for (const { call, values } of [...calls].sort((a, b) => a.call.start - b.call.start)) {
    if (call.start < from) continue;
    if (values === undefined) return undefined;
    text += `${formula.slice(from, call.start)}\0${call.functionId}${JSON.stringify(values)}\0`;
    from = call.end;
  }
  text += formula.slice(from);
  const outside = text.replace(/\0[^\0]*\0/g, "1");
  return findReferences(outside, "").length > 0 ? undefined : text;
}
