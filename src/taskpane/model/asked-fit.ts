import {
  combineWordFor,
  firstOf,
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
  readonly saysPlaces: boolean;
  readonly rows: FormulaRows;
  readonly misfits: readonly Misfit[];
  /** False where nothing is left of what was said: another place, or periods without any figure. */
  readonly isUsable: boolean;
}

/** The parts of a search as this indicator can answer them. */
export function fitAsked(parts: readonly AskedPart[], item: FoundItem): AskedFit {
  const misfits: Misfit[] = [];
  const { geos, missing } = geosOf(parts, item);
  const saysPlaces = parts.some(({ kind }) => kind === "places");
  if (missing.length > 0) misfits.push({ kind: "places", places: missing });
  const rows = {
    ...windowOf(parts, item, misfits),
    ...frequencyFor(parts, item, misfits),
  };
  const change = changeFor(parts, item, rows.freq, misfits);
  return {
    geos: geos.length === 0 ? [firstGeo(item)] : geos,
    saysPlaces,
    rows: change === undefined ? rows : { ...rows, change },
    misfits,
    isUsable: (!saysPlaces || geos.length > 0) && !misfits.some(({ kind }) => kind === "outside"),
  };
}

/** A group that is a place as well stands for itself where that is covered, else for its members, as in formulas. */
function geosOf(parts: readonly AskedPart[], { geos = {} }: FoundItem) {
  const meant = parts.flatMap((part) => {
    if (part.kind !== "places") return [];
    const { own, members } = part;
    return own !== undefined && own.code in geos ? [own] : members;
  });
  const each = [...new Map(meant.map((place) => [place.code, place])).values()];
  return {
    geos: each.map(({ code }) => code).filter((code) => code in geos),
    missing: each.filter(({ code }) => !(code in geos)),
  };
}

function windowOf(parts: readonly AskedPart[], item: FoundItem, misfits: Misfit[]): FormulaRows {
  const part = parts.find(({ kind }) => kind === "period");
  if (part?.kind !== "period") return {};
  const [first, last] = [item.timeframe?.start ?? "", item.timeframe?.end ?? ""];
  const from = part.lastYears === undefined ? part.from : yearsBack(item, part.lastYears);
  if (part.lastYears !== undefined && from === undefined) misfits.push({ kind: "last-unknown" });
  const [start, end] = [parsePeriod(from ?? "")?.start, parsePeriod(part.to ?? "")?.end];
  const [earliest, latest] = [parsePeriod(first), parsePeriod(last)];
  const isBefore = (a: number | undefined, b: number | undefined) =>
    a !== undefined && b !== undefined && a < b;
  if (isBefore(latest?.end, start) || isBefore(end, earliest?.start)) {
    misfits.push({ kind: "outside", first, last });
  } else {
    if (part.lastYears === undefined && isBefore(start, earliest?.start))
      misfits.push({ kind: "begins", period: first });
    if (isBefore(latest?.end, end)) misfits.push({ kind: "ends", period: last });
  }
  return {
    ...(from === undefined ? {} : { from }),
    ...(part.to === undefined ? {} : { to: part.to }),
  };
}

/** The first of the last so many years, counted back from the newest figure, which a forecast is not. */
function yearsBack({ latest, timeframe }: FoundItem, years: number): string | undefined {
  const newest = parsePeriod(latest?.period ?? timeframe?.end ?? "");
  if (newest === undefined) return undefined;
  const { year, month } = partsOf(newest.end + 1);
  const start = partsOf(firstOf(year - years, month));
  const label = String(start.year);
  if (newest.kind === "year" && start.month === 1) return label;
  const months = String(start.month).padStart(2, "0");
  return newest.kind === "quarter"
    ? `${label}-Q${String(Math.ceil(start.month / 3))}`
    : `${label}-${months}`;
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

const shown = { Q: "quarterly", M: "monthly" } as const;

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
  else if (measure.kind === "rate" || measure.kind === "share")
    misfits.push({ kind: "change-of-rate" });
  else if (step !== undefined && step !== by) misfits.push({ kind: "change-frequency" });
  else return step === undefined ? "pct-year" : "pct";
  return undefined;
}
