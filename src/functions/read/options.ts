import { parseOptions, type OptionRules, type OptionValues } from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted, matrixOf, textOf } from "./arguments.js";

/** The trailing `[options]` argument, or a CellError that lists what is allowed. */
export function readOptions<const Rules extends OptionRules>(
  input: unknown,
  rules: Rules,
): OptionValues<Rules> {
  const cells = matrixOf(input);
  if (cells.flat().every(isOmitted)) return {};
  const texts = cells.map((row) => row.map(textOf));
  const outcome = parseOptions(texts, rules);
  if ("values" in outcome) return outcome.values;
  const { problem } = outcome;
  if (problem.kind === "unknown-option") {
    throw new CellError("unknown-option", { option: problem.option, allowed: problem.allowed });
  }
  const { option, value, allowed } = problem;
  throw new CellError("bad-option-value", { option, value: value === "" ? '""' : value, allowed });
}
