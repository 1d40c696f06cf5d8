import type { MappedMeasure } from "../mapping.js";

/** A place that a heading names. */
export interface NamedPlace {
  /** As the table has it. */
  readonly name: string;
  readonly code: string;
}

/** What a workbook says of a cell beside its text. */
export type TypedCell =
  /** It holds a number: the text need not be read. */
  | {
      readonly number: number;
      readonly isPercentage: boolean;
      /** What its format shows beside it: "€", "US$", "%". @default nothing */
      readonly beside?: string;
    }
  /** Why no figure can be read from it. */
  | { readonly reason: string; readonly isWithoutResult: boolean };

/** One row of a table, by the number of the line or sheet's row it ends on; the first is 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** Beside each of the cells, where its format says more than a text; undefined for texts. */
  readonly typed?: readonly (TypedCell | undefined)[];
  /** Of a table in several files: the one it stands in. @default the table's only file */
  readonly path?: string;
  /** Why its format says that it cannot be kept. */
  readonly problem?: string;
}

/** One cell of figures with what it belongs to. */
export interface Cell {
  readonly measure: MappedMeasure;
  readonly text: string;
  /** What a workbook says of it beside its text. */
  readonly typed: TypedCell | undefined;
  readonly period: string;
  /** Where the headings are the places. @default that of its row */
  readonly place?: NamedPlace;
}
