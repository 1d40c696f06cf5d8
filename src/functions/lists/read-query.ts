import { limits } from "../../contract/index.js";
import { CellError } from "../messages/cell-error.js";
import { singleOf, textOf } from "../read/arguments.js";

/** Search text. Longer text than any service takes is cut: a pasted article still finds something. */
export function readQuery(input: unknown): string {
  const query = textOf(singleOf(input)).replace(/\s+/g, " ");
  if (query === "") throw new CellError("empty-query");
  return query.slice(0, limits.indicatorSearchMaxQueryLength);
}
