/** What a research job works out between its states; everything here survives a restart as JSON. */
import type { Platform } from "../../../contract/known-values.js";
import type { Plan } from "./plan-model.js";

export interface Draft {
  readonly language?: Platform;
  /** Identifiers of the statistics that retrieval found. */
  readonly retrieved?: readonly number[];
  readonly plan?: Plan;
  readonly answer?: string;
  readonly title?: string;
  readonly keyFacts?: readonly KeyFactDraft[];
  /** Said to the asker when the job has failed, or what is missing for an answer. */
  readonly errorMessage?: string;
}

export interface KeyFactDraft {
  readonly title: string;
  readonly type: string;
  readonly unit: string;
  readonly value: string;
}
