import { CellError } from "../messages/cell-error.js";
import { singleOf, textOf } from "../read/arguments.js";

export function readQuestion(input: unknown): string {
  const question = textOf(singleOf(input));
  if (question === "") throw new CellError("empty-question");
  return question;
}
