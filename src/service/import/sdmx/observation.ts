/** What an observation of a message is of, and what it says. */
import { toOrdinal } from "../../library/periods.js";
import { usualMissing } from "../cells/read-figure.js";
import { readPeriod, type TableFrequency } from "../cells/read-period.js";
import { lettersOf, saysMissing, type Status, statusOf } from "../cells/read-status.js";
import type { ReadFigure } from "../tables/figure-set.js";
import type { Indicator } from "./indicators.js";
import { listed, type SdmxMessage, type SdmxObservation, toId } from "./message.js";
import { doubtOfPeriod, plainPeriod } from "./periods/plain-period.js";
import { multiplierIds, multiplierOf, scaleOf } from "./multipliers/multiplier.js";

export const frequencies = { A: "annual", Q: "quarterly", M: "monthly" } as const;
export const isKept = (code: string): code is keyof typeof frequencies =>
  Object.hasOwn(frequencies, code);
export const missing = new Set(usualMissing);

const placeIds = ["REF_AREA", "GEO", "COUNTRY", "LOCATION", "AREA", "GEOGRAPHY", "ECONOMY"];
const frequencyIds = ["FREQ", "FREQUENCY"];
const unitIds = ["UNIT_MEASURE", "UNIT"];
/** Of what period an index is 100. */
const baseIds = ["BASE_PER", "BASE_PERIOD", "REFERENCEPERIOD", "UNIT_INDEX_BASE"];
const apart = new Set([...frequencyIds, ...unitIds, ...multiplierIds, ...baseIds]);

/** What stands beside attributes among a message's values: in SDMX-CSV, in structure-specific SDMX-ML, in all forms. */
const notAttributes = [
  ...[
    "DATAFLOW",
    "STRUCTURE",
    "STRUCTURE_ID",
    "STRUCTURE_NAME",
    "ACTION",
    "SERIES_KEY",
    "OBS_KEY",
    "KEY",
  ],
  ...["type", "action", "structureRef", "setID"],
  ...["TIME_PERIOD", "OBS_VALUE", "MEASURE"],
];

/** Whether a dimension may tell one indicator from another. */
export const isOfSeries = (id: string): boolean => !placeIds.includes(id) && !apart.has(id);

/** What the dimensions of a flow are for. */
export interface Roles {
  readonly dimensions: readonly string[];
  readonly place: string;
  readonly frequency: string | undefined;
  /** Those that tell one indicator from another. */
  readonly series: readonly string[];
  /** Everything that is no attribute of its own: dimensions, period, figure, and what makes the unit. */
  readonly known: ReadonlySet<string>;
}

export const inMapping = "Say it in a mapping, which reads one message as a table: --mapping FILE.";

export function rolesOf({ path }: SdmxMessage, dimensions: readonly string[]): Roles {
  const own = dimensions.map(toId);
  const first = (ids: readonly string[]) => ids.find((id) => own.includes(id));
  const place = first(placeIds);
  if (place === undefined)
    throw new Error(
      `${path} is an SDMX message without a dimension of places (${placeIds.join(", ")}). ${inMapping}`,
    );
  return {
    ...{ dimensions, place, frequency: first(frequencyIds) },
    series: own.filter((id) => id !== place && !apart.has(id)),
    known: new Set([...dimensions, ...own, ...apart, ...notAttributes]),
  };
}

const unitOfObservation = (one: SdmxObservation): string =>
  unitIds.map((id) => one.value(id)).find((code) => code !== "") ?? "";

export function indicatorOf(one: SdmxObservation, { series, frequency }: Roles): Indicator {
  const codes = series.map((id) => one.value(id));
  const indicator = {
    ...{ flow: one.flow, dimensions: series, codes },
    frequency: frequency === undefined ? "" : one.value(frequency),
    unit: unitOfObservation(one),
    multiplier: multiplierOf(one),
    base: baseIds.map((id) => one.value(id)).find((text) => text !== "") ?? "",
    attributes: [],
  };
  const { flow, unit, multiplier, base } = indicator;
  const all = [flow, indicator.frequency, ...codes, unit, multiplier];
  return { ...indicator, id: JSON.stringify(base === "" ? all : [...all, base]) };
}

const normal = statusOf([]);

/** An observation may have several: of a list of them each counts, and of Eurostat's flags each letter. */
function statusIn(one: SdmxObservation): Status {
  const said = one.value("OBS_STATUS");
  if (said === "A") return normal;
  const text = said === "" ? one.value("OBS_FLAG") : said;
  if (text === "") return normal;
  const all = text.split(listed).map((status) => status.trim());
  return statusOf(said === "" ? all.flatMap(lettersOf) : all);
}

/** Why an observation cannot be kept; undefined where it can. */
export function problemOf(
  one: SdmxObservation,
  { frequency }: Roles,
  { unit, multiplier, ...indicator }: Indicator,
): string | undefined {
  if (one.problem !== undefined) return one.problem;
  if (frequency !== undefined && !isKept(indicator.frequency))
    return `has the frequency ${indicator.frequency}; years, quarters and months (A, Q, M) can be kept`;
  const { absent } = statusIn(one);
  if (absent !== undefined && /\d/.test(one.value("OBS_VALUE"))) return saysMissing(absent);
  if (unit === "") return noUnit;
  const scale = scaleOf(multiplier);
  return typeof scale === "number" ? undefined : scale.reason;
}
export const noUnit = "says no unit (UNIT_MEASURE)";

/** A number as SDMX writes it, whatever stands between its cells: nothing groups thousands. */
function readNumber(text: string): number | { readonly reason: string } {
  const value = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text.trim()) ? Number(text) : NaN;
  return Number.isFinite(value)
    ? value
    : {
        reason: `"${text}" is no number as SDMX writes it: a point before the decimals, and nothing between thousands`,
      };
}

export function readObservation(
  one: SdmxObservation,
  frequency: TableFrequency | undefined,
): (ReadFigure & { readonly frequency: TableFrequency }) | { readonly reason: string } {
  const value = readNumber(one.value("OBS_VALUE"));
  if (typeof value !== "number") return value;
  const text = one.value("TIME_PERIOD");
  const doubt = doubtOfPeriod(one, text);
  if (doubt !== undefined) return { reason: doubt };
  const read = readPeriod(plainPeriod(text), frequency);
  if ("reason" in read) return read;
  if (frequency !== undefined && read.frequency !== frequency)
    return { reason: `"${text}" is ${read.frequency}; its frequency says ${frequency}` };
  const { isForecast, noted } = statusIn(one);
  return {
    ...{ ...read, value, ordinal: toOrdinal(read.period) },
    ...{ isMarked: read.isMarked || isForecast, noted: read.noted | noted },
  };
}
