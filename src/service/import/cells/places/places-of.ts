import type { ColumnMapping } from "../../mapping.js";
import type { FindPlace } from "../find-place.js";

/** Finds places as a mapping says that a column or the headings have them. */
export const placesOf = (place: ColumnMapping["place"], findPlace: FindPlace): FindPlace =>
  !("is" in place) && place.codes === "M49" && findPlace.byNumber !== undefined
    ? findPlace.byNumber
    : findPlace;

/** What may be done about a number that is no place's name, behind the reason. */
export const aboutNumber = (text: string, place: ColumnMapping["place"]): string =>
  "column" in place && place.codes === undefined && /^'?\d{1,3}$/.test(text.trim())
    ? `: where its numbers are those of the United Nations (M49), say place: { column: ${JSON.stringify(place.column)}, codes: M49 }`
    : "";
