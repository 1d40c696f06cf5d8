import type { ExcelChartType } from "../../statistics/chart/index.js";
import type { FoundTemplateId } from "./found/found-template.js";

/** Templates whose formulas search for themselves. */
export type TemplateId = "country-comparison" | "market-size" | "dashboard" | "research-brief";

export type CellLook =
  | "title"
  | "label"
  | "input"
  | "note"
  | "heading"
  /** A heading above figures: it stands on their side and takes two lines where it has to. */
  | "column"
  /** What is read last: where a figure is from. */
  | "aside"
  | "plain";

/** One cell as written: text and numbers are inputs or labels, what begins with "=" is a formula. */
export interface TemplateCell {
  /** "B3". */
  readonly at: string;
  readonly content: string | number;
  readonly look: CellLook;
  /** Excel's, for formulas that show numbers. */
  readonly numberFormat?: string;
  /** Columns of its result that take the number format. @default 1 */
  readonly formattedColumns?: number;
  /** Rows of its result that take it. @default 1 */
  readonly formattedRows?: number;
  /** What Excel computes for a formula of other cells, where a price depends on it. */
  readonly shows?: string;
}

/** A chart on the result of one formula, which it follows. */
export interface TemplateChart {
  /** Anchor of the data, and the sheet it is on. */
  readonly data: {
    readonly sheet: number;
    readonly at: string;
    /** The table has no header of its own: the row above is one. @default false */
    readonly hasHeaderAbove?: boolean;
    /** Rows and columns of data that are cells of their own; else it is what the anchor's formula shows. */
    readonly size?: readonly [number, number];
  };
  readonly sheet: number;
  readonly at: string;
  readonly type: ExcelChartType;
  /** How many it covers. @default those of any inserted chart */
  readonly columns?: number;
  /** How many it covers. @default those of any inserted chart */
  readonly rows?: number;
  /** Of its figures. @default what shows them as they are */
  readonly numberFormat?: string;
  /** Its categories are dates. @default false */
  readonly hasDates?: boolean;
  /** How the dates of its categories are written. @default as days */
  readonly dateFormat?: string;
  /** Cells, on the data's sheet, that hold the title, the id (or those of several contents) and the source line. */
  readonly title: string;
  /** The cell that holds what its figures are in, which a title that follows them says. @default none */
  readonly unit?: string;
  readonly id: string;
  readonly source: string;
  /**
   * Its data change with what a user types: its title, in the cell above it, and its source line are formulas then, since
   * words of the chart's own would stay over other figures. @default false
   */
  readonly isFollowing?: boolean;
  /** Cells on the data's sheet whose numbers are of the data's kind and take its number format. */
  readonly figures?: readonly string[];
}

export interface TemplateSheet {
  readonly name: string;
  readonly cells: readonly TemplateCell[];
  /** Column letters to widths in points. */
  readonly widths: Readonly<Record<string, number>>;
  /** Rows, such as "4:40", to heights in points. */
  readonly heights?: Readonly<Record<string, number>>;
  /** Areas with a ground of their own, such as "A5:G5". */
  readonly bands?: readonly string[];
  /** Made to be looked at as a whole: without gridlines, printed on one page across. @default false */
  readonly isPage?: boolean;
}

/** A ready sheet of working formulas with its inputs in cells. */
export interface Template {
  readonly id: TemplateId | FoundTemplateId;
  readonly sheets: readonly TemplateSheet[];
  readonly charts: readonly TemplateChart[];
}

const cell =
  (look: CellLook) =>
  (
    at: string,
    content: string | number,
    numberFormat?: string,
    formattedColumns = 1,
    formattedRows = 1,
  ): TemplateCell => ({
    at,
    content,
    look,
    ...(numberFormat === undefined ? {} : { numberFormat, formattedColumns, formattedRows }),
  });

export const title = cell("title");
export const label = cell("label");
export const input = cell("input");
export const note = cell("note");
export const heading = cell("heading");
export const column = cell("column");
export const aside = cell("aside");
export const plain = cell("plain");
