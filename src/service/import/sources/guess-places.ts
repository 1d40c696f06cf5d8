import type { FindPlace } from "../cells/find-place.js";
import { mayHoldPlaces } from "../cells/place-heading.js";
import { enough, isFigure, isMissing, isPeriod, share, type Column } from "./guess-columns.js";

/** Fewer places than these among a column's texts may be there by chance. */
const some = 0.2;
const told = 3;

/** The column of places among those that are free; asks for it where it is not sure. */
export function takePlaces(
  free: Set<Column>,
  findPlace: FindPlace,
  questions: string[],
): Column | undefined {
  const isPlace = (text: string) =>
    findPlace(text) !== undefined && !isPeriod(text) && !isFigure(text);
  const columns = [...free].filter(({ name }) => mayHoldPlaces(name));
  const found =
    columns.find(({ texts }) => share(texts, isPlace) >= enough) ??
    likelyPlaces(columns, isPlace, questions);
  if (found !== undefined) free.delete(found);
  return found;
}

/**
 * The column that seems to hold the places beside too much that is none, totals and notes below the table: one place for all
 * its figures would have those of each.
 */
function likelyPlaces(
  columns: readonly Column[],
  isPlace: (text: string) => boolean,
  questions: string[],
): Column | undefined {
  const [likely] = columns
    .filter(({ name }) => name !== "")
    .map((column) => ({ column, places: share(column.texts, isPlace) }))
    .filter(({ places }) => places >= some)
    .sort((a, b) => b.places - a.places);
  if (likely === undefined) {
    questions.push("which place the figures are of: place: { is: Germany }");
    return undefined;
  }
  const { name, texts } = likely.column;
  const others = new Set(texts.filter((text) => !isMissing(text) && !isPlace(text)));
  const shown = [...others].slice(0, told).map((text) => `"${text.trim()}"`);
  const more = others.size > told ? ` and ${String(others.size - told)} more` : "";
  questions.push(
    `whether "${name}" holds the places: ${shown.join(", ")}${more} in it are none that the library knows, and their rows are left out where you say place: { column: ${JSON.stringify(name)} }`,
  );
  return likely.column;
}
