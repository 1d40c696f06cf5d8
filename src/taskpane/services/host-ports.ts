import type { OptionRules } from "../../statistics/index.js";

/** One error that a cell showed, as the functions noted it. */
export interface LoggedCellError {
  /** Such as Sheet1!B2; empty where the host does not say. */
  readonly cell: string;
  readonly functionName: string;
  readonly code: string;
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What went wrong in the cells of this session, newest first. */
export interface PaneErrorLog {
  entries(): readonly LoggedCellError[];
  clear(): void;
  onChange(listener: () => void): () => void;
}

/** What the host says of itself; texts are shown and copied as they come. */
export interface HostFacts {
  readonly name: string;
  readonly platform: string;
  readonly version: string;
  isSetSupported(set: string, version: string): boolean;
  /** Opens a page in the user's browser; undefined where the pane is in a browser itself. */
  readonly openBrowserWindow?: ((address: string) => void) | undefined;
}

/** One function as a form shows it: texts in the user's language, words of options in English. */
export interface FunctionForm {
  /** Without namespace: "SEARCH", "ASK.FACTS". */
  readonly id: string;
  readonly description: string;
  readonly parameters: readonly FunctionParameter[];
  /** What the trailing `options` may say; undefined for a function without options. */
  readonly optionRules: OptionRules | undefined;
}

export interface FunctionParameter {
  readonly name: string;
  readonly description: string;
  readonly isOptional: boolean;
  /** The words it takes, where it takes nothing else. */
  readonly words: readonly string[] | undefined;
  /** The word that holds where it is left out; undefined where that means all of them, or no word says it. */
  readonly default: string | undefined;
}

/** What a formula would show, found by running its function outside of any cell. */
export type CallPreview =
  | { readonly status: "rows"; readonly rows: readonly (readonly unknown[])[] }
  /** Nothing is kept: only the service could say. */
  | { readonly status: "not-cached" }
  /** The sentence the cell would show, in the user's language. */
  | { readonly status: "failed"; readonly reason: string };

export interface PaneFunctions {
  /** Every function, in the user's language. Rejects where the add-in's own files cannot be read. */
  forms(): Promise<readonly FunctionForm[]>;
  /**
   * @param mayAsk false answers from what is kept and costs nothing.
   * @param hasFormats dates and percentages come with their number formats. @default false
   */
  preview(
    functionId: string,
    args: readonly unknown[],
    how: {
      readonly mayAsk: boolean;
      readonly signal: AbortSignal;
      readonly hasFormats?: boolean;
    },
  ): Promise<CallPreview>;
}

/** Small records that outlive the session, by name; several open workbooks share them. */
export interface PaneRecords {
  getRecord(name: string): Promise<unknown>;
  updateRecord(name: string, change: (record: unknown) => unknown): Promise<unknown>;
}
