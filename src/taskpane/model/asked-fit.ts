import {
  changesInPoints,
  combineWordFor,
  firstOf,
  foldText,
  parsePeriod,
  partsOf,
  type AskedPart,
  type Place,
} from "../../statistics/index.js";
import { firstGeo, type FormulaRows } from "./formula-of.js";
import type { FoundItem } from "./found-item.js";

/** What was said and does not become part of an item's formula. */
export type Misfit =
  | { readonly kind: "places"; readonly places: readonly Place[] }
  /** The figures begin, or end, there. */
  | { readonly kind: "begins" | "ends"; readonly period: string }
  | { readonly kind: "outside"; readonly first: string; readonly last: string }
  /** "The last ten years" of figures whose last is not known. */
  | { readonly kind: "last-unknown" }
  | { readonly kind: "finer" | "frequency-unknown" | "annual-unclear" }
  | { readonly kind: "change-of-rate" | "change-unknown" | "change-frequency" };

/** What of a search's parts an indicator's formula takes over. */
export interface AskedFit {
  /** Codes that the indicator covers; its usual place where none was said. */
  readonly geos: readonly string[];
  readonly rows: FormulaRows;
  readonly misfits: readonly Misfit[];
  /** False where nothing is left of what was said: another place, or periods without any figure. */
  readonly isUsable: boolean;
}

/** The parts of a search as this indicator can answer them. */
export function fitAsked(parts: readonly AskedPart[], item: FoundItem): AskedFit {
  const misfits: Misfit[] = [];
  const { geos: covered, missing } = geosOf(parts, item);
  const geos = covered.length === 0 ? [firstGeo(item)] : covered;
  const saysPlaces = covered.length + missing.length > 0;
  if (missing.length > 0) misfits.push({ kind: "places", places: missing });
  const rows = {
    ...windowOf(parts, item, geos, misfits),
    ...frequencyFor(parts, item, misfits),
  };
  const change = changeFor(parts, item, rows.freq, misfits);
  return {
    geos,
    rows: change === undefined ? rows : { ...rows, change },
    misfits,
    isUsable:
      (!saysPlaces || covered.length > 0) && !misfits.some(({ kind }) => kind === "outside"),
  };
}

/** A group that is a place as well stands for itself where that is covered, else for its members, as in formulas. */
function geosOf(parts: readonly AskedPart[], { geos = {}, title }: FoundItem) {
  const meant = parts.flatMap((part) => {
    if (part.kind !== "places") return [];
    const { own, members } = part;
    return own !== undefined && own.code in geos ? [own] : members;
  });
  const each = [...new Map(meant.map((place) => [place.code, place])).values()];
  return {
    geos: each.map(({ code }) => code).filter((code) => code in geos),
    missing: each.filter((place) => !(place.code in geos) && !isNamedIn(title, place)),
  };
}

/** "Exports of goods to Mexico" are another country's figures, and what is asked of Mexico. */
function isNamedIn(title: string, { names }: Place): boolean {
  const words = (text: string) => ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const said = words(title);
  return Object.values(names).some((name) => said.includes(words(name)));
}

function windowOf(
  parts: readonly AskedPart[],
  item: FoundItem,
  geos: readonly string[],
  misfits: Misfit[],
): FormulaRows {
  const part = parts.find(({ kind }) => kind === "period");
  if (part?.kind !== "period") return {};
  const [first, last] = [item.timeframe?.start ?? "", item.timeframe?.end ?? ""];
  const isCounted = part.lastYears !== undefined;
  const bounds = isCounted ? yearsBack(item, geos, part.lastYears) : part;
  if (bounds === undefined) {
    misfits.push({ kind: "last-unknown" });
    return {};
  }
  const { from, to } = bounds;
  const [start, end] = [parsePeriod(from ?? "")?.start, parsePeriod(to ?? "")?.end];
  const [earliest, latest] = [parsePeriod(first), parsePeriod(last)];
  const isBefore = (a: number | undefined, b: number | undefined) =>
    a !== undefined && b !== undefined && a < b;
  if (isBefore(latest?.end, start) || isBefore(end, earliest?.start)) {
    misfits.push({ kind: "outside", first, last });
  } else {
    if (!isCounted && isBefore(start, earliest?.start))
      misfits.push({ kind: "begins", period: first });
    if (isBefore(latest?.end, end)) misfits.push({ kind: "ends", period: last });
  }
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** The last so many years up to the newest figure, which a forecast is not. */
function yearsBack(
  { latest, timeframe, geos: places = {} }: FoundItem,
  geos: readonly string[],
  years: number,
): { readonly from: string; readonly to?: string } | undefined {
  const newest = parsePeriod(latest?.period ?? "");
  const end = parsePeriod(timeframe?.end ?? "");
  if (latest === undefined || newest === undefined) return undefined;
  const goesOn = end === undefined || newest.end < end.end;
  // Of another place's newest figure nobody knows where this one's forecasts begin.
  const place = latest.geo ?? (Object.keys(places).length === 1 ? geos[0] : undefined);
  if (goesOn && geos.some((geo) => geo !== place)) return undefined;
  const { year, month } = partsOf(newest.end + 1);
  const start = partsOf(firstOf(year - years, month));
  return { from: labelOf(newest.kind, start), ...(goesOn ? { to: latest.period } : {}) };
}

function labelOf(kind: string, { year, month }: { year: number; month: number }): string {
  const label = String(year);
  if (kind === "year" && month === 1) return label;
  return kind === "quarter"
    ? `${label}-Q${String(Math.ceil(month / 3))}`
    : `${label}-${String(month).padStart(2, "0")}`;
}

/** From the finest; figures that come in no order are none of them. */
const order = ["daily", "weekly", "monthly", "quarterly", "semiannual", "annual"];
const words = { quarterly: "Q", monthly: "M" } as const;

function frequencyFor(
  parts: readonly AskedPart[],
  { frequency, measure }: FoundItem,
  misfits: Misfit[],
): FormulaRows {
  const part = parts.find(({ kind }) => kind === "frequency");
  if (part?.kind !== "frequency" || part.frequency === frequency) return {};
  const [own, asked] = [order.indexOf(frequency ?? ""), order.indexOf(part.frequency)];
  // Of monthly figures "annual" may mean one of each year, or a rate on the year.
  if (own >= 0 && asked < own) misfits.push({ kind: "finer" });
  else if (part.frequency === "annual") misfits.push({ kind: "annual-unclear" });
  else if (own < 0 || combineWordFor(measure?.kind) === undefined)
    misfits.push({ kind: "frequency-unknown" });
  else return { freq: words[part.frequency] };
  return {};
}

const shown = { A: "annual", Q: "quarterly", M: "monthly" } as const;

/** The change of a rate is one in percentage points, and of a measure that nobody describes it could be anything. */
function changeFor(
  parts: readonly AskedPart[],
  { frequency, measure }: FoundItem,
  freq: FormulaRows["freq"],
  misfits: Misfit[],
): FormulaRows["change"] {
  const part = parts.find(({ kind }) => kind === "change");
  if (part?.kind !== "change") return undefined;
  const by = freq === undefined ? frequency : shown[freq];
  const steps = { year: undefined, quarter: "quarterly", month: "monthly" } as const;
  const step = steps[part.against];
  if (measure === undefined) misfits.push({ kind: "change-unknown" });
  else if (changesInPoints(measure.kind)) misfits.push({ kind: "change-of-rate" });
  else if (step !== undefined && step !== by) misfits.push({ kind: "change-frequency" });
  else return step === undefined ? "pct-year" : "pct";
  return undefined;
}
