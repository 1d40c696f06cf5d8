import type { FindPlace } from "../cells/find-place.js";
import { isPlaceHeading, saysPlaceNumbers } from "../cells/places/place-numbers.js";
import { placeOfColumn } from "../cells/places/place-of-column.js";
import { mayHoldPlaces } from "../cells/places/place-heading.js";
import { isPeriod } from "../cells/read-period.js";
import { holdsFigures } from "./guess-measures.js";
import { enough, isFigure, isMissing, share, type Column } from "./guess-columns.js";

/** The column of places, and how it has them. */
export interface PlaceColumn extends Column {
  /** @default names and codes */
  readonly codes?: "M49";
}

/** Fewer places than these among a column's texts may be there by chance. */
const some = 0.2;
const told = 3;

/** The column of places among those that are free; asks for it where it is not sure. */
export function takePlaces(
  free: Set<Column>,
  findPlace: FindPlace,
  questions: string[],
): PlaceColumn | undefined {
  const isPlace = (text: string) =>
    findPlace(text) !== undefined && !isPeriod(text) && !isFigure(text);
  const columns = [...free].filter(({ name }) => mayHoldPlaces(name) && !isPeriod(name));
  const found =
    columns.find(({ texts }) => share(texts, isPlace) >= enough) ??
    numberedPlaces([...free], findPlace, questions) ??
    likelyPlaces(columns, isPlace, questions);
  for (const column of free) if (column.number === found?.number) free.delete(column);
  return found;
}

/** A column of numbers that a standard gives to places, by what it is called; asks where that is not sure. */
function numberedPlaces(
  columns: readonly Column[],
  { byNumber }: FindPlace,
  questions: string[],
): PlaceColumn | undefined {
  if (byNumber === undefined) return undefined;
  const found = columns.filter(
    ({ texts }) => share(texts, (text) => byNumber(text) !== undefined) >= enough,
  );
  const sure = found.find(({ name }) => saysPlaceNumbers(name));
  const column = sure ?? found.find(({ name }) => isPlaceHeading(name));
  if (column === undefined) return undefined;
  const first = column.texts.find((text) => byNumber(text) !== undefined)?.trim() ?? "";
  if (sure === undefined)
    questions.push(
      `whether the numbers in "${column.name}" are those of the United Nations (M49), where ${first} is ${byNumber(first) ?? ""}: the IMF, the FAO and others have numbers of their own. Where they are, use place: { column: ${JSON.stringify(column.name)}, codes: M49 }; else give names or ISO codes`,
    );
  return { ...column, codes: "M49" };
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

/**
 * The columns whose headings are the places, where nearly all columns of figures have such ones and none holds places; asks
 * about the others.
 */
export function placeHeadings(
  columns: readonly Column[],
  findPlace: FindPlace,
  questions: string[],
): readonly Column[] {
  const isPlace = (text: string) => findPlace(text) !== undefined && !isFigure(text);
  if (columns.some(({ texts }) => share(texts, isPlace) >= some)) return [];
  const figures = columns.filter(
    ({ name, texts }) =>
      name !== "" && holdsFigures({ name, texts }) && (isPlace(name) || !isOfPeriods(texts)),
  );
  const found = figures.filter(({ name }) => isPlace(name));
  if (found.length < 2 || found.length < figures.length * enough) return [];
  const others = figures.filter((column) => !found.includes(column));
  const shown = others.slice(0, told).map(({ name }) => `"${name}"`);
  const more = others.length > told ? ` and ${String(others.length - told)} more` : "";
  const [are, below] = others.length > 1 ? ["are none", "them"] : ["is none", "it"];
  if (others.length > 0)
    questions.push(
      `whether the headings are the places: ${shown.join(", ")}${more} ${are} that the library knows, and what stands below ${below} is left out where you say place: { headings: true }`,
    );
  return found;
}

const isOfPeriods = (texts: readonly string[]) => share(texts, isPeriod) >= enough;

/** Asks about columns that are called as places, where none holds them: they are read with one place. */
export function askPlacesAcross(
  columns: readonly Column[],
  findPlace: FindPlace,
  questions: string[],
): void {
  const found = columns.filter(({ name }) => placeOfColumn(name, findPlace) !== undefined);
  if (found.length < 2) return;
  const shown = found.slice(0, told).map(({ name }) => `"${name}"`);
  const more = found.length > told ? ` and ${String(found.length - told)} more` : "";
  questions.push(
    `of which place each column is: ${shown.join(", ")}${more} are called as places, and all columns are read with one. Write a row for each place and period, with the place in a column, head the columns as their places alone and say place: { headings: true }, or use a mapping for the columns of each place`,
  );
}

/** The columns that name the places of the table again by their numbers: they are no measures. */
export function numbersOfPlaces(
  columns: readonly Column[],
  place: PlaceColumn | undefined,
  findPlace: FindPlace,
): readonly Column[] {
  if (place === undefined || place.codes !== undefined) return [];
  return columns.filter(({ texts }) => {
    const pairs = texts.flatMap((text, at) => {
      const name = findPlace(place.texts[at] ?? "");
      // Lists number groups from 900 on, each in its own way.
      if (name === undefined || isMissing(text) || /^9\d\d$/.test(text.trim())) return [];
      return [findPlace.byNumber?.(text) === name];
    });
    return pairs.length > 0 && !pairs.includes(false);
  });
}
