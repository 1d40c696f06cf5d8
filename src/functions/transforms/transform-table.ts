import type { ChartTable } from "../../contract/index.js";
import {
  isFraction,
  transformedUnit,
  transformTable,
  type BaseProblem,
  type IncompletePeriod,
  type TransformFacts,
  type TransformProblem,
  type Transforms,
  type Unit,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";

export interface TransformOptions extends Transforms {
  readonly scale?: string | undefined;
}

interface Transformed {
  readonly table: ChartTable;
  /** By their places in the table: series that have no figure, since they have none at their base. */
  readonly unbased: ReadonlyMap<number, BaseProblem>;
  readonly incomplete: readonly IncompletePeriod[];
  readonly unit: Unit;
}

interface Figures {
  readonly table: ChartTable;
  readonly unit: Unit;
}

/** A table as its transforms want it. A combination without a meaning is a CellError, never a figure. */
export function transformed(
  { table, unit }: Figures,
  options: TransformOptions,
  facts: TransformFacts,
): Transformed {
  const { scale, change = "none", rebase } = options;
  if (scale !== undefined && (isFraction(options) || change === "log" || rebase !== undefined)) {
    const other = rebase === undefined ? `change=${change}` : `rebase=${rebase}`;
    throw new CellError("bad-combination", { one: `scale=${scale}`, other });
  }
  if (rebase !== undefined && change !== "none") {
    throw new CellError("bad-combination", { one: `change=${change}`, other: `rebase=${rebase}` });
  }
  const outcome = transformTable(table, options, facts);
  if ("table" in outcome) return { ...outcome, unit: transformedUnit(unit, options) };
  throw errorOf(outcome.problem, options);
}

/** Why a series has no index. */
export const baseError = (problem: BaseProblem, { rebase = "" }: TransformOptions): CellError =>
  new CellError(problem, { base: rebase });

function errorOf(problem: TransformProblem, options: TransformOptions): CellError {
  const { freq = "", rebase = "", change, fill } = options;
  switch (problem) {
    case "irregular-periods": {
      const named = Object.entries({ change, rebase: options.rebase, freq: options.freq, fill });
      const [name = "", value = ""] = named.find(([, word]) => word !== undefined) ?? [];
      return new CellError("irregular-periods", { option: `${name}=${value}` });
    }
    case "coarser-periods":
      return new CellError("coarser-periods", { freq });
    case "no-sum":
      return new CellError("no-sum");
    case "needs-agg":
      return new CellError("needs-agg", { freq });
    case "no-base-period":
      return new CellError("bad-option-value", {
        option: "rebase",
        value: rebase,
        allowed: "2015, 2015-06, Q2 2015",
      });
  }
}
