/** Tables of a data package whose codes others use: "7" is what its list says, and "DE" may be Delaware. */
import { foldText } from "../../../../statistics/index.js";
import type { FindPlace } from "../../cells/find-place.js";
import type { MappedTable } from "../../tables/mapped-table.js";
import type { TableRow } from "../../tables/row.js";

/** A column whose cells are keys of another table. */
export interface ForeignColumn {
  readonly column: string;
  /** The table's name. */
  readonly resource: string;
  /** The column of that table with the keys; undefined where several columns together are the key. */
  readonly key: string | undefined;
}

interface NamedTable {
  readonly name: string | undefined;
  readonly rows: MappedTable["rows"];
}

interface CodeLists {
  /** Whether others take their codes from it: it has no figures of its own. */
  isList(name: string | undefined): boolean;
  /** Rows with the list's words in place of its codes. */
  named(rows: MappedTable["rows"], columns: readonly ForeignColumn[]): MappedTable["rows"];
}

/** The word of a code; never the code itself, which may look like a place that it is not. */
type ToWord = (code: string) => string;

const wordHeadings = new Set(["name", "title", "label", "nom", "nombre", "bezeichnung"]);

interface Column {
  readonly at: number;
  readonly heading: string;
  readonly texts: readonly string[];
}

/**
 * The column that says what each code is: the one called a name, else the only one with another text for every
 * code, or the first of several that all name the same places. A country beside a city is no name of it.
 */
function wordsOf(columns: readonly Column[], findPlace: FindPlace): Column | undefined {
  const own = columns.filter(({ texts }) => new Set(texts).size === texts.length);
  const called = own.find(({ heading }) => wordHeadings.has(foldText(heading)));
  const [first, ...others] = own;
  if (called !== undefined || first === undefined) return called;
  const places = (column: Column) => JSON.stringify(column.texts.map((text) => findPlace(text)));
  return others.every((other) => places(other) === places(first)) ? first : undefined;
}

/** Undefined where a list has no such key, or does not tell which of its columns says what a code is. */
async function readList(
  rows: AsyncIterable<TableRow>,
  key: string,
  findPlace: FindPlace,
): Promise<ReadonlyMap<string, string> | undefined> {
  let heading: readonly string[] | undefined;
  const body: (readonly string[])[] = [];
  for await (const { cells } of rows) {
    if (heading === undefined) heading = cells.map((cell) => cell.trim());
    else body.push(cells);
  }
  const columns = (heading ?? []).map((name, at): Column => {
    return { at, heading: name, texts: body.map((cells) => (cells[at] ?? "").trim()) };
  });
  const keys = columns.find((column) => column.heading === key);
  if (keys === undefined || new Set(keys.texts).size < keys.texts.length) return undefined;
  const others = columns.filter((column) => column !== keys);
  // A list of codes alone: they are the words.
  const words = others.length === 0 ? keys : wordsOf(others, findPlace);
  return words && new Map(keys.texts.map((code, at) => [code, words.texts[at] ?? ""]));
}

async function* withWords(
  rows: AsyncIterable<TableRow>,
  words: ReadonlyMap<string, ToWord>,
): AsyncGenerator<TableRow> {
  let byColumn: readonly (ToWord | undefined)[] | undefined;
  for await (const row of rows) {
    if (byColumn === undefined) {
      byColumn = row.cells.map((heading) => words.get(heading.trim()));
      yield row;
      continue;
    }
    const toWords = byColumn;
    const cells = row.cells.map((cell, at) => (cell === "" ? cell : (toWords[at]?.(cell) ?? cell)));
    yield { ...row, cells };
  }
}

/** A list may stand in the description itself, as records or as rows with their heading. */
export async function* rowsOfData(data: readonly unknown[]): AsyncGenerator<TableRow> {
  const [first] = data;
  const isRecord = (row: unknown): row is Record<string, unknown> =>
    typeof row === "object" && row !== null && !Array.isArray(row);
  const heading = isRecord(first) ? Object.keys(first) : undefined;
  const toText = (value: unknown) =>
    typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (heading !== undefined) yield await Promise.resolve({ line: 1, cells: heading });
  for (const [at, row] of data.entries()) {
    const cells = isRecord(row) ? (heading ?? []).map((name) => row[name]) : [row].flat();
    yield { line: at + 1, cells: cells.map(toText) };
  }
}

/** The tables that others take their codes from. @throws Error where one cannot be read */
export async function readCodeLists(
  columns: readonly ForeignColumn[],
  tables: readonly NamedTable[],
  findPlace: FindPlace,
): Promise<CodeLists> {
  const lists = new Map<string, ReadonlyMap<string, string> | undefined>();
  const nameOf = ({ resource, key }: ForeignColumn) => `${resource} ${key ?? ""}`;
  for (const one of columns) {
    const table = tables.find(({ name }) => name === one.resource);
    if (table === undefined || one.key === undefined || lists.has(nameOf(one))) continue;
    lists.set(nameOf(one), await readList(table.rows(), one.key, findPlace));
  }
  const toWordOf = (column: ForeignColumn): ToWord => {
    const list = lists.get(nameOf(column));
    if (list === undefined) return (code) => `${code} (of ${column.resource}, which does not tell)`;
    return (code) => list.get(code.trim()) ?? `${code} (in no list)`;
  };
  const names = new Set(columns.map(({ resource }) => resource));
  return {
    isList: (name) => name !== undefined && names.has(name),
    named: (rows, own) => {
      const words = new Map(own.map((one) => [one.column, toWordOf(one)]));
      return words.size === 0 ? rows : () => withWords(rows(), words);
    },
  };
}
