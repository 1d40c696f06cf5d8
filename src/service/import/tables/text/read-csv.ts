import { Readable } from "node:stream";
import { parse, CsvError } from "csv-parse";
import { readText } from "./read-text.js";
import type { TableRow } from "../row.js";

const mostLineLength = 1_000_000;

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

async function firstLine(path: string, encoding: string | undefined): Promise<string> {
  let text = "";
  for await (const piece of readText(path, encoding)) {
    text += piece;
    if (piece.includes("\n") || text.length > mostLineLength) break;
  }
  return text.split("\n", 1)[0] ?? "";
}

/** How a table is written, where that is said. */
interface CsvWriting {
  /** @default the sign that its first line has most of */
  readonly delimiter?: string | undefined;
  /** @default UTF-8, or as its byte order mark says */
  readonly encoding?: string | undefined;
}

/**
 * The rows of a CSV file, gzip or not, one after the other; blank lines are left out.
 * @throws Error with file, line and reason
 */
export async function* readCsv(
  path: string,
  { delimiter, encoding }: CsvWriting = {},
): AsyncGenerator<TableRow> {
  const sign = delimiter ?? delimiterOf(await firstLine(path, encoding));
  const parser = parse({
    bom: true,
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
    }>)
      yield { line: entry.info.lines, cells: entry.record };
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`${path}: ${error.message}`, { cause: error });
    throw error;
  } finally {
    text.destroy();
  }
}
