import {
  parseSpan,
  type Day,
  type Place,
  type PlaceGroup,
  type Places,
} from "../../statistics/index.js";
import { headerPeriod, type HeaderPeriod } from "./header-period.js";
import type { BlockCell } from "./read-block.js";

/** `isReadAsIs`: a function that is given the cell reads the same in it. */
export type Meaning =
  | { readonly kind: "period"; readonly period: HeaderPeriod; readonly isReadAsIs: boolean }
  | { readonly kind: "place"; readonly place: Place; readonly isReadAsIs: boolean }
  /** Several places under one name, such as G7, that are no place themselves. */
  | { readonly kind: "group"; readonly group: PlaceGroup }
  /** Misspelled and near to one place alone, or the name of a part of one, or of two. */
  | { readonly kind: "near"; readonly places: readonly Place[] }
  | { readonly kind: "id"; readonly id: string }
  /** Anything else: a measure, or what nobody can read. */
  | { readonly kind: "text" };

const indicatorId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Marks of footnotes and bullets, and what stands in brackets behind a name: "Germany¹", "Germany (DEU)". */
const around = /^[\s•·–-]+|[\s*†‡¹²³⁴⁵⁶⁷⁸⁹⁰]+$|\s*\([^()]*\)\s*$/g;

/** Codes of places are words as well, in small letters: no, is, in, are. */
const isWord = (text: string) =>
  text.length <= 3 && text !== text.toUpperCase() && !/^(?:usa|uk|uae|eu)$/i.test(text);

/**
 * What a header says. A number is never a place: 4 is the first column of a list as often as it is the code
 * of Afghanistan.
 */
export function meaningOf(cell: BlockCell, places: Places, today: Day): Meaning {
  const period = headerPeriod(cell);
  if (period !== undefined) {
    const span = parseSpan(cell.value, today);
    const isReadAsIs = span?.start === period.start && span.end === period.end;
    return { kind: "period", period, isReadAsIs };
  }
  if (typeof cell.value !== "string") return { kind: "text" };
  const text = cell.value.trim();
  if (indicatorId.test(text)) return { kind: "id", id: text };
  if (!/\p{L}/u.test(text)) return { kind: "text" };
  const place = isWord(text) ? undefined : places.find(text);
  if (place !== undefined) return { kind: "place", place, isReadAsIs: true };
  const bare = text.replace(around, "").replace(around, "");
  const named = isWord(bare) ? undefined : places.find(bare);
  if (named !== undefined) return { kind: "place", place: named, isReadAsIs: false };
  const group = places.group(text);
  if (group !== undefined) return { kind: "group", group };
  const meant = places.mayMean(bare);
  if (meant.length > 0) return { kind: "near", places: meant };
  const near = isWord(bare) ? undefined : places.near(bare);
  return near === undefined ? { kind: "text" } : { kind: "near", places: [near] };
}
