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
  /** An indicator's figures by the quarter or month, and their change. */
  readonly freq?: "Q" | "M" | undefined;
  readonly change?: "pct-year" | "pct" | undefined;
  /** Rows of a statistic, with a minus from its end. */
  readonly limit?: number | undefined;
}

const dated: ReadonlySet<Frequency> = new Set(["quarterly", "monthly", "weekly", "daily"]);

/** Quarters, months and what is shorter are inserted as dates: to look up, reckon and chart with. */
export const showsDates = ({ frequency }: Pick<FoundItem, "frequency">): boolean =>
  frequency !== undefined && dated.has(frequency);

/** The last day of a period, as most data add-ins have it. */
const datesOf = (item: FoundItem) => (showsDates(item) ? ["dates=end"] : []);

/**
 * The formula that spills an item's data; undefined for kinds without data.
 *
 * @param geos places of an indicator. @default {@link firstGeo}
 * @param rows @default all
 */
export function formulaOf(
  item: FoundItem,
  geos?: readonly string[],
  rows: FormulaRows = {},
): string | undefined {
  if (item.kind === "statistics") return dataFormula(item, [], rows);
  return item.kind === "indicators"
    ? indicatorFormula(item, ["header=name"], geos, rows)
    : undefined;
}

/**
 * The same for a chart on the data: Excel draws an empty text as zero, and leaves a gap for #N/A alone.
 *
 * @param geos places of an indicator. @default {@link firstGeo}
 * @param rows @default all
 */
export function chartFormulaOf(
  item: FoundItem,
  geos?: readonly string[],
  rows: FormulaRows = {},
): string | undefined {
  if (item.kind === "statistics") return dataFormula(item, ["na=#N/A"], rows);
  return item.kind === "indicators"
    ? indicatorFormula(item, ["header=name", "na=#N/A"], geos, rows)
    : undefined;
}

function dataFormula(item: FoundItem, options: readonly string[], { limit }: FormulaRows): string {
  const rows = limit === undefined ? [] : [`limit=${String(limit)}`];
  const all = [...options, ...datesOf(item), ...rows];
  return writeStatFormula("DATA", [
    literal(item.id),
    ...(all.length === 0 ? [] : [literal(all.join("; "))]),
  ]);
}

function indicatorFormula(
  item: FoundItem,
  options: readonly string[],
  geos: readonly string[] | undefined,
  { from, to, freq, change }: FormulaRows,
): string {
  const computed = [
    ...(freq === undefined ? [] : [`freq=${freq}`]),
    ...(change === undefined ? [] : [`change=${change}`]),
  ];
  const codes = geos ?? [firstGeo(item)];
  const isDefault = codes.length === 1 && codes[0] === defaultGeo;
  return writeStatFormula("INDICATOR", [
    literal(item.id),
    isDefault ? omitted : literal(codes.join(",")),
    from === undefined ? omitted : literal(from),
    to === undefined ? omitted : literal(to),
    // Names, not codes, are what a chart's legend and a table's header should say.
    literal([...options, ...datesOf(item), ...computed].join("; ")),
  ]);
}

/** The formula of an item's card; undefined for kinds without one. */
export const cardFormulaOf = (item: FoundItem): string | undefined =>
  item.kind === "statistics" || item.kind === "indicators"
    ? writeStatFormula("CARD", [literal(item.id)])
    : undefined;
