import type { TableFrequency } from "../cells/read-period.js";
import type { Refusals } from "../refusals.js";
import { type CollectedSource, settled } from "../tables/collect-figures.js";
import type { CollectedMeasure } from "../tables/targets.js";
import { FigureSet } from "../tables/figure-set.js";
import { LineNumbers } from "../tables/line-numbers.js";
import { type Indicator, measuresOf } from "./indicators.js";
import { nameIn, type SdmxMessage, type SdmxObservation } from "./message.js";
import { namesOfAll } from "./names.js";
import {
  frequencies,
  indicatorOf,
  inMapping,
  isKept,
  missing,
  noUnit,
  problemOf,
  readObservation,
  type Roles,
  rolesOf,
} from "./observation.js";
import { DecimalCommas } from "./csv/decimal-commas.js";
import { SaidScales } from "./multipliers/said-scales.js";
import { isAnyCode, UnsaidMultipliers } from "./multipliers/unsaid-multipliers.js";
import type { KnownPlaces } from "./places/known-places.js";
import { type Place, placeOf } from "./places/place.js";
import { PlaceAttributes } from "./told-apart.js";

interface Collected {
  readonly indicator: Indicator;
  readonly figures: FigureSet;
  readonly attributes: PlaceAttributes;
  /** What the messages say of how many are shown. */
  decimals: number | undefined;
}

/** What is kept of all messages of one source. */
interface Kept {
  readonly places: KnownPlaces;
  readonly refusals: Refusals;
  readonly collected: Map<string, Collected>;
  /** Which messages have figures of a flow. */
  readonly flows: Map<string, Set<SdmxMessage>>;
  readonly lines: LineNumbers;
  readonly unsaid: UnsaidMultipliers;
  /** Where no dimension says it: how often the first figures come, and where the first of them stands. */
  inferred: { readonly frequency: TableFrequency; readonly at: number } | undefined;
}

/**
 * The figures of messages, in one reading of each: an indicator may go on from one to the next. What an
 * observation gives is kept or refused with a reason; two figures for one place and period are both
 * refused, since nobody knows which is right.
 * @throws Error with a sentence for a message that lacks what an indicator needs
 */
export async function collectMessages(
  messages: readonly SdmxMessage[],
  places: KnownPlaces,
  refusals: Refusals,
): Promise<CollectedSource> {
  const kept: Kept = {
    ...{ places, refusals, collected: new Map(), flows: new Map() },
    ...{ lines: new LineNumbers(), unsaid: new UnsaidMultipliers(), inferred: undefined },
  };
  for (const message of messages) {
    kept.lines.begin(message);
    const collector = new Collector(message, kept);
    for await (const one of message.observations()) collector.take(one);
    collector.end();
  }
  if (kept.collected.size === 0) {
    const [only] = messages.length === 1 ? messages : [];
    const [first] = refusals.lines(1);
    throw new Error(
      `${only?.path ?? `None of ${String(messages.length)} messages`} has ${only === undefined ? "a" : "no"} figure to keep.${first === undefined ? "" : ` ${first}.`}`,
    );
  }
  refuseUnsaid(kept);
  const notes = new Map<string, string>();
  const collected = settled(toMeasures(kept, notes), kept.lines, {
    refusals,
    sayOfNines: () => sayOfNines,
  });
  return { collected, notes: [...notes.values()] };
}

const sayOfNines = (text: string) =>
  `Where it does here, its status is to say so (OBS_STATUS M); where it is a figure, read the message with a mapping that says table: { missing: [""] }, and where it stands for none there, table: { missing: ["${text}"] }`;

function refuseUnsaid({ collected, lines, refusals, unsaid }: Kept): void {
  unsaid.settle(collected.values(), (at, multiplier, saidAt) => {
    const file = lines.find(at);
    const there = lines.find(saidAt);
    const where = `${there.counted ?? "line"} ${String(there.line)}`;
    const reason = `says no UNIT_MULT, and ${there.path === file.path ? "" : `${there.path}, `}${where} says ${multiplier} of its series: write it beside each figure`;
    refusals.add({ ...file, reason });
  });
}

/** @param notes hears what was told apart, a sentence for each attribute */
function toMeasures(
  { collected, flows, places }: Kept,
  notes: Map<string, string>,
): CollectedMeasure[] {
  const note = (attribute: string, sentence: string) => {
    if (!notes.has(attribute)) notes.set(attribute, sentence);
  };
  const all = [...collected.values()].flatMap(({ attributes, decimals, ...one }) =>
    attributes.parts(one, { find: places.find, note }).map((part) => ({ ...part, decimals })),
  );
  const measures = measuresOf(
    all.map(({ indicator }) => indicator),
    (flow) => namesOfAll([...(flows.get(flow) ?? [])].map((message) => message.namesOf(flow))),
  );
  return all.flatMap(({ indicator, figures, decimals }) => {
    const measure = measures.get(indicator.id);
    if (measure === undefined) return [];
    // 0.05 with no decimals would be none, and 5.3 percent five.
    const shown =
      decimals === undefined ? {} : { decimals: Math.max(decimals, figures.leastDecimals) };
    return [{ measure: { ...measure, ...shown }, ...{ series: undefined, figures } }];
  });
}

class Collector {
  readonly #message: SdmxMessage;
  readonly #kept: Kept;
  readonly #places = new Map<string, Place>();
  #roles: Roles | undefined;
  #hasUnit = false;
  readonly #commas = new DecimalCommas();
  readonly #scales = new SaidScales();

  constructor(message: SdmxMessage, kept: Kept) {
    this.#message = message;
    this.#kept = kept;
  }

  take(one: SdmxObservation): void {
    if (this.#roles?.dimensions !== one.dimensions)
      this.#roles = rolesOf(this.#message, one.dimensions);
    const roles = this.#roles;
    const indicator = indicatorOf(one, roles);
    const text = one.value("OBS_VALUE").trim();
    const hasFigure = !missing.has(text);
    if (hasFigure) this.#commas.look(text, () => `${this.#message.counted} ${String(one.line)}`);
    else this.#lookAtAttributes(one, indicator, roles);
    // Attributes of what has no period are no figure's that is missing.
    if (!hasFigure && one.value("TIME_PERIOD") === "" && one.problem === undefined) return;
    const problem =
      problemOf(one, roles, indicator) ??
      this.#scales.doubt(indicator, this.#message.namesOf(one.flow));
    this.#hasUnit ||= problem !== noUnit;
    if (problem !== undefined) {
      this.#refuse(one, problem);
      return;
    }
    const place = this.#placeOf(one, roles.place);
    if (typeof place !== "string") this.#refuse(one, place.reason);
    else if (hasFigure) this.#keep(one, indicator, { place, roles });
  }

  #lookAtAttributes(one: SdmxObservation, { frequency }: Indicator, roles: Roles): void {
    const { lines, unsaid } = this.#kept;
    const isOfAny = isAnyCode(one.value(roles.place));
    const place = isOfAny ? undefined : this.#placeOf(one, roles.place);
    if (typeof place === "object") return;
    unsaid.look(one, { frequency, series: roles.series }, { place, at: lines.numberOf(one.line) });
  }

  /** Looked up once for each code and what it is called. */
  #placeOf(one: SdmxObservation, dimension: string): Place {
    const code = one.value(dimension);
    const names = this.#message.namesOf(one.flow).code(dimension, code);
    const key = `${code}|${nameIn(names, "en") ?? ""}`;
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = placeOf(code, names, this.#kept.places);
    this.#places.set(key, place);
    return place;
  }

  /** @throws Error where nothing in it says a unit, or its numbers may be a thousand times as large */
  end(): void {
    this.#commas.end(this.#message.path);
    if (this.#roles !== undefined && !this.#hasUnit)
      throw new Error(`${this.#message.path} is an SDMX message that ${noUnit}. ${inMapping}`);
  }

  #keep(
    one: SdmxObservation,
    indicator: Indicator,
    { place, roles }: { readonly place: string; readonly roles: Roles },
  ): void {
    const { collected, flows, lines } = this.#kept;
    const said = isKept(indicator.frequency) ? frequencies[indicator.frequency] : undefined;
    const figure = readObservation(one, said);
    if ("reason" in figure) {
      this.#refuse(one, figure.reason);
      return;
    }
    const at = lines.numberOf(one.line);
    if (said === undefined) this.#refuseMixed(at, figure.frequency);
    const target = collected.get(indicator.id) ?? {
      ...{ indicator, figures: new FigureSet(figure.frequency), decimals: undefined },
      attributes: new PlaceAttributes(),
    };
    collected.set(indicator.id, target);
    const messages = flows.get(one.flow);
    if (messages === undefined) flows.set(one.flow, new Set([this.#message]));
    else messages.add(this.#message);
    if (/^\d+$/.test(one.value("DECIMALS")))
      target.decimals = Math.min(6, Math.max(target.decimals ?? 0, Number(one.value("DECIMALS"))));
    const other = target.attributes.look(one, place, roles.known);
    if (other !== undefined) {
      this.#refuse(one, other);
      return;
    }
    const before = target.figures.add(place, figure, at);
    if (before === undefined) return;
    const what = `${place} ${one.value("TIME_PERIOD")}`;
    this.#refuse(one, `gives ${what} again (${lines.place(before)}): neither is kept`);
  }

  /** @throws Error where periods of two kinds stand beside each other and nothing says which is meant */
  #refuseMixed(at: number, frequency: TableFrequency): void {
    const { lines } = this.#kept;
    const first = (this.#kept.inferred ??= { frequency, at });
    if (first.frequency === frequency) return;
    throw new Error(
      `${this.#message.path} mixes ${first.frequency} (${lines.place(first.at)}) and ${frequency} (${lines.place(at)}) figures, and no dimension FREQ tells them apart. ${inMapping}`,
    );
  }

  #refuse({ line }: SdmxObservation, reason: string): void {
    const { path, counted } = this.#message;
    this.#kept.refusals.add({ path, line, counted, reason });
  }
}
