import { foldText } from "../text/fold-text.js";
import {
  aggregates,
  countries,
  distance,
  namesOf,
  placeGroups,
  shortNames,
  spokenNames,
} from "./country-names.js";
import type { Place, Places } from "./places.js";
import { unclearNames } from "./unclear-names.js";

/** Letters a name has at least for one edit, and for two: among shorter ones everything is near. */
const shortName = 4;
const longName = 6;

export function createPlaces(): Places {
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
    const isNew = folded !== "" && !byKey.has(folded);
    if (isNew && !Object.hasOwn(unclearNames, folded)) byKey.set(folded, place);
  };
  const known = knownPlaces();
  for (const { place } of known) {
    byCode.set(place.code, place);
    add(place.code, place);
  }
  for (const { place, spellings } of known) for (const each of spellings) add(each, place);
  const mayMean = (spelling: string) => {
    const folded = foldText(spelling).replace(/^the /, "");
    return (unclearNames[folded] ?? []).flatMap((code) => byCode.get(code) ?? []);
  };
  return {
    find: (spelling) => {
      const folded = foldText(spelling);
      return byKey.get(folded) ?? byKey.get(folded.replace(/^the /, ""));
    },
    near: (spelling) => {
      const meant = mayMean(spelling);
      return meant.length === 0 ? nearest(byKey, foldText(spelling)) : only(meant);
    },
    mayMean,
    group: (spelling) => {
      const folded = foldText(spelling);
      return groups.get(folded) ?? groups.get(folded.replace(/^the /, ""));
    },
    groups: () => placeGroups,
    byCode: (code) => byCode.get(code.toUpperCase()),
    all: () => [...byCode.values()],
  };
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

function numberSpellings(number: number): string[] {
  if (!(number > 0)) return [];
  return [String(number), String(number).padStart(3, "0")];
}

/** Every place with the spellings that mean it, beside its code. */
function knownPlaces(): { place: Place; spellings: readonly string[] }[] {
  return [
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
}

/** The one place whose spelling is nearest; undefined where two are, and where none is near. */
function nearest(byKey: ReadonlyMap<string, Place>, folded: string): Place | undefined {
  const most = folded.length < shortName ? 0 : folded.length < longName ? 1 : 2;
  const found = [...byKey]
    .filter(([key]) => key.length >= shortName && Math.abs(key.length - folded.length) <= most)
    .map(([key, place]) => ({ place, edits: distance(key, folded) }))
    .filter(({ edits }) => edits <= most);
  const fewest = Math.min(...found.map(({ edits }) => edits));
  const places = new Set(found.filter(({ edits }) => edits === fewest).map(({ place }) => place));
  return places.size === 1 ? [...places][0] : undefined;
}
