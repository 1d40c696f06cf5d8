import type { ErrorCode } from "../../contract/index.js";
import type { ViewName } from "../model/view-names.js";
import type { StoreKind } from "../../settings/index.js";
import type {
  DetailTexts,
  InsertTexts,
  SavedTexts,
  SearchTexts,
  TopicTexts,
} from "./discover-types.js";

/** What the user can do about an error, as a button of the error line. */
export type ErrorAction = "connection" | "diagnostics" | "retry" | "none";

export interface ErrorText {
  readonly title: string;
  readonly sentence: string;
}

/**
 * Every text of the pane, one group per screen. A language is complete when it compiles.
 * Functions take what varies, so that each language orders its own sentence.
 */
export interface Messages {
  readonly language: string;
  readonly app: {
    readonly name: string;
    readonly purpose: string;
    readonly views: Readonly<Record<ViewName, string>>;
    readonly viewsLabel: string;
    readonly loading: string;
    /** The day’s credits; the budget is null for no limit. */
    readonly usage: (credits: number, budget: number | null) => string;
    /** Said behind what is waited for, once it takes long. */
    readonly slow: string;
  };
  readonly connection: {
    readonly title: string;
    /** Heading of the first run. */
    readonly welcome: string;
    readonly tryDemo: string;
    readonly ownKey: string;
    readonly otherKey: string;
    readonly address: string;
    readonly key: string;
    readonly keyHint: string;
    readonly testIsFree: string;
    readonly sessionOnly: string;
    readonly save: string;
    readonly test: string;
    readonly testing: string;
    readonly forget: string;
    readonly forgotten: string;
    readonly useDemoKey: string;
    readonly demoKeyHint: string;
    readonly emptyKey: string;
    readonly malformedKey: string;
    readonly noKey: string;
    readonly hasKey: string;
    readonly keptFor: Readonly<Record<StoreKind, string>>;
    readonly keptForSession: string;
    readonly storeRefused: string;
    readonly works: string;
    /** What the test search found; said behind `works`. */
    readonly found: (count: number) => string;
    readonly worksWithoutIndicators: string;
    readonly toSearch: string;
  };
  readonly search: SearchTexts;
  readonly saved: SavedTexts;
  readonly topics: TopicTexts;
  readonly detail: DetailTexts;
  readonly insert: InsertTexts;
  readonly errors: Readonly<Record<ErrorCode, ErrorText>>;
  readonly unknownError: ErrorText;
  /** In place of a sentence where the service says how long to wait. */
  readonly retryIn: (seconds: number) => string;
  readonly actions: Readonly<Record<Exclude<ErrorAction, "none">, string>>;
}
