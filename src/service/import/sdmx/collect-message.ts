import type { FindPlace } from "../cells/find-place.js";
import { readFigure, usualMissing } from "../cells/read-figure.js";
import { readPeriod, type TableFrequency } from "../cells/read-period.js";
import { toOrdinal } from "../../library/periods.js";
import type { Refusals } from "../refusals.js";
import type { CollectedMeasure } from "../tables/collect-figures.js";
import { FigureSet, type ReadFigure } from "../tables/figure-set.js";
import { type Indicator, measuresOf } from "./indicators.js";
import type { SdmxMessage, SdmxObservation } from "./message.js";
import { placeOf } from "./place.js";
import { scaleOf } from "./units.js";

const frequencies = { A: "annual", Q: "quarterly", M: "monthly" } as const;
const isKept = (code: string): code is keyof typeof frequencies => Object.hasOwn(frequencies, code);
const missing = new Set(usualMissing);

const placeIds = ["REF_AREA", "GEO", "COUNTRY", "LOCATION", "AREA", "GEOGRAPHY", "ECONOMY"];
const frequencyIds = ["FREQ", "FREQUENCY"];
const unitIds = ["UNIT_MEASURE", "UNIT"];
const apart = new Set([...frequencyIds, ...unitIds, "UNIT_MULT"]);

/** What the dimensions of a flow are for. */
interface Roles {
  readonly dimensions: readonly string[];
  readonly place: string;
  readonly frequency: string | undefined;
  /** Those that tell one indicator from another. */
  readonly series: readonly string[];
}

const inMapping = "Say it in a mapping, which reads the message as a table: --mapping FILE.";

function rolesOf({ path }: SdmxMessage, dimensions: readonly string[]): Roles {
  const first = (ids: readonly string[]) => ids.find((id) => dimensions.includes(id));
  const place = first(placeIds);
  if (place === undefined)
    throw new Error(
      `${path} is an SDMX message without a dimension of places (${placeIds.join(", ")}). ${inMapping}`,
    );
  return {
    ...{ dimensions, place, frequency: first(frequencyIds) },
    series: dimensions.filter((id) => id !== place && !apart.has(id)),
  };
}

const unitOfObservation = (one: SdmxObservation): string =>
  unitIds.map((id) => one.value(id)).find((code) => code !== "") ?? "";

function indicatorOf(one: SdmxObservation, { series, frequency }: Roles): Indicator {
  const codes = series.map((id) => one.value(id));
  const indicator = {
    ...{ flow: one.flow, dimensions: series, codes },
    frequency: frequency === undefined ? "" : one.value(frequency),
    unit: unitOfObservation(one),
    multiplier: one.value("UNIT_MULT"),
  };
  const { flow, unit, multiplier } = indicator;
  return {
    ...indicator,
    id: JSON.stringify([flow, indicator.frequency, ...codes, unit, multiplier]),
  };
}

/** Why an observation cannot be kept; undefined where it can. */
function problemOf(
  one: SdmxObservation,
  { frequency }: Roles,
  { unit, multiplier, ...indicator }: Indicator,
): string | undefined {
  if (one.problem !== undefined) return one.problem;
  if (frequency !== undefined && !isKept(indicator.frequency))
    return `has the frequency ${indicator.frequency}; years, quarters and months (A, Q, M) can be kept`;
  const status = one.value("OBS_STATUS") || one.value("OBS_FLAG");
  if (/^[mlo]$/i.test(status) && /\d/.test(one.value("OBS_VALUE")))
    return `has a figure that its status ${status} says is missing`;
  if (unit === "") return noUnit;
  const scale = scaleOf(multiplier);
  return typeof scale === "number" ? undefined : scale.reason;
}
const noUnit = "says no unit (UNIT_MEASURE)";

/** SDMX writes years as 2010-A1 and months as 2010-M08 beside the usual notations. */
const plainPeriod = (text: string): string =>
  text.replace(/^(\d{4})-A1$/, "$1").replace(/^(\d{4})-M(\d{2})$/, "$1-$2");

function readObservation(
  one: SdmxObservation,
  frequency: TableFrequency | undefined,
): (ReadFigure & { readonly frequency: TableFrequency }) | { readonly reason: string } {
  const value = readFigure(one.value("OBS_VALUE"), ".");
  if (typeof value !== "number") return value;
  const text = one.value("TIME_PERIOD");
  const read = readPeriod(plainPeriod(text), frequency);
  if ("reason" in read) return read;
  if (frequency !== undefined && read.frequency !== frequency)
    return { reason: `"${text}" is ${read.frequency}; its frequency says ${frequency}` };
  const isForecast = /^f$/i.test(one.value("OBS_STATUS") || one.value("OBS_FLAG"));
  return { ...read, value, ordinal: toOrdinal(read.period), isMarked: read.isMarked || isForecast };
}

interface Collected {
  readonly indicator: Indicator;
  readonly figures: FigureSet;
  /** What the message says of how many are shown. */
  decimals: number | undefined;
}

/**
 * A message's figures, in one reading of it. What an observation gives is kept or refused with a reason;
 * two figures for one place and period are both refused, since nobody knows which is right.
 * @throws Error with a sentence for a message that lacks what an indicator needs
 */
export async function collectMessage(
  message: SdmxMessage,
  findPlace: FindPlace,
  refusals: Refusals,
): Promise<CollectedMeasure[]> {
  const collector = new Collector(message, findPlace, refusals);
  for await (const one of message.observations()) collector.take(one);
  return collector.measures();
}

class Collector {
  readonly #message: SdmxMessage;
  readonly #findPlace: FindPlace;
  readonly #refusals: Refusals;
  readonly #collected = new Map<string, Collected>();
  #roles: Roles | undefined;
  #hasUnit = false;
  /** Where no dimension says it: how often the first figures come, and the line of the first. */
  #inferred: { readonly frequency: TableFrequency; readonly line: number } | undefined;

  constructor(message: SdmxMessage, findPlace: FindPlace, refusals: Refusals) {
    this.#message = message;
    this.#findPlace = findPlace;
    this.#refusals = refusals;
  }

  take(one: SdmxObservation): void {
    if (this.#roles?.dimensions !== one.dimensions)
      this.#roles = rolesOf(this.#message, one.dimensions);
    const roles = this.#roles;
    const indicator = indicatorOf(one, roles);
    const problem = problemOf(one, roles, indicator);
    this.#hasUnit ||= problem !== noUnit;
    if (problem !== undefined) {
      this.#refuse(one, problem);
      return;
    }
    const place = placeOf(one, roles.place, this.#message, this.#findPlace);
    if (typeof place !== "string") this.#refuse(one, place.reason);
    else if (!missing.has(one.value("OBS_VALUE").trim())) this.#keep(one, indicator, place);
  }

  #keep(one: SdmxObservation, indicator: Indicator, place: string): void {
    const said = isKept(indicator.frequency) ? frequencies[indicator.frequency] : undefined;
    const figure = readObservation(one, said);
    if ("reason" in figure) {
      this.#refuse(one, figure.reason);
      return;
    }
    if (said === undefined) this.#refuseMixed(one, figure.frequency);
    const target = this.#collected.get(indicator.id) ?? {
      ...{ indicator, figures: new FigureSet(figure.frequency), decimals: undefined },
    };
    this.#collected.set(indicator.id, target);
    if (/^\d+$/.test(one.value("DECIMALS")))
      target.decimals = Math.min(6, Math.max(target.decimals ?? 0, Number(one.value("DECIMALS"))));
    const before = target.figures.add(place, figure, one.line);
    if (before === undefined) return;
    const { counted } = this.#message;
    const what = `${place} ${one.value("TIME_PERIOD")}`;
    this.#refuse(one, `gives ${what} again (${counted} ${String(before)}): neither is kept`);
  }

  /** @throws Error where periods of two kinds stand beside each other and nothing says which is meant */
  #refuseMixed({ line }: SdmxObservation, frequency: TableFrequency): void {
    this.#inferred ??= { frequency, line };
    if (this.#inferred.frequency === frequency) return;
    const { path, counted } = this.#message;
    const where = (kind: string, at: number) => `${kind} (${counted} ${String(at)})`;
    throw new Error(
      `${path} mixes ${where(this.#inferred.frequency, this.#inferred.line)} and ${where(frequency, line)} figures, and no dimension FREQ tells them apart. ${inMapping}`,
    );
  }

  #refuse({ line }: SdmxObservation, reason: string): void {
    const { path, counted } = this.#message;
    this.#refusals.add({ path, line, counted, reason });
  }

  measures(): CollectedMeasure[] {
    const { path } = this.#message;
    if (this.#roles !== undefined && !this.#hasUnit)
      throw new Error(`${path} is an SDMX message that ${noUnit}. ${inMapping}`);
    const all = [...this.#collected.values()];
    if (all.length === 0) {
      const [first] = this.#refusals.lines(1);
      throw new Error(`${path} has no figure to keep.${first === undefined ? "" : ` ${first}.`}`);
    }
    const measures = measuresOf(
      all.map(({ indicator }) => indicator),
      this.#message,
    );
    return all.flatMap(({ indicator, figures, decimals }) => {
      const measure = measures.get(indicator.id);
      if (measure === undefined) return [];
      return [
        {
          measure: { ...measure, ...(decimals === undefined ? {} : { decimals }) },
          ...{ series: undefined, figures },
        },
      ];
    });
  }
}
