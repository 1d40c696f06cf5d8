/** A data type as Excel hands it to a function that takes them, as far as its value is read here. */
interface DataType {
  readonly type: string;
  readonly basicValue?: unknown;
  readonly text?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** Cards, such as those of Geography and Stocks: their basic value is an error, their text is their name. */
const cards: ReadonlySet<string> = new Set(["Entity", "LinkedEntity"]);
/** Values with something around them, such as a number with a format of its own. */
const values: ReadonlySet<string> = new Set(["Double", "String", "Boolean", "FormattedNumber"]);

export function isDataType(cell: unknown): cell is DataType {
  return typeof cell === "object" && cell !== null && "type" in cell;
}

/**
 * What a cell says: the name on a card, the value of a formatted number. What says nothing as text, such
 * as a picture, stays what it is, so that it is refused and not taken for a cell left empty.
 */
export function plainCell(cell: unknown): unknown {
  if (!isDataType(cell)) return cell;
  if (cell.type === "Empty") return null;
  if (values.has(cell.type)) return cell.basicValue;
  return cards.has(cell.type) && typeof cell.text === "string" ? cell.text : cell;
}

/** As `plainCell` where an id is wanted: a card of ours carries that of its content. */
export function idCell(cell: unknown): unknown {
  if (!isDataType(cell) || !cards.has(cell.type)) return plainCell(cell);
  const id = cell.properties?.["Id"];
  return id === undefined ? plainCell(cell) : plainCell(id);
}
