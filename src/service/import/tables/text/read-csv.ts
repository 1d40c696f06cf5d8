import { Readable } from "node:stream";
import { parse, CsvError } from "csv-parse";
import { readText } from "./read-text.js";
import type { TableRow } from "../row.js";

const mostLineLength = 1_000_000;
/** Lines that may stand above a heading. */
const mostAbove = 40;

/** The sign between the cells of a first line: the one of four that it has most of. */
function delimiterOf(line: string): string {
  // Eurostat joins dimensions with commas in front of the first tab.
  if (/^[\w,]+\\\w+\s*\t/.test(line)) return "\t";
  const bare = line.replace(/"[^"]*"/g, "");
  const [best] = [",", ";", "\t", "|"]
    .map((sign) => ({ sign, count: bare.split(sign).length }))
    .sort((a, b) => b.count - a.count);
  return best?.sign ?? ",";
}

/** What Excel reads, and some programs write, before the heading. */
const excelSign = /^"?sep=(.)"?\r?$/i;

const someSign = /[,;\t|]/;

/**
 * The line of the heading as far as it is not too long: the first that is no comment, or where that has no sign between
 * cells, as a title has none, the next one that has.
 */
async function firstLine(path: string, writing: CsvWriting): Promise<string> {
  const { encoding, comment, from = 1 } = writing;
  const isComment = (line: string) => comment !== undefined && line.startsWith(comment);
  const likely = (lines: readonly string[]) => lines.find((line) => someSign.test(line));
  let text = "";
  for await (const piece of readText(path, encoding)) {
    text += piece;
    const whole = text.split("\n").slice(0, -1);
    const lines = whole.slice(from - 1).filter((line) => !isComment(line));
    const found = likely(lines.slice(0, mostAbove));
    if (found !== undefined) return found;
    if (lines.length > mostAbove) break;
    if (text.length > mostLineLength) break;
  }
  const lines = text
    .split("\n")
    .slice(from - 1)
    .filter((line) => !isComment(line));
  return likely(lines.slice(0, mostAbove)) ?? lines[0] ?? "";
}

/** How a table is written, where that is said. */
interface CsvWriting {
  /** The line of its heading. @default the first */
  readonly from?: number | undefined;
  /** @default the sign that its first line has most of */
  readonly delimiter?: string | undefined;
  /** @default UTF-8, or as its byte order mark says */
  readonly encoding?: string | undefined;
  /** Begins a line that is none. @default none does */
  readonly comment?: string | undefined;
  /** @default '"' */
  readonly quote?: string | undefined;
  /** Before a quote that ends no text. @default the quote */
  readonly escape?: string | undefined;
  /** Whether blanks behind a delimiter are none of the cell. @default false */
  readonly isTrimmed?: boolean | undefined;
  /** @default none is */
  readonly isLeftOut?: (row: TableRow) => boolean;
}

/**
 * The rows of a CSV file, gzip or not, one after the other; blank lines are left out.
 * @throws Error with file, line and reason
 */
export async function* readCsv(path: string, writing: CsvWriting = {}): AsyncGenerator<TableRow> {
  const { encoding, comment, quote = '"', isTrimmed = false, isLeftOut = () => false } = writing;
  const first = await firstLine(path, writing);
  const [saysSign, saidSign] = excelSign.exec(first) ?? [];
  const sign = writing.delimiter ?? saidSign ?? delimiterOf(first);
  const parser = parse({
    bom: true,
    ...(comment === undefined ? {} : { comment, comment_no_infix: true }),
    ...{ quote: quote === "" ? false : quote, escape: writing.escape ?? (quote || null) },
    ltrim: isTrimmed,
    delimiter: sign,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: mostLineLength,
  });
  const text = Readable.from(readText(path, encoding));
  text.on("error", (error: Error) => parser.destroy(error));
  text.pipe(parser);
  try {
    for await (const entry of parser as AsyncIterable<{
      info: { lines: number };
      record: string[];
    }>) {
      const row = { line: entry.info.lines, cells: entry.record };
      const isSign = saysSign !== undefined && row.line === 1;
      if (!isSign && !isLeftOut(row)) yield row;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`${path}: ${error.message}`, { cause: error });
    throw error;
  } finally {
    text.destroy();
  }
}
