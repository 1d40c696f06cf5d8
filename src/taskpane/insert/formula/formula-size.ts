import { findStatCalls, type CellBlock, type StatCall } from "../../../workbook/index.js";
import type { PaneFunctions } from "../../services/host-ports.js";
import { dateBlocksOf } from "./date-blocks.js";

interface FormulaSize {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Those of them that hold dates. */
  readonly dates: readonly CellBlock[];
}

/**
 * The cells that the result of a formula will cover, from answers at hand: asks nobody and costs nothing.
 * Undefined where only the service could say, and where the call is but a part of the formula.
 *
 * @param given what the arguments are worth. @default what the formula itself says of them
 */
export async function sizeOfFormula(
  functions: PaneFunctions,
  formula: string,
  given?: readonly unknown[],
): Promise<FormulaSize | undefined> {
  const [call] = findStatCalls(formula);
  if (call === undefined || call.start > 1 || call.end < formula.length) return undefined;
  const values = given ?? literalValues(call);
  if (values === undefined) return undefined;
  const preview = await functions.preview(call.functionId, values, {
    mayAsk: false,
    signal: new AbortController().signal,
    hasFormats: true,
  });
  if (preview.status === "not-cached") return undefined;
  const rows = preview.status === "rows" ? preview.rows : [];
  return {
    rowCount: Math.max(1, rows.length),
    columnCount: Math.max(1, ...rows.map((row) => row.length)),
    dates: dateBlocksOf(rows),
  };
}

function literalValues(call: StatCall): readonly unknown[] | undefined {
  const values: unknown[] = [];
  for (const argument of call.arguments) {
    if (argument.kind === "literal") values.push(argument.value);
    else if (argument.kind === "omitted") values.push(null);
    else return undefined;
  }
  return values;
}
