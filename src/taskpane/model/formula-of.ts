import { defaultGeo } from "../../contract/index.js";
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

/**
 * The formula that spills an item's data; undefined for kinds without data.
 *
 * @param geos places of an indicator. @default {@link firstGeo}
 */
export function formulaOf(item: FoundItem, geos?: readonly string[]): string | undefined {
  if (item.kind === "statistics") return writeStatFormula("DATA", [literal(item.id)]);
  return item.kind === "indicators" ? indicatorFormula(item, "header=name", geos) : undefined;
}

/**
 * The same for a chart on the data: Excel draws an empty text as zero, and leaves a gap for #N/A alone.
 *
 * @param geos places of an indicator. @default {@link firstGeo}
 */
export function chartFormulaOf(item: FoundItem, geos?: readonly string[]): string | undefined {
  if (item.kind === "statistics") {
    return writeStatFormula("DATA", [literal(item.id), literal("na=#N/A")]);
  }
  return item.kind === "indicators"
    ? indicatorFormula(item, "header=name; na=#N/A", geos)
    : undefined;
}

function indicatorFormula(item: FoundItem, options: string, geos?: readonly string[]): string {
  const codes = geos ?? [firstGeo(item)];
  const isDefault = codes.length === 1 && codes[0] === defaultGeo;
  return writeStatFormula("INDICATOR", [
    literal(item.id),
    isDefault ? omitted : literal(codes.join(",")),
    omitted,
    omitted,
    // Names, not codes, are what a chart's legend and a table's header should say.
    literal(options),
  ]);
}

/** The formula of an item's card; undefined for kinds without one. */
export const cardFormulaOf = (item: FoundItem): string | undefined =>
  item.kind === "statistics" || item.kind === "indicators"
    ? writeStatFormula("CARD", [literal(item.id)])
    : undefined;
