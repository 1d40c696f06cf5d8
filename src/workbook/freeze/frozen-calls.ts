import type { ResolvedCall } from "../cells/resolve-arguments.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { findStatCalls } from "../formulas/find-stat-calls.js";
import type { FrozenCall, FrozenFormula } from "./frozen-formula.js";

/** Names of places, periods and contents are short; a range of thousands would fill the workbook. */
const maxLength = 4_000;

/** What cells ask for, as it is kept with their formulas. */
export function frozenCalls(resolved: readonly ResolvedCall[]): {
  readonly of: (cell: StatCell) => Pick<FrozenFormula, "asked">;
} {
  const byCell = new Map<StatCell, FrozenCall[]>();
  for (const { cell, call, values } of resolved) {
    const isShort = values !== undefined && JSON.stringify(values).length <= maxLength;
    const calls = byCell.get(cell) ?? [];
    calls.push({ functionId: call.functionId, values: isShort ? values : null });
    byCell.set(cell, calls);
  }
  return {
    of: (cell) => {
      const asked = byCell.get(cell);
      return asked === undefined ? {} : { asked };
    },
  };
}

/** The calls of a frozen formula with what they asked for then; of one that is kept without, what it says itself. */
export function callsOf({ formula, asked }: FrozenFormula, cell: StatCell): ResolvedCall[] {
  const calls = asked ?? findStatCalls(formula).map(saidBy);
  return calls.map(({ functionId, values }) => ({
    cell,
    call: { functionId, arguments: [], argumentTexts: [], start: 0, end: 0 },
    values: values ?? undefined,
    precedents: [],
    goneNames: [],
  }));
}

function saidBy({ functionId, arguments: given }: ReturnType<typeof findStatCalls>[number]) {
  const values = given.map((argument) =>
    argument.kind === "omitted"
      ? null
      : argument.kind === "literal"
        ? argument.value
        : argument.kind === "array"
          ? argument.values
          : undefined,
  );
  const isSaid = values.every((value) => value !== undefined);
  return { functionId, values: isSaid ? values : null };
}
