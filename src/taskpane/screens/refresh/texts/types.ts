import type { KeptThing, ShareStep } from "../../../../workbook/index.js";
import type { Change, FailedCell, SkipReasonName } from "./reasons.js";

export interface RefreshTexts {
  readonly title: string;
  readonly noWorkbook: string;
  /** Of what the workbook keeps, that which cannot be read. */
  readonly damaged: (things: string) => string;
  readonly keptThings: Readonly<Record<KeptThing, string>>;
  readonly scope: string;
  readonly scopes: Readonly<Record<"workbook" | "sheet" | "selection", string>>;
  readonly what: string;
  readonly whats: Readonly<Record<"stale" | "all" | "everything" | "errors", string>>;
  readonly research: string;
  readonly check: string;
  readonly planning: string;
  readonly plan: (counts: PlanCounts) => string;
  readonly nothing: (formulas: number) => string;
  readonly unmoved: (count: number) => string;
  readonly unplanned: (count: number) => string;
  readonly researchSkipped: (count: number) => string;
  readonly manual: string;
  readonly start: (credits: number, isEstimate: boolean) => string;
  readonly fetching: (done: number, total: number) => string;
  readonly calculating: (total: number) => string;
  readonly cancel: string;
  readonly cancelling: string;
  readonly report: (updated: number, unchanged: number, failed: number) => string;
  readonly cancelled: string;
  readonly notKept: string;
  readonly failedCells: string;
  readonly reasons: Readonly<Record<Exclude<FailedCell["reason"], object>, string>>;
  readonly goTo: (cell: string) => string;
  readonly updatedCells: string;
  readonly more: (count: number) => string;
  readonly changes: string;
  readonly noChanges: string;
  readonly changeCounts: (revised: number, added: number, removed: number) => string;
  readonly kinds: Readonly<Record<Change["kind"], string>>;
  readonly columns: Readonly<Record<"series" | "point" | "before" | "after", string>>;
  readonly writeChanges: string;
  readonly restore: string;
  readonly restored: (count: number, skipped: number) => string;
  readonly again: string;
  readonly care: string;
  readonly freeze: string;
  readonly frozen: (count: number, skipped: number) => string;
  readonly thaw: string;
  readonly thawed: (count: number, skipped: number) => string;
  readonly thawAnyway: string;
  readonly careHint: string;
  readonly skipReasons: Readonly<Record<SkipReasonName, string>>;
  /** After thawing, beside `thawed`. */
  readonly unkept: (cells: number) => string;
  readonly share: string;
  readonly shared: (count: number) => string;
  readonly shareUnsupported: string;
  /** By what Excel was to do. */
  readonly shareFailed: Readonly<Record<ShareStep, (reason: string) => string>>;
  readonly repair: string;
  readonly repaired: (repaired: number, locked: number, remaining: number) => string;
  readonly sheets: string;
  readonly writeSources: string;
  readonly writtenSources: (count: number) => string;
  readonly writeAudit: string;
  readonly writtenAudit: (count: number) => string;
  readonly writtenChanges: (count: number) => string;
  readonly keep: string;
  readonly kept: (kept: number, missing: number) => string;
  readonly options: string;
  readonly onOpen: string;
  readonly budget: string;
  readonly budgetHint: (spent: number) => string;
  readonly save: string;
  readonly saved: string;
  readonly badNumber: string;
  readonly failed: (reason: string) => string;
}

export interface PlanCounts {
  readonly formulas: number;
  readonly distinct: number;
  readonly fresh: number;
  readonly calls: number;
  readonly credits: number;
  readonly isEstimate: boolean;
}
