import { serialToDate } from "hucre";
import type { TypedCell } from "../row.js";
import { isHidden, type HiddenParts } from "./hidden-parts.js";
import { type SheetCell, withTexts } from "./shown-texts.js";
import { createPartParser, type Attributes } from "./read-part.js";
import { RichTextReader, unescapeText, type RichText } from "./rich-text.js";
import type { Sheet, Workbook } from "./workbook.js";
import { unpack } from "./zip-entries.js";

/** "Excel specifications and limits". */
const mostColumns = 16_384;

/** A row with its number in Excel; cells that are not there are undefined. */
interface SheetRow {
  readonly line: number;
  readonly cells: readonly (SheetCell | undefined)[];
  readonly isHidden: boolean;
}

/** "AB12" → 27 */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const place = letter.charCodeAt(0) - 64;
    if (place < 1 || place > 26) break;
    column = column * 26 + place;
  }
  return column - 1;
}

function ofText({ text, raised }: RichText): SheetCell {
  if (raised === "") return { text };
  const reason = `"${text}" has "${raised}" above or below the line, such as the mark of a footnote: take it out of the cell`;
  return { text, typed: { reason, isWithoutResult: false } };
}

/** Excel shows no more: a sum of 0.1 and 0.2 is kept with seventeen, as 0.30000000000000004. */
const toFifteenDigits = (value: number): number => Number(value.toPrecision(15));

const signOf = (value: number) => (value > 0 ? "positive" : value < 0 ? "negative" : "zero");

function ofNumber(value: number, style: number, { formats, is1904 }: Workbook): SheetCell {
  const format = formats[style]?.[signOf(value)] ?? "plain";
  if (format === "date") {
    const date = serialToDate(value, is1904);
    if (!Number.isNaN(date.getTime())) return { text: date.toISOString().slice(0, 10) };
  }
  const text = String(value);
  if (typeof format === "object" && "before" in format) return withTexts(value, format);
  if (typeof format === "object") {
    const how =
      "scaling" in format
        ? `divided by thousands (number format ${format.scaling}): write the figure that is meant, in a format without a comma at its end`
        : `as another figure or as none (number format ${format.unlike}): write the figure that is meant, in a format that shows it with its sign`;
    return { text, typed: { reason: `${text} is shown ${how}`, isWithoutResult: false } };
  }
  return { text, typed: { number: value, isPercentage: format === "percentage" } };
}

const withoutResult: TypedCell = {
  reason:
    "has a formula without a result: open the workbook in Excel, save it and import that again",
  isWithoutResult: true,
};

/** Hears the elements of a sheet; what its rows were, `take` gives. */
class SheetReader {
  readonly #workbook: Workbook;
  readonly #hidden: HiddenParts;
  readonly #inline = new RichTextReader();
  #rows: SheetRow[] = [];
  #line = 0;
  #isHidden = false;
  #cells: (SheetCell | undefined)[] = [];
  #column = -1;
  #type = "";
  #style = 0;
  #value = "";
  #formula: string | undefined;
  /** The element whose text is heard: v, f or is. */
  #inside: string | undefined;

  constructor(workbook: Workbook, hidden: HiddenParts) {
    this.#workbook = workbook;
    this.#hidden = hidden;
  }

  open(name: string, attributes: Attributes): void {
    if (name === "row") {
      this.#line = attributes["r"] === undefined ? this.#line + 1 : Number(attributes["r"]);
      this.#isHidden = isHidden(attributes);
      this.#cells = [];
      this.#column = -1;
    } else if (name === "col") this.#hidden.column(attributes);
    else if (name === "c") {
      const { r, t = "n", s = "0" } = attributes;
      this.#column = r === undefined ? this.#column + 1 : columnOf(r);
      if (this.#column >= mostColumns) throw new Error(`a cell stands at ${r ?? "no column"}`);
      this.#type = t;
      this.#style = Number(s);
      this.#value = "";
      this.#formula = undefined;
    } else if (name === "v" || name === "is") this.#inside = name;
    else if (name === "f") {
      this.#inside = name;
      this.#formula = "";
    } else if (this.#inside === "is") this.#inline.open(name, attributes);
  }

  text(text: string): void {
    if (this.#inside === "v") this.#value += text;
    else if (this.#inside === "f") this.#formula = `${this.#formula ?? ""}${text}`;
    else if (this.#inside === "is") this.#inline.write(text);
  }

  close(name: string): void {
    if (name === "row")
      this.#rows.push({ line: this.#line, cells: this.#cells, isHidden: this.#isHidden });
    else if (name === "c") this.#cells[this.#column] = this.#cell();
    else if (name === this.#inside) this.#inside = undefined;
    else if (this.#inside === "is") this.#inline.close(name);
  }

  #cell(): SheetCell | undefined {
    const value = this.#value;
    if (this.#type === "inlineStr") return ofText(this.#inline.take());
    if (value === "" && this.#formula !== undefined && this.#type !== "str")
      return { text: `=${this.#formula}`, typed: withoutResult };
    if (value === "") return undefined;
    if (this.#type === "s") return ofText(this.#workbook.texts[Number(value)] ?? empty);
    if (this.#type === "b") return { text: value === "1" || value === "true" ? "TRUE" : "FALSE" };
    const number = this.#type === "n" ? Number(value) : NaN;
    return Number.isNaN(number)
      ? { text: unescapeText(value) }
      : ofNumber(toFifteenDigits(number), this.#style, this.#workbook);
  }

  take(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }
}
const empty: RichText = { text: "", raised: "" };

/**
 * The rows of a sheet one after the other.
 * @param hidden hears which columns are
 * @throws Error for a broken one
 */
export async function* sheetRows(
  sheet: Sheet,
  workbook: Workbook,
  hidden: HiddenParts,
): AsyncGenerator<SheetRow> {
  const reader = new SheetReader(workbook, hidden);
  const parser = createPartParser(sheet.part.name, {
    open: (name, attributes) => {
      reader.open(name, attributes);
    },
    text: (text) => {
      reader.text(text);
    },
    close: (name) => {
      reader.close(name);
    },
  });
  for await (const bytes of unpack(sheet.part)) {
    parser.write(bytes);
    yield* reader.take();
  }
  parser.end();
}
