import type { Platform } from "../../contract/index.js";
import type { PlaceGroup } from "./place-groups.js";

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
  /** The places that a name which says none of them alone may mean: two for "Congo", one for "England". */
  mayMean(spelling: string): readonly Place[];
  /** By alpha-3 or aggregate code. */
  byCode(code: string): Place | undefined;
  /** A set of countries that people ask for by one name, such as G7 or DACH. */
  group(spelling: string): PlaceGroup | undefined;
  /** All of them. */
  groups(): readonly PlaceGroup[];
  /** Groups of countries first, then countries; for lists to choose from. */
  all(): readonly Place[];
}

/** "members of EU" lists countries where the EU itself is a place that an indicator covers. */
export const membersOf = /^(?:members of|mitglieder (?:von|der|des)|membres d[eu]|miembros de)\s+/i;

let loading: Promise<Places> | undefined;

/** The names of countries are loaded when first needed, so that functions start without them. */
export function loadPlaces(): Promise<Places> {
  loading ??= readPlaces().catch((error: unknown) => {
    // A lost chunk may be there at the next attempt.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readPlaces(): Promise<Places> {
  const { createPlaces } = await import(/* webpackChunkName: "places" */ "./create-places.js");
  return createPlaces();
}

/** The number by which the API filters for a place; a number is taken as it is. */
export async function geolocationNumber(spelling: string): Promise<number | undefined> {
  const text = spelling.trim();
  if (/^\d{1,5}$/.test(text)) return Number(text);
  return (await loadPlaces()).find(text)?.number;
}
