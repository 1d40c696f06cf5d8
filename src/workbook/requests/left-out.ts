import type { ResolvedCall } from "../cells/resolve-arguments.js";
import { conditionsOf } from "../formulas/conditions-of.js";
import { namesIn } from "../formulas/named-calls.js";
import { cellKey, findReferences, splitAddress } from "../formulas/references.js";

/**
 * Whether a formula makes a call only where a cell is filled that is empty: `=IF(A1="","",STAT.VALUE(A1))`. Of a call that is
 * not made, nothing can be hidden.
 */
export function isLeftOut({ cell, call, values = [] }: ResolvedCall): boolean {
  if (call.inName !== undefined) return false;
  const empty = call.arguments.filter((_, index) =>
    [values[index]].flat(2).every((value) => value === null),
  );
  if (!empty.some(({ kind }) => kind === "range" || kind === "name")) return false;
  const conditions = conditionsOf(cell.formula, call);
  const cells = conditions.flatMap((text) =>
    findReferences(text, cell.sheetName).map(({ sheet, local }) => cellKey(sheet, local)),
  );
  const names = conditions.flatMap(namesIn).map((name) => name.toLowerCase());
  return empty.some((argument) => {
    if (argument.kind === "name") return names.includes(argument.name.toLowerCase());
    if (argument.kind !== "range") return false;
    const { sheet = cell.sheetName, local } = splitAddress(argument.address);
    return cells.includes(cellKey(sheet, local));
  });
}
