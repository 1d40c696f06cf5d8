import { elementsOf, membersOf } from "./json-pieces.js";

/** An indicator's answer taken apart, every piece as the service wrote it. */
export interface IndicatorParts {
  /** What comes before the places and after them: answers in which both are equal are of one state of the indicator. */
  readonly before: string;
  readonly after: string;
  /** By code, in capital letters. */
  readonly places: ReadonlyMap<string, string>;
  /** The last figures, which are of one place, and which that is. */
  readonly last: { readonly geo: string; readonly json: string } | undefined;
}

const ofOnePlace = new Set(["latest", "points"]);

const list = (members: readonly { readonly json: string }[]) =>
  members.map(({ json }) => json).join(",");

/** The code that an object names; undefined where it names none, or no text. */
function geoOf(json: string): string | undefined {
  const value = membersOf(json)?.find(({ name }) => name === "geo")?.value;
  return value?.startsWith('"') === true ? (JSON.parse(value) as string).toUpperCase() : undefined;
}

function placesIn(data: string): ReadonlyMap<string, string> | undefined {
  if (!data.startsWith("[")) return undefined;
  const entries = elementsOf(data).map((json) => [geoOf(json) ?? "", json] as const);
  const places = new Map(entries);
  return places.size === entries.length && !places.has("") ? places : undefined;
}

/** Undefined where the places do not stand one by one in a list, each with its code. */
export function takeApart(json: string): IndicatorParts | undefined {
  const all = membersOf(json);
  const fixed = all?.filter(({ name }) => !ofOnePlace.has(name)) ?? [];
  const at = fixed.findIndex(({ name }) => name === "chart");
  const chart = membersOf(fixed[at]?.value ?? "");
  const dataAt = chart?.findIndex(({ name }) => name === "data") ?? -1;
  const places = placesIn(chart?.[dataAt]?.value ?? "");
  if (all === undefined || chart === undefined || places === undefined) return undefined;
  const [ahead, behind] = [fixed.slice(0, at), fixed.slice(at + 1)];
  const [chartAhead, chartBehind] = [chart.slice(0, dataAt), chart.slice(dataAt + 1)];
  const comma = (members: readonly unknown[]) => (members.length > 0 ? "," : "");
  const last = all.filter(({ name }) => ofOnePlace.has(name));
  const latest = last.find(({ name }) => name === "latest")?.value;
  const only = places.size === 1 ? [...places.keys()][0] : undefined;
  const geo = (latest === undefined ? undefined : geoOf(latest)) ?? only;
  return {
    before: `{${list(ahead)}${comma(ahead)}"chart":{${list(chartAhead)}${comma(chartAhead)}"data":[`,
    after: `]${comma(chartBehind)}${list(chartBehind)}}${comma(behind)}${list(behind)}`,
    places,
    last: geo === undefined || last.length === 0 ? undefined : { geo, json: list(last) },
  };
}

export const areOfOneState = (one: IndicatorParts, other: IndicatorParts): boolean =>
  one.before === other.before && one.after === other.after;

/**
 * An answer for these places, in this order, each from an answer of the same state. The last figures are those
 * of the first place, as a service gives them, or none: another place's would be taken for its own.
 */
export function putTogether(wanted: readonly (readonly [geo: string, from: IndicatorParts])[]) {
  const [first] = wanted;
  if (first === undefined) return "";
  const [geo, { before, after, last }] = first;
  const places = wanted.map(([code, { places: known }]) => known.get(code) ?? "");
  const figures = last?.geo === geo ? `,${last.json}` : "";
  return `${before}${places.join(",")}${after}${figures}}`;
}
