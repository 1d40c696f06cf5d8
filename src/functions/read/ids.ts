import { CellError } from "../messages/cell-error.js";
import { idsOf, listOf, textOf } from "./arguments.js";
import { isMarked, type ErrorMarks } from "./error-cells.js";

/** Statistics have numbers; indicators have texts (UUIDs on the live service). */
export type ContentId =
  | { readonly kind: "statistic"; readonly id: number }
  | { readonly kind: "indicator"; readonly id: string };

/** One id as a cell holds it: a number, digits as text, or an indicator's id. */
export function readId(cell: unknown): ContentId {
  const text = textOf(cell);
  if (text === "" || text === "0") throw new CellError("missing-id");
  if (/^\d+$/.test(text)) {
    const id = Number(text);
    if (!Number.isSafeInteger(id)) throw new CellError("bad-id", { value: text });
    return { kind: "statistic", id };
  }
  // "id" is the header of a result list that a range took along.
  if (typeof cell !== "string" || !/^[\w.:-]{2,100}$/.test(text) || /^id$/i.test(text)) {
    throw new CellError("bad-id", { value: text });
  }
  return { kind: "indicator", id: text };
}

/** The number of a statistic, for functions that work with statistics alone. */
export function statisticIdOf(id: ContentId, name: string): number {
  if (id.kind === "statistic") return id.id;
  throw new CellError("statistics-only", { value: id.id, name });
}

/** The id in a single cell, also where the host wraps it into a matrix. */
export const singleIdOf = (input: unknown): unknown => idsOf(input)[0]?.[0];

/** Distinct ids of a range or a comma list, in order; errors as their marks, which name no content. */
function readIds(input: unknown, marks: ErrorMarks): ContentId[] {
  const read = (text: string): ContentId =>
    isMarked(text) ? { kind: "indicator", id: text } : readId(text);
  const ids = new Map(listOf(input, idsOf(input), marks).map((text) => [text, read(text)]));
  if (ids.size === 0) throw new CellError("missing-id");
  return [...new Map([...ids.values()].map((id) => [id.id, id])).values()];
}

/** As `readIds`, for functions that work with statistics alone: numbers, and the marks of errors. */
export function readStatisticIds(
  input: unknown,
  name: string,
  marks: ErrorMarks,
): (number | string)[] {
  return readIds(input, marks).map(({ kind, id }) => {
    if (kind === "statistic" || isMarked(id)) return id;
    throw new CellError("statistics-only", { value: id, name });
  });
}

/** Distinct ids of indicators of a range or a comma list, in order. */
export function readIndicatorIds(input: unknown, marks: ErrorMarks): string[] {
  const ids = readIds(input, marks).map(({ id }) => String(id));
  marks.requireMore(ids);
  return ids;
}

/** Indicators have text ids; digits are taken too, since other services may number them. */
export function readIndicatorId(input: unknown): string {
  return String(readId(singleIdOf(input)).id);
}
