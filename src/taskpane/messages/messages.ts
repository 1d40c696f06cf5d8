import type { ErrorCode } from "../../contract/index.js";
import type { ViewName } from "../model/view-names.js";
import type { InsertTexts } from "./en/insert.js";
import type { SaidTexts } from "./en/said.js";
import type { SavedTexts, SearchTexts } from "./en/search.js";

/** What the user can do about an error, as a button of the error line. */
export type ErrorAction = "connection" | "diagnostics" | "retry" | "none";

export interface ErrorText {
  readonly title: string;
  readonly sentence: string;
}

/**
 * What every screen says and the first one; the others bring theirs (`askTexts` and the like) when they
 * are first shown. A language is complete when it compiles.
 * Functions take what varies, so that each language orders its own sentence.
 */
export interface Messages {
  readonly language: string;
  readonly app: {
    readonly name: string;
    readonly purpose: string;
    readonly views: Readonly<Record<ViewName, string>>;
    readonly viewsLabel: string;
    /** The menu of the views that are not in sight. */
    readonly more: string;
    /** Explanations, in the browser. */
    readonly documents: string;
    readonly loading: string;
    /** The day’s credits; the budget is null for no limit. */
    readonly usage: (credits: number, budget: number | null) => string;
    /** The button that raises the day’s budget to this many credits. */
    readonly raiseBudget: (credits: number) => string;
    /** Said behind what is waited for, once it takes long. */
    readonly slow: string;
  };
  readonly search: SearchTexts;
  readonly said: SaidTexts;
  readonly saved: SavedTexts;
  readonly insert: InsertTexts;
  readonly errors: Readonly<Record<ErrorCode, ErrorText>>;
  readonly unknownError: ErrorText;
  /** Where a chart or a picture is selected, Excel has no selected cells. */
  readonly noCellSelected: ErrorText;
  /** In place of a sentence where the service says how long to wait. */
  readonly retryIn: (seconds: number) => string;
  readonly actions: Readonly<Record<Exclude<ErrorAction, "none">, string>>;
}
