import { ApiError, type ErrorCode, type Platform } from "../../contract/index.js";
import { loadPlaces, periodLabel, successorsOf } from "../../statistics/index.js";
import { CellError } from "./cell-error.js";
import { cellErrorOf, type CellErrorKind } from "./cell-error-kinds.js";
import type { SentenceId } from "./en.js";
import { loadSentences, sentence, type SentenceValues } from "./sentence.js";

export interface CellFailure {
  readonly kind: CellErrorKind;
  /** Stable: an ErrorCode or a sentence id. */
  readonly code: ErrorCode | SentenceId;
  /** For the user, in the user's language. */
  readonly reason: string;
}

/** Turns whatever was thrown into a cell error and a sentence. Unknown errors say nothing of themselves. */
export async function cellFailure(error: unknown, language: Platform): Promise<CellFailure> {
  await loadSentences(language);
  const { code, values } = reasonOf(await ofFormerState(error, language));
  return { kind: cellErrorOf[code], code, reason: sentence(code, language, values) };
}

/** What a sentence says of periods; of what else stands there, none reads as one. */
const ofPeriods = new Set("period first last before after example from to base at".split(" "));

/** Periods as tables show them, in whatever notation they were typed or published. */
const withLabels = (values: SentenceValues): SentenceValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      ofPeriods.has(name) && typeof value === "string" ? periodLabel(value) : value,
    ]),
  );

const unknownPlaces: readonly SentenceId[] = ["unknown-place", "unknown-place-near", "no-geo"];

/** A state that is no more is no misspelled one, and a list of places does not have it either. */
async function ofFormerState(error: unknown, language: Platform): Promise<unknown> {
  if (!(error instanceof CellError) || !unknownPlaces.includes(error.id)) return error;
  const { place = "" } = error.values;
  const successors = successorsOf(String(place));
  if (successors === undefined) return error;
  const places = await loadPlaces();
  const known = successors.map((code) => places.byCode(code)?.names[language] ?? code).join(", ");
  return new CellError("former-state", { place, known });
}

/** Of one figure the sentence is another one than of several. */
const codeOf = ({ id, values: { count } }: CellError): SentenceId =>
  id === "incomplete-period" && count === 1 ? "incomplete-one" : id;

function reasonOf(error: unknown): { code: ErrorCode | SentenceId; values?: SentenceValues } {
  if (error instanceof CellError) return { code: codeOf(error), values: withLabels(error.values) };
  if (error instanceof ApiError) {
    const seconds = Math.max(1, Math.ceil((error.retryAfterMs ?? 60_000) / 1000));
    return { code: error.code, values: { detail: error.detail, seconds } };
  }
  // webpack's error for a part of ours that is loaded when first needed, such as the names of places.
  if (error instanceof Error && error.name === "ChunkLoadError") return { code: "missing-part" };
  // Excel's own Error class, thrown on purpose elsewhere, never reaches this place.
  return { code: "unexpected" };
}
