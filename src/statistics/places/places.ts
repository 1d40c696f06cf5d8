import type { Platform } from "../../contract/index.js";
import type { PlaceGroup } from "./place-groups.js";
import { foldText } from "../text/fold-text.js";

export interface Place {
  /** ISO 3166-1 alpha-3, or an aggregate such as WLD or EUR: what indicators take. */
  readonly code: string;
  /** UN M49, or the API's own number of a group: what filters studies. */
  readonly number: number;
  readonly names: Readonly<Record<Platform, string>>;
}

export interface Places {
  /** A name in any of the four languages, alpha-2, alpha-3, UN M49 (276, "001") or a group's number. */
  find(spelling: string): Place | undefined;
  /** What a misspelled name was meant to be, where that is one place alone. */
  near(spelling: string): Place | undefined;
  /** By alpha-3 or aggregate code. */
  byCode(code: string): Place | undefined;
  /** A set of countries that people ask for by one name, such as G7 or DACH. */
  group(spelling: string): PlaceGroup | undefined;
  /** All of them. */
  groups(): readonly PlaceGroup[];
  /** Groups of countries first, then countries; for lists to choose from. */
  all(): readonly Place[];
}

/** Letters a name has at least for one edit, and for two: among shorter ones everything is near. */
const shortName = 4;
const longName = 6;

let loading: Promise<Places> | undefined;

/** The names of countries are loaded when first needed, so that functions start without them. */
export function loadPlaces(): Promise<Places> {
  loading ??= createPlaces().catch((error: unknown) => {
    // A lost chunk may be there at the next attempt.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function createPlaces(): Promise<Places> {
  const { aggregates, countries, distance, namesOf, placeGroups, shortNames, spokenNames } =
    await import("./country-names.js");
  const groups = new Map(
    placeGroups.flatMap((group) =>
      [group.key, ...Object.values(group.names), ...group.synonyms].map(
        (name) => [foldText(name), group] as const,
      ),
    ),
  );
  const byKey = new Map<string, Place>();
  const byCode = new Map<string, Place>();
  // The first meaning of a spelling wins: codes before names, countries before what people call them.
  const add = (key: string, place: Place) => {
    const folded = foldText(key);
    if (folded !== "" && !byKey.has(folded)) byKey.set(folded, place);
  };
  const known: { place: Place; spellings: readonly string[] }[] = [
    ...aggregates.map(({ code, number, m49, names, synonyms }) => {
      const numbers = [number, ...(m49 === undefined ? [] : [m49])].flatMap(numberSpellings);
      const spellings = [...Object.values(names), ...synonyms.split(";"), ...numbers];
      return { place: { code, number, names }, spellings };
    }),
    ...countries().map(({ alpha2, alpha3, numeric }) => {
      const names = namesOf(alpha2);
      const first = shortNames[alpha3] ?? names.first;
      const place = { code: alpha3, number: Number(numeric), names: first };
      const spoken = (spokenNames[alpha3] ?? "").split(";");
      return {
        place,
        spellings: [
          alpha2,
          ...numberSpellings(Number(numeric)),
          ...Object.values(first),
          ...names.all,
          ...spoken,
        ],
      };
    }),
  ];
  for (const { place } of known) {
    byCode.set(place.code, place);
    add(place.code, place);
  }
  for (const { place, spellings } of known) for (const each of spellings) add(each, place);
  return {
    find: (spelling) => {
      const folded = foldText(spelling);
      return byKey.get(folded) ?? byKey.get(folded.replace(/^the /, ""));
    },
    near: (spelling) => {
      const folded = foldText(spelling);
      const most = folded.length < shortName ? 0 : folded.length < longName ? 1 : 2;
      const found = [...byKey]
        .filter(([key]) => key.length >= shortName && Math.abs(key.length - folded.length) <= most)
        .map(([key, place]) => ({ place, edits: distance(key, folded) }))
        .filter(({ edits }) => edits <= most);
      const fewest = Math.min(...found.map(({ edits }) => edits));
      const nearest = new Set(
        found.filter(({ edits }) => edits === fewest).map(({ place }) => place),
      );
      return nearest.size === 1 ? [...nearest][0] : undefined;
    },
    group: (spelling) => {
      const folded = foldText(spelling);
      return groups.get(folded) ?? groups.get(folded.replace(/^the /, ""));
    },
    groups: () => placeGroups,
    byCode: (code) => byCode.get(code.toUpperCase()),
    all: () => [...byCode.values()],
  };
}

function numberSpellings(number: number): string[] {
  if (!(number > 0)) return [];
  return [String(number), String(number).padStart(3, "0")];
}

/** The number by which the API filters for a place; a number is taken as it is. */
export async function geolocationNumber(spelling: string): Promise<number | undefined> {
  const text = spelling.trim();
  if (/^\d{1,5}$/.test(text)) return Number(text);
  return (await loadPlaces()).find(text)?.number;
}
