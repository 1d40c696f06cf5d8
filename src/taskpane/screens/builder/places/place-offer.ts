import { membersOf, type Places } from "../../../../statistics/index.js";
import type { FoundItem } from "../../../model/found-item.js";
import { withSought } from "../../../model/place-choice.js";
import { isReference, type Draft, type DraftField } from "../draft.js";

export interface PlaceOffer {
  /** With the places it covers, where a search has shown them. */
  readonly item?: FoundItem;
  readonly choices: readonly { readonly code: string; readonly name: string }[];
  /** The spellings of all places and groups, of whatever indicator; undefined until they are there. */
  readonly names?: Places;
}

export const noOffer: PlaceOffer = { choices: [] };

/** How many places an argument takes; undefined where it takes something else. */
export function placesOf(parameter: string, indicatorId: string): "one" | "several" | undefined {
  if (parameter === "geos") return "several";
  return parameter === "series" && indicatorId !== "" ? "one" : undefined;
}

/** The indicator that a draft is about; "" for none. */
export function indicatorOf(draft: Draft | null): string {
  const id = draft?.fields.id?.text.trim() ?? "";
  return /^\d*$|^=/.test(id) ? "" : id;
}

export const placesIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

function codeOf(typed: string, { choices }: PlaceOffer): string | undefined {
  const folded = typed.toLowerCase();
  const named =
    choices.find(({ name }) => name.toLowerCase() === folded) ??
    choices.find(({ code }) => code.toLowerCase() === folded);
  return named?.code;
}

/** The text of a field with these places behind it; of one that takes one place it is the first of them. */
export function addPlaces(
  text: string,
  typed: readonly string[],
  offer: PlaceOffer,
  isSingle: boolean,
): string {
  const codes = typed.map((place) => codeOf(place, offer) ?? place);
  return isSingle ? (codes[0] ?? "") : [...new Set([...placesIn(text), ...codes])].join(",");
}

const isKnown = (spelling: string, names: Places | undefined) =>
  names?.find(spelling) !== undefined ||
  names?.group(spelling.replace(membersOf, "")) !== undefined;

interface ReadDraft {
  /** With the places that are typed and not added, as if they were. */
  readonly draft: Draft;
  /** What is typed for a place and is none. */
  readonly unread: string | undefined;
}

/** What the formula is written from. */
export function readTyped(draft: Draft, offer: PlaceOffer): ReadDraft {
  let unread: string | undefined;
  const fields = Object.entries(draft.fields).map(([name, field]): [string, DraftField] => {
    const count = placesOf(name, indicatorOf(draft));
    if (count === undefined || isReference(field.text)) return [name, field];
    const text = readField(field, offer, count === "one");
    if (typeof text !== "string") unread ??= text.unread;
    return [name, typeof text === "string" ? { ...field, text } : field];
  });
  return { draft: { ...draft, fields: Object.fromEntries(fields) }, unread };
}

function readField(field: DraftField, offer: PlaceOffer, isSingle: boolean) {
  const typed = field.typed?.trim() ?? "";
  let { text } = field;
  if (typed !== "") {
    const isName = codeOf(typed, offer) !== undefined || (text === "" && isReference(typed));
    // Several at once, as with Enter.
    const places = isName ? [typed] : placesIn(typed);
    const isRead = places.length > 0 && (!isSingle || places.length === 1);
    const isPlace = (place: string) =>
      codeOf(place, offer) !== undefined || isKnown(place, offer.names);
    if (!isName && !(isRead && places.every(isPlace))) return { unread: typed };
    text = addPlaces(text, places, offer, isSingle);
  }
  const { item } = offer;
  if (isSingle || item === undefined || isReference(text)) return text;
  const geos = item.geos ?? {};
  const chosen = placesIn(text);
  const covered = chosen.filter((code) => Object.hasOwn(geos, code));
  const found = withSought(geos, covered, field.sought ?? "", offer.names);
  if (found === undefined) return { unread: field.sought?.trim() };
  if (found === covered) return text;
  return [...new Set([...chosen, ...found])].join(",");
}
