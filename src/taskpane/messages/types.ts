import type { ErrorCode } from "../../contract/index.js";
import type { StoreKind } from "../../settings/index.js";

/** What the user can do about an error, as a button of the error line. */
export type ErrorAction = "connection" | "retry" | "none";

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
    readonly views: { readonly search: string; readonly connection: string };
    readonly viewsLabel: string;
    readonly loading: string;
  };
  readonly connection: {
    readonly title: string;
    readonly firstRun: string;
    readonly address: string;
    readonly key: string;
    readonly keyHint: string;
    readonly replaceKeyHint: string;
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
    readonly worksWithoutIndicators: string;
    readonly toSearch: string;
  };
  readonly search: {
    readonly title: string;
    readonly box: string;
    readonly placeholder: string;
    readonly submit: string;
    /** The price of a search: a number of credits, or nothing while an answer is kept. */
    readonly price: (credits: number, isKnown: boolean) => string;
    readonly emptyQuery: string;
    readonly searching: (query: string) => string;
    readonly results: (shown: number, total: number, query: string) => string;
    readonly noResults: (query: string) => string;
    readonly more: string;
    readonly premium: string;
    readonly source: (names: string) => string;
    readonly released: (date: string) => string;
    readonly openLink: string;
    readonly insertData: string;
    readonly insertSearch: string;
    /** Names the button for a screen reader, who hears it without its card. */
    readonly insertDataOf: (title: string) => string;
    readonly stale: (date: string) => string;
  };
  readonly insert: {
    readonly inserted: (address: string) => string;
    readonly occupied: (address: string) => string;
    readonly overwrite: string;
    readonly cancel: string;
    readonly noWorkbook: string;
    readonly failed: (reason: string) => string;
  };
  readonly errors: Readonly<Record<ErrorCode, ErrorText>>;
  readonly unknownError: ErrorText;
  readonly actions: Readonly<Record<Exclude<ErrorAction, "none">, string>>;
}
