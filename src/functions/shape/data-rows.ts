import type { ChartTable } from "../../contract/index.js";
import {
  columnOrder,
  isFraction,
  limitTable,
  shapeTable,
  sortTable,
  type SortWord,
  type TableShape,
  type Transforms,
  type Unit,
} from "../../statistics/index.js";
import type { ScaleWord } from "../read/scale.js";

export interface DataLayout
  extends Omit<TableShape, "groups" | "units" | "words" | "areFractions">, Transforms {
  readonly sort?: SortWord | undefined;
  readonly limit?: number | undefined;
  readonly na?: string | undefined;
  readonly unit?: boolean | undefined;
  readonly scale?: ScaleWord | undefined;
  readonly currency?: string | undefined;
}

/** Series, what their units are, and to which indicator each belongs where there are several. */
export interface Figures {
  readonly table: ChartTable;
  readonly units: readonly Unit[];
  /** What the units were before anything was computed, where names may say them. */
  readonly published?: readonly (string | null)[] | undefined;
  readonly groups?: readonly string[] | undefined;
}

/** Figures as they are to be shown. */
export interface UnitFigures extends Pick<Figures, "table" | "groups"> {
  /** Their units, where the formula asks for them. */
  readonly shown?: readonly (string | null)[] | undefined;
}

/** Whether figures have the unit that their source's names are of. */
export const isAsPublished = ({ change = "none", scale, rebase, currency }: DataLayout) =>
  change === "none" && (scale ?? rebase ?? currency) === undefined;

/** A table of values as its options want it. */
export async function dataRows(
  given: Figures,
  layout: DataLayout,
  words: TableShape["words"],
): Promise<unknown[][]> {
  const ordered = inColumnOrder(given, layout.sort ?? "none");
  const isOwn = isAsPublished(layout);
  const { table, groups, shown }: UnitFigures =
    isOwn && layout.unit !== true
      ? ordered
      : (await import(/* webpackChunkName: "units" */ "./units/in-units.js")).inUnits(
          ordered,
          layout,
          !isOwn,
        );
  const sorted = sortTable(table, layout.sort ?? "none");
  const limited = layout.limit === undefined ? sorted : limitTable(sorted, layout.limit);
  const rows = shapeTable(limited, {
    layout: layout.layout,
    headers: layout.headers,
    transpose: layout.transpose,
    dates: layout.dates,
    groups: groups && { word: "indicator", names: groups },
    units: shown,
    words,
    areFractions: isFraction(layout),
  });
  return withMissing(rows, layout.na);
}

function inColumnOrder(figures: Figures, sort: SortWord): Figures {
  const { table, units, published, groups } = figures;
  const order = columnOrder(table, sort, groups);
  if (order === undefined) return figures;
  const pick = <T>(list: readonly T[]) =>
    order.map((index) => list[index]).filter((each) => each !== undefined);
  return {
    table: { categories: table.categories, series: pick(table.series) },
    units: pick(units),
    published: published && pick(published),
    groups: groups && pick(groups),
  };
}

/** `na=`: blank (the default), 0, #N/A or any text in place of a missing value. */
export function missingCell(na: string | undefined): unknown {
  if (na === undefined || na.toLowerCase() === "blank") return "";
  if (na.toUpperCase() === "#N/A") {
    return new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable);
  }
  return /^-?\d+(\.\d+)?$/.test(na) ? Number(na) : na;
}

function withMissing(rows: readonly (readonly unknown[])[], na: string | undefined): unknown[][] {
  const missing = missingCell(na);
  return rows.map((row) => row.map((cell) => (cell === null ? missing : cell)));
}
