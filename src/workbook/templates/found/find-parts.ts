import type { IndicatorItem } from "../../../contract/index.js";
import {
  foldText,
  frequencyOf,
  parsePeriod,
  readUnit,
  type Day,
} from "../../../statistics/index.js";
import type { Saying, WantedPart, WantedPlace } from "./wanted-part.js";

/** Finds indicators by meaning, the best first. */
export type SearchIndicators = (text: string) => Promise<readonly IndicatorItem[]>;

export interface FoundPart {
  readonly wanted: WantedPart;
  readonly place: WantedPlace;
  readonly id: string;
  readonly title: string;
  /** Scale included. */
  readonly unit: string;
  /** Labels of the first and the last period. */
  readonly start: string;
  readonly end: string;
}

/**
 * Why a part is left out: nothing is certainly this figure; what is lacks the place; is of another frequency;
 * has another unit or none; ended long ago; ended before the others.
 */
type LeftOutReason = "nothing" | "place" | "frequency" | "unit" | "ended" | "earlier";

export interface LeftOutPart {
  readonly wanted: WantedPart;
  readonly place: WantedPlace;
  readonly reason: LeftOutReason;
  /** Of what ended: its last period. */
  readonly end?: string;
}

export interface FoundParts {
  readonly found: readonly FoundPart[];
  readonly left: readonly LeftOutPart[];
}

/** Where figures are late by more than this, nobody would take them for today's. */
const mostDaysLate = 270;

/** Words between the others. */
const empty = new Set(["the", "of", "in", "for", "per"]);

interface Finding {
  readonly placeOf: (wanted: WantedPart) => WantedPlace;
  readonly search: SearchIndicators;
  readonly today: Day;
}

/**
 * Looks for each part among what the service has. What is not beyond doubt is left out: the title must have all
 * words that make the figure and none that makes another one, the place, the frequency and the unit be right.
 *
 * @throws what the search throws: nothing is known then
 */
export async function findParts(
  wanted: readonly WantedPart[],
  finding: Finding,
): Promise<FoundParts> {
  const all = await Promise.all(wanted.map((part) => findPart(part, finding)));
  return {
    found: all.filter((one): one is FoundPart => "id" in one),
    left: all.filter((one): one is LeftOutPart => "reason" in one),
  };
}

const order: readonly LeftOutReason[] = ["nothing", "place", "frequency", "unit", "ended"];

async function findPart(
  wanted: WantedPart,
  { placeOf, search, today }: Finding,
): Promise<FoundPart | LeftOutPart> {
  const place = placeOf(wanted);
  let left: LeftOutPart = { wanted, place, reason: "nothing" };
  for (const saying of wanted.sayings) {
    const items = await search(queryOf(saying, wanted, place));
    const looked = items
      .filter(({ title }) => isCalled(title, saying, wanted, place))
      .map((item) => partOf(item, wanted, place, today));
    const [best] = looked
      .filter((one): one is FoundPart => "id" in one)
      .sort((one, other) => endOf(other) - endOf(one));
    if (best !== undefined) return best;
    for (const one of looked) {
      const isNearer = "reason" in one && order.indexOf(one.reason) > order.indexOf(left.reason);
      if (isNearer) left = one;
    }
  }
  return left;
}

/** What is of a place of its own says so in its words. */
const queryOf = ({ query }: Saying, wanted: WantedPart, place: WantedPlace) =>
  wanted.place === undefined ? `${query} ${place.words[0] ?? ""}`.trim() : query;

/** All searches that finding may take. */
export const searchesFor = (
  wanted: readonly WantedPart[],
  placeOf: Finding["placeOf"],
): string[] => [
  ...new Set(
    wanted.flatMap((part) => part.sayings.map((saying) => queryOf(saying, part, placeOf(part)))),
  ),
];

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function isCalled(
  title: string,
  { has, may = [] }: Saying,
  { frequency }: WantedPart,
  place: WantedPlace,
): boolean {
  const words = new Set(wordsOf(title));
  const needed = has.map((each) => (typeof each === "string" ? [each] : each));
  if (!needed.every((each) => each.some((word) => words.has(word)))) return false;
  // How often a figure comes changes nothing of what it is; a "monthly inflation rate" is another figure.
  const isChange = ["inflation", "growth", "change"].some((word) => words.has(word));
  const allowed = new Set([
    ...[...needed.flat(), ...may, ...place.words.flatMap(wordsOf)],
    ...(isChange ? [] : [frequency]),
  ]);
  return [...words].every((word) => allowed.has(word) || empty.has(word));
}

function partOf(
  item: IndicatorItem,
  wanted: WantedPart,
  place: WantedPlace,
  today: Day,
): FoundPart | LeftOutPart {
  const left = (reason: LeftOutReason): LeftOutPart => ({ wanted, place, reason });
  const { start, end } = item.covered_timeframe;
  if (!Object.hasOwn(item.covered_geos, place.code)) return left("place");
  if ((item.frequency ?? frequencyOf([start, end])) !== wanted.frequency) return left("frequency");
  const said = readUnit({ unit: item.measure?.unit, subject: item.subject });
  if (said.text === null || !wanted.unit.test(said.text)) return left("unit");
  const last = parsePeriod(end);
  if (last === undefined) return left("frequency");
  if (today - last.end > mostDaysLate) return { ...left("ended"), end };
  // What is no id in a formula can be asked for nothing.
  if (!/^[\w.:-]{2,100}$/.test(item.identifier)) return left("nothing");
  return {
    ...{ wanted, place, id: item.identifier, title: item.title, unit: said.text, start, end },
  };
}

const endOf = ({ end }: Pick<FoundPart, "end">): number => parsePeriod(end)?.end ?? 0;

/** What has no figure for the newest date is left out of what is shown for one date. */
export function ofOneDate({ found, left }: FoundParts): FoundParts {
  const newest = Math.max(...found.map(endOf));
  return {
    found: found.filter((part) => endOf(part) === newest),
    left: [
      ...left,
      ...found
        .filter((part) => endOf(part) < newest)
        .map(({ wanted, place, end }): LeftOutPart => ({ wanted, place, reason: "earlier", end })),
    ],
  };
}
