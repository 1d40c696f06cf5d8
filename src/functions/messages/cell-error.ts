import type { ErrorCode, Platform } from "../../contract/index.js";
import type { SentenceId } from "./en.js";
import type { SentenceValues } from "./sentence.js";
import { sentence } from "./sentence.js";

/** The two cell errors that may carry a sentence of ours. */
export type CellErrorKind = "#VALUE!" | "#N/A";

/** #VALUE!: an argument to correct. #N/A: nothing wrong with the formula, but no data to show. */
export const cellErrorOf: Readonly<Record<ErrorCode | SentenceId, CellErrorKind>> = {
  "missing-key": "#N/A",
  "bad-key": "#N/A",
  forbidden: "#N/A",
  "not-found": "#N/A",
  "bad-input": "#VALUE!",
  "rate-limited": "#N/A",
  timeout: "#N/A",
  offline: "#N/A",
  server: "#N/A",
  "bad-response": "#N/A",
  aborted: "#N/A",
  budget: "#N/A",
  "research-failed": "#N/A",
  "no-answer": "#N/A",
  "still-researching": "#N/A",
  "not-cached": "#N/A",
  "question-held": "#N/A",
  "no-content": "#N/A",
  "indicators-only": "#N/A",
  "no-results": "#N/A",
  "no-results-published": "#N/A",
  "empty-query": "#VALUE!",
  "empty-question": "#VALUE!",
  "bad-date": "#VALUE!",
  "reversed-dates": "#VALUE!",
  "before-depth": "#VALUE!",
  "bad-size": "#VALUE!",
  "bad-width": "#VALUE!",
  "missing-id": "#VALUE!",
  "unreadable-cell": "#VALUE!",
  "bad-id": "#VALUE!",
  "bad-period": "#VALUE!",
  "statistics-only": "#VALUE!",
  "unknown-option": "#VALUE!",
  "bad-option-value": "#VALUE!",
  "unknown-field": "#VALUE!",
  "unknown-place": "#VALUE!",
  "unknown-place-near": "#VALUE!",
  "unknown-industry": "#VALUE!",
  "unknown-series": "#VALUE!",
  "no-value": "#N/A",
  "before-data": "#N/A",
  "after-data": "#N/A",
  "gap-in-data": "#N/A",
  "finer-data": "#N/A",
  "coarser-data": "#N/A",
  "incomplete-period": "#N/A",
  "irregular-periods": "#VALUE!",
  "coarser-periods": "#VALUE!",
  "needs-agg": "#N/A",
  "base-not-covered": "#N/A",
  "base-not-positive": "#N/A",
  "bad-combination": "#VALUE!",
  "unknown-coverage": "#N/A",
  "mixed-frequencies": "#N/A",
  "choose-place": "#N/A",
  "unknown-category": "#N/A",
  "no-values": "#N/A",
  "outside-periods": "#N/A",
  "no-categories": "#N/A",
  "no-chart": "#N/A",
  "no-geo": "#N/A",
  "no-image": "#N/A",
  "premium-image": "#N/A",
  "no-report": "#N/A",
  "no-facts": "#N/A",
  "no-sources": "#N/A",
  "no-periods": "#N/A",
  "one-period": "#N/A",
  "growth-zero": "#N/A",
  "growth-sign": "#N/A",
  "text-value": "#N/A",
  "too-many-cells": "#VALUE!",
  "too-large": "#VALUE!",
  unexpected: "#VALUE!",
};

/** A reason of the functions' own, told apart from the client's ApiError by its sentence id. */
export class CellError extends Error {
  override readonly name = "CellError";
  readonly id: SentenceId;
  readonly values: SentenceValues;

  constructor(id: SentenceId, values: SentenceValues = {}) {
    super(sentence(id, "en", values));
    this.id = id;
    this.values = values;
  }

  sentence(language: Platform): string {
    return sentence(this.id, language, this.values);
  }
}
