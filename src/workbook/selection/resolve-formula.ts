import { resolveArguments, type ArgumentValue } from "../cells/resolve-arguments.js";
import { findStatCalls } from "../formulas/find-stat-calls.js";

interface FormulaPlace {
  readonly sheetId: string;
  readonly sheetName: string;
  readonly address: string;
}

/**
 * The argument values of the first STAT call of a formula that need not stand in a cell yet, read as
 * if it stood at `place`. Undefined where only Excel can evaluate an argument, or there is no call.
 */
export async function resolveFormula(
  context: Excel.RequestContext,
  place: FormulaPlace,
  formula: string,
): Promise<readonly ArgumentValue[] | undefined> {
  const [call] = findStatCalls(formula);
  if (call === undefined) return undefined;
  const cell = {
    ...place,
    isHidden: false,
    isProtected: false,
    row: 0,
    column: 0,
    formula,
    value: null,
    calls: [call],
    isUnresolved: false,
  };
  return (await resolveArguments(context, [cell]))[0]?.values;
}
