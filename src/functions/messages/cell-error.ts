import type { SentenceId } from "./en.js";
import type { SentenceValues } from "./sentence.js";

/** A reason of the functions' own, told apart from the client's ApiError by its sentence id. */
export class CellError extends Error {
  override readonly name = "CellError";
  readonly id: SentenceId;
  readonly values: SentenceValues;

  constructor(id: SentenceId, values: SentenceValues = {}) {
    // Its sentence is found when it is told: the sentences are loaded with the first of them.
    super(id);
    this.id = id;
    this.values = values;
  }
}
