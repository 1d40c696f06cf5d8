/** Tables as people type them off a library's figures, and tables of no source, drawn by a seed. */
import type { Concept, Library } from "../../src/service/library/library-model.js";

export interface TypedTable {
  readonly lines: readonly (readonly (number | null)[])[];
  readonly periods?: readonly string[];
  readonly places?: readonly string[];
}

export interface SourcedTable {
  readonly table: TypedTable;
  readonly concept: Concept;
  readonly places: readonly string[];
}

type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;

/** Of a hundred figures eight are left out, and ten are wrong by up to 15 percent. */
const gaps = 0.08;
const slips = 0.1;

/** A series or a block of some, with labels of places and periods or without. */
const shapes = ["bare", "with periods", "with a place", "block", "places at one period"] as const;
const scales = [1, 1, 1, 1000, 1e-3, 1e-6, 0.01] as const;

/** The way a table is rounded: to a number of digits, or to the decimals that its first figure has then. */
function createRounding(random: Random, sample: number) {
  const digits = pick(random, [3, 4, 5]);
  const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(sample) || 1)));
  return pick(random, [true, false])
    ? (value: number) => Number(value.toPrecision(digits))
    : (value: number) => Number(value.toFixed(Math.min(decimals, 12)));
}

interface Cut {
  readonly concept: Concept;
  readonly places: readonly string[];
  readonly periods: readonly string[];
  readonly shape: (typeof shapes)[number];
}

/** Some periods of some places of one measure. */
function cut(library: Library, random: Random): Cut {
  const concept = pick(random, [...library.concepts.values()]);
  const covered = library.coveredPlaces(concept.key);
  const shape = pick(random, shapes);
  const count = shape === "block" ? 3 : shape === "places at one period" ? 10 : 1;
  const drawn = Array.from({ length: count * 3 }, () => pick(random, covered));
  const places = [...new Set(drawn)].slice(0, count);
  const all = library.observations(concept.key, places[0] ?? "")?.periods ?? [];
  const length = shape === "places at one period" ? 1 : 8 + Math.floor(random() * 8);
  const first = Math.floor(random() * Math.max(1, all.length - length + 1));
  return { concept, places, periods: all.slice(first, first + length), shape };
}

/** Typed off one measure: rounded, scaled, with gaps and slips. Undefined where too little is there. */
export function typeTable(library: Library, random: Random): SourcedTable | undefined {
  const { concept, places, periods, shape } = cut(library, random);
  const figures = places.map((place) => {
    const observed = library.observations(concept.key, place);
    return periods.map((period) => observed?.values[observed.periods.indexOf(period)] ?? null);
  });
  const scale = pick(random, scales);
  const round = createRounding(random, (figures.flat().find((one) => one !== null) ?? 1) * scale);
  const type = (figure: number | null): number | null => {
    if (figure === null || random() < gaps) return null;
    const slip = random() < slips ? 1 + (random() - 0.5) * 0.3 : 1;
    return round(figure * scale * slip);
  };
  const lines = figures.map((line) => line.map(type));
  if (lines.flat().filter((figure) => figure !== null).length < 5) return undefined;
  const hasPeriods = shape !== "bare" && shape !== "with a place";
  const hasPlaces = shape !== "bare" && shape !== "with periods";
  const table = { lines, ...(hasPeriods ? { periods } : {}), ...(hasPlaces ? { places } : {}) };
  return { table, concept, places };
}

/** Figures of no source: spread out, of many sizes, or going up and down as real ones do. */
export function inventTable(random: Random): TypedTable {
  const length = 4 + Math.floor(random() * 12);
  const sizes = [
    () => Math.round(random() * 1000) / 10,
    () => Math.round(random() * 10_000),
    () => Number((10 ** (random() * 6)).toPrecision(3)),
    () => Math.round(random() * 10),
  ];
  const size = pick(random, sizes);
  let walked = 20 + 100 * random();
  const pace = random() * 5;
  const walk = () => Math.round((walked += (random() - 0.4) * pace) * 10) / 10;
  const line = Array.from({ length }, random() < 0.5 ? walk : size);
  const year = 1970 + Math.floor(random() * 40);
  const periods = line.map((_, at) => String(year + at));
  const places = [pick(random, ["DEU", "FRA", "USA", "JPN", "BRA"])];
  return {
    lines: [line],
    ...(random() < 0.5 ? { periods } : {}),
    ...(random() < 0.5 ? { places } : {}),
  };
}

/** A real series as nobody has published it: every figure off by up to 4 percent. */
export function forgeTable(library: Library, random: Random): TypedTable | undefined {
  const { concept, places, periods } = cut(library, random);
  const observed = library.observations(concept.key, places[0] ?? "");
  const lines = [
    periods.map((period) => {
      const figure = observed?.values[observed.periods.indexOf(period)] ?? null;
      return figure === null ? null : Number((figure * (0.96 + random() * 0.08)).toPrecision(4));
    }),
  ];
  return lines.flat().filter((one) => one !== null && one !== 0).length < 5
    ? undefined
    : {
        lines,
        ...(random() < 0.5 ? { periods } : {}),
        ...(random() < 0.5 ? { places: [places[0] ?? ""] } : {}),
      };
}
