import {
  changesInPoints,
  combineWordFor,
  localDay,
  parseSpan,
  type Day,
  type Span,
} from "../../statistics/index.js";
import { firstGeo, type FormulaLook, type FormulaRows } from "./formula-of.js";
import type { FoundItem } from "./found-item.js";
import { showsRows, type InsertForm } from "./insert-form.js";

type End = "from" | "to";

/** The ends that are no period. */
export const badEnds = (rows: FormulaRows, today: Day): readonly End[] =>
  (["from", "to"] as const).filter((end) => {
    const text = rows[end];
    return text !== undefined && parseSpan(text, today) === undefined;
  });

/** The days from the first to the last, as a formula understands them; undefined where all are meant. */
export function spanOf({ from, to }: FormulaRows, today: Day): Span | undefined {
  if (from === undefined && to === undefined) return undefined;
  const start = from === undefined ? undefined : parseSpan(from, today)?.start;
  const end = to === undefined ? undefined : parseSpan(to, today)?.end;
  return { start: start ?? -Infinity, end: end ?? Infinity };
}

/** An end that is no period, or one before the beginning: nothing is inserted until that is mended. */
export function isMisread(rows: FormulaRows, today = localDay(new Date())): boolean {
  if (badEnds(rows, today).length > 0) return true;
  const span = spanOf(rows, today);
  return span !== undefined && span.end < span.start;
}

/** From the finest; figures that come in no order are none of them. */
const order = ["daily", "weekly", "monthly", "quarterly", "semiannual", "annual"];
const coarser = { M: "monthly", Q: "quarterly", A: "annual" } as const;

type Frequency = NonNullable<FormulaRows["freq"]>;
type Change = NonNullable<FormulaRows["change"]>;

/** The frequencies that an indicator's figures can be combined to: only where it is known how, and fewer than there are. */
export function frequenciesOf({ frequency, measure }: FoundItem): readonly Frequency[] {
  const own = order.indexOf(frequency ?? "");
  if (own < 0 || combineWordFor(measure?.kind) === undefined) return [];
  return (["M", "Q", "A"] as const).filter((each) => order.indexOf(coarser[each]) > own);
}

/** The changes that mean something: of a rate in points, of anything else in percent, of what nobody describes none. */
export function changesOf({ frequency, measure }: FoundItem, freq?: Frequency): readonly Change[] {
  if (measure === undefined) return [];
  const isRate = changesInPoints(measure.kind);
  const shown = freq === undefined ? frequency : coarser[freq];
  // Of yearly figures both changes are the same.
  const isYearly = shown === undefined || shown === "annual" || !order.includes(shown);
  if (isRate) return isYearly ? ["diff-year"] : ["diff-year", "diff"];
  return isYearly ? ["pct-year"] : ["pct-year", "pct"];
}

/** What an item's insertion is to show. */
interface ShownChoice {
  readonly geos: readonly string[];
  readonly rows: FormulaRows;
  readonly look: FormulaLook;
}

export type LostPart = "places" | "period" | "frequency" | "change" | "order";

/** What is chosen and this form cannot show. Nothing of it may be dropped without a word. */
export function lostParts(
  form: InsertForm,
  item: FoundItem,
  { geos, rows, look }: ShownChoice,
): readonly LostPart[] {
  if (form === "formula" || form === "link" || item.kind !== "indicators") return [];
  const isUsualPlace = geos.length === 1 && geos[0] === firstGeo(item);
  const hasPeriod = rows.from !== undefined || rows.to !== undefined;
  const parts: readonly (readonly [LostPart, boolean])[] = [
    ["places", form === "card" && !isUsualPlace],
    ["period", !showsRows(form) && hasPeriod],
    ["frequency", rows.freq !== undefined],
    ["change", rows.change !== undefined],
    ["order", form !== "card" && look.order !== undefined && geos.length > 1],
  ];
  return parts.flatMap(([part, isLost]) => (isLost ? [part] : []));
}
