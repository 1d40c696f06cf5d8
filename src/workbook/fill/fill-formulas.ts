import { writeStatFormula, type WritableArgument } from "../formulas/write-stat-call.js";
import type { Header } from "../headers/find-headers.js";
import {
  latestPeriod,
  type EntryChoice,
  type EntryKind,
  type TableEntry,
} from "./table-entries.js";

interface Line {
  readonly entry: TableEntry;
  readonly choice: EntryChoice;
}

interface Kinds {
  readonly rows: EntryKind;
  readonly columns: EntryKind;
}

export interface FormulaParts {
  readonly lines: Readonly<Record<EntryKind, Line>>;
  readonly kinds: Kinds;
  /** Of STAT.VALUE; "" for none. */
  readonly options: string;
}

/** In the order of STAT.VALUE's arguments. */
const order = ["measures", "places", "periods"] as const;

/** One cell's formula: what its headers say is referred to where the function reads it as they do, else written out. */
export function cellFormula({ lines, kinds, options }: FormulaParts): string {
  const args = order.map((kind) => {
    const line = lines[kind];
    const { header } = line.entry;
    if (header === undefined || !isReadAsIs(line)) return literal(line);
    if (kind === kinds.rows) return reference(header.address.replace(/^/, "$"));
    if (kind === kinds.columns) return reference(header.address.replace(/(?=\d)/, "$"));
    return literal(line);
  });
  return writeStatFormula("VALUE", [...args, optionsOf(options)]);
}

interface SpillParts {
  readonly down: readonly Line[];
  readonly across: readonly Line[];
  readonly all: Line;
  readonly kinds: Kinds;
  readonly options: string;
}

/** One formula whose result covers all cells. */
export function spillFormula({ down, across, all, kinds, options }: SpillParts): string {
  const args = order.map((kind) => {
    if (kind === kinds.rows) return listOf(down, ";");
    return kind === kinds.columns ? listOf(across, ",") : literal(all);
  });
  return writeStatFormula("VALUE", [...args, optionsOf(options)]);
}

/** A range where the function reads all of its cells, else what they mean as an array. */
function listOf(lines: readonly Line[], separator: string): WritableArgument {
  const headers = lines.flatMap(({ entry }) => entry.header ?? []);
  if (lines.every(isReadAsIs)) {
    const ends = [headers[0], headers.at(-1)].map((header) => absolute(header));
    return reference(ends[0] === ends[1] ? (ends[0] ?? "") : ends.join(":"));
  }
  const texts = lines.map((line) => {
    const argument = literal(line);
    if (argument.kind !== "literal") return '""';
    return typeof argument.value === "number" ? String(argument.value) : quoted(argument.value);
  });
  return reference(`{${texts.join(separator)}}`);
}

const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;
const absolute = (header: Header | undefined) =>
  (header?.address ?? "").replace(/^([A-Z]+)(\d+)$/, "$$$1$$$2");
const reference = (text: string): WritableArgument => ({ kind: "text", text });

function isReadAsIs({ entry, choice }: Line): boolean {
  const meaning = entry.header?.meaning;
  if (meaning?.kind === "id") return meaning.id === choice.value;
  if (meaning?.kind === "place") return meaning.isReadAsIs && meaning.place.code === choice.value;
  return meaning?.kind === "period" && meaning.isReadAsIs;
}

/** A year is a number, so that nobody takes it for a text in the formula. */
function literal({ entry, choice: { value } }: Line): WritableArgument {
  if (entry.kind !== "periods") return { kind: "literal", value };
  if (value === latestPeriod) return { kind: "omitted" };
  return { kind: "literal", value: /^\d{4}$/.test(value) ? Number(value) : value };
}

const optionsOf = (options: string): WritableArgument =>
  options === "" ? { kind: "omitted" } : { kind: "literal", value: options };
