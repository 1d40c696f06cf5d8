import { defaultGeo, type Frequency } from "../../contract/index.js";
import { writeStatFormula, type WritableArgument } from "../../workbook/index.js";
import type { FoundItem } from "./found-item.js";

const literal = (value: string | number): WritableArgument => ({ kind: "literal", value });

const omitted: WritableArgument = { kind: "omitted" };

/** Where there is nothing for the world: places more readers ask for than for the first of the alphabet. */
const usualGeos = [defaultGeo, "EUR", "USA", "CHN", "DEU", "FRA", "ESP", "GBR"] as const;

/** The place an indicator is shown for first: worldwide where it can be. */
export function firstGeo({ geos }: Pick<FoundItem, "geos">): string {
  const codes = Object.keys(geos ?? {});
  return usualGeos.find((code) => codes.includes(code)) ?? codes[0] ?? defaultGeo;
}

/** Which of an item's rows a formula is to show. */
export interface FormulaRows {
  /** First and last period of an indicator; absent for the end itself. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** An indicator's figures by the year, quarter or month, and their change. */
  readonly freq?: "A" | "Q" | "M" | undefined;
  readonly change?: "pct-year" | "pct" | "diff-year" | "diff" | undefined;
  /** Rows of a statistic, with a minus from its end. */
  readonly limit?: number | undefined;
}

/** How a formula lays out what it shows; its usual way where nothing is said. */
export interface FormulaLook {
  /** Places, or other series, down instead of across; or a row for each figure. */
  readonly layout?: "rows" | "long" | undefined;
  /** Codes of places instead of names, or no headers at all. */
  readonly header?: "code" | "none" | undefined;
  /** Places by their latest figure. */
  readonly order?: "largest" | "smallest" | undefined;
}

/** A look as it was kept; what is none of the words is left out. */
export function readLook(kept: unknown): FormulaLook {
  const { layout, header, order }: Partial<Record<keyof FormulaLook, unknown>> =
    typeof kept === "object" && kept !== null ? kept : {};
  return {
    layout: layout === "rows" || layout === "long" ? layout : undefined,
    header: header === "code" || header === "none" ? header : undefined,
    order: order === "largest" || order === "smallest" ? order : undefined,
  };
}

export const hasLook = (look: FormulaLook): boolean =>
  Object.values(look).some((value) => value !== undefined);

/** All that a formula may be told beside its item and places. */
export interface FormulaChoice extends FormulaRows, FormulaLook {}

/** A call of a function; null for an argument that is left out. */
export interface FormulaCall {
  readonly functionId: string;
  readonly args: readonly (string | number | null)[];
}

const dated: ReadonlySet<Frequency> = new Set(["quarterly", "monthly", "weekly", "daily"]);

/** Quarters, months and what is shorter are inserted as dates: to look up, reckon and chart with. */
export const showsDates = ({ frequency }: Pick<FoundItem, "frequency">): boolean =>
  frequency !== undefined && dated.has(frequency);

/** The last day of a period, as most data add-ins have it. */
const datesOf = (item: FoundItem) => (showsDates(item) ? ["dates=end"] : []);

/**
 * The call that spills an item's data; undefined for kinds without data.
 *
 * @param geos places of an indicator. @default {@link firstGeo}
 * @param shown @default all rows, in the usual layout
 */
export function formulaCallOf(
  item: FoundItem,
  geos?: readonly string[],
  shown: FormulaChoice = {},
): FormulaCall | undefined {
  const { header } = shown;
  const names = [...(header === "code" ? [] : ["header=name"]), ...headersOf(shown)];
  if (item.kind === "statistics") return dataCall(item, headersOf(shown), shown);
  return item.kind === "indicators" ? indicatorCall(item, names, geos, shown) : undefined;
}

/**
 * The same for a chart on the data: Excel draws an empty text as zero, and leaves a gap for #N/A alone. It takes
 * names and columns as they are.
 */
export function chartCallOf(
  item: FoundItem,
  geos?: readonly string[],
  { from, to, limit }: FormulaRows = {},
): FormulaCall | undefined {
  const rows = { from, to, limit };
  if (item.kind === "statistics") return dataCall(item, ["na=#N/A"], rows);
  return item.kind === "indicators"
    ? indicatorCall(item, ["header=name", "na=#N/A"], geos, rows)
    : undefined;
}

/** The call of an item's card; undefined for kinds without one. */
export const cardCallOf = (item: FoundItem): FormulaCall | undefined =>
  item.kind === "statistics" || item.kind === "indicators"
    ? { functionId: "CARD", args: [item.id] }
    : undefined;

/** A call as the cell has it. */
export const writtenCall = ({ functionId, args }: FormulaCall): string =>
  writeStatFormula(
    functionId,
    args.map((value) => (value === null ? omitted : literal(value))),
  );

/** {@link formulaCallOf} as the cell has it. */
export function formulaOf(...given: Parameters<typeof formulaCallOf>): string | undefined {
  const call = formulaCallOf(...given);
  return call && writtenCall(call);
}

const headersOf = ({ header }: FormulaLook) => (header === "none" ? ["headers=off"] : []);

const layoutOf = ({ layout }: FormulaLook) => {
  if (layout === undefined) return [];
  return [layout === "rows" ? "transpose=on" : "layout=long"];
};

function dataCall(item: FoundItem, options: readonly string[], shown: FormulaChoice): FormulaCall {
  const { limit } = shown;
  const rows = limit === undefined ? [] : [`limit=${String(limit)}`];
  const all = [...options, ...datesOf(item), ...rows, ...layoutOf(shown)];
  return {
    functionId: "DATA",
    args: [item.id, ...(all.length === 0 ? [] : [all.join("; ")])],
  };
}

function indicatorCall(
  item: FoundItem,
  options: readonly string[],
  geos: readonly string[] | undefined,
  shown: FormulaChoice,
): FormulaCall {
  const { from, to, freq, change, order } = shown;
  const codes = geos ?? [firstGeo(item)];
  const isDefault = codes.length === 1 && codes[0] === defaultGeo;
  const all = [
    // Names, not codes, are what a chart's legend and a table's header should say.
    ...options,
    ...datesOf(item),
    ...(freq === undefined ? [] : [`freq=${freq}`]),
    ...(change === undefined ? [] : [`change=${change}`]),
    ...(order === undefined || codes.length === 1 ? [] : [`sort=columns-${order}`]),
    ...layoutOf(shown),
  ];
  return {
    functionId: "INDICATOR",
    args: [
      item.id,
      isDefault ? null : codes.join(","),
      from ?? null,
      to ?? null,
      all.length === 0 ? null : all.join("; "),
    ],
  };
}
