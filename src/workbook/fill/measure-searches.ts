import type { Header } from "../headers/find-headers.js";
import type { EntryKind, TableReading, TableUnderstanding } from "./table-entries.js";
import { measureInTitle } from "./title-facts.js";

/** What the user says of a table. */
export interface TableHints {
  /** What the headers are. @default what most of them are */
  readonly kinds?: Partial<TableUnderstanding["kinds"]> | undefined;
  /** What to look for, where the whole table has one measure. @default the title's words */
  readonly measure?: string | undefined;
}

/** More is no table of measures but a list of something else. */
export const mostSearches = 60;

/** The texts that indicators are searched for, each once: they are what reading a table asks the service. */
export function searchesFor(reading: TableReading, hints: TableHints): string[] {
  const kinds = kindsOf(reading, hints);
  const { rows, columns } = reading.headers;
  const headers = [
    ...(kinds.rows === "measures" ? rows : []),
    ...(kinds.columns === "measures" ? columns : []),
  ];
  const isWhole = kinds.rows !== "measures" && kinds.columns !== "measures";
  const texts = headers.flatMap(({ meaning, text }) => {
    if (meaning.kind === "period") return [];
    return [meaning.kind === "id" ? meaning.id : measureWords(text)];
  });
  return [...new Set(isWhole ? titleSearches(reading, hints) : texts)];
}

/** What may name the measure of the whole table, one after the other until something is found. */
export function titleSearches(reading: TableReading, { measure }: TableHints): string[] {
  const asked = measure?.trim() ?? "";
  const texts = asked === "" ? titlesOf(reading).map(({ text }) => measureInTitle(text)) : [asked];
  return [...new Set(texts.filter((text) => text.length > 1))];
}

/** Titles that are no place, period or id. */
export const titlesOf = ({ headers }: TableReading): readonly Header[] =>
  headers.titles.filter(({ meaning }) => meaning.kind === "text");

/** What of a header is looked for. */
export const measureWords = (text: string): string =>
  text.replace(/\([^()]*\)/g, " ").trim() || text;

export const kindsOf = (
  { headers: { rows, columns } }: TableReading,
  { kinds }: TableHints,
): TableUnderstanding["kinds"] => ({
  rows: kinds?.rows ?? kindOf(rows),
  columns: kinds?.columns ?? kindOf(columns),
});

/** What at least half of the headers are; what is neither place nor period is a measure. */
function kindOf(headers: readonly Header[]): EntryKind {
  const count = (...kinds: string[]) =>
    headers.filter(({ meaning }) => kinds.includes(meaning.kind)).length;
  if (count("period") * 2 >= headers.length) return "periods";
  const places = count("place", "group", "near");
  const isPlaces = places * 2 >= headers.length && (count("place", "group") > 0 || places > 1);
  return isPlaces ? "places" : "measures";
}
