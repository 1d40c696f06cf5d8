import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import { parse, CsvError } from "csv-parse";
import type { TableRow } from "./row.js";

/** More than a table of this service may hold, and what a small file must not grow to. */
const mostBytes = 4 * 1024 ** 3;
const mostLineLength = 1_000_000;
const gzipMagic = [0x1f, 0x8b];

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === gzipMagic[0] && buffer[1] === gzipMagic[1];
  } finally {
    await file.close();
  }
}

/** Lets bytes pass that are UTF-8, up to the bound; a sentence with the line ends the rest. */
function checked(path: string): Transform {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = 0;
  let lines = 1;
  const decode = (chunk?: Buffer): string => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined });
      for (const letter of text) if (letter === "\n") lines += 1;
      return text;
    } catch {
      const readable = new TextDecoder().decode(chunk).split("\uFFFD", 1)[0] ?? "";
      lines += readable.split("\n").length - 1;
      throw new Error(
        `${path}, about line ${String(lines)}: not UTF-8. Save the table as "CSV UTF-8" and import it again.`,
      );
    }
  };
  return new Transform({
    readableObjectMode: false,
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      try {
        if (bytes > mostBytes)
          throw new Error(`${path} is larger than 4 GB when unpacked. Import it in parts.`);
        done(null, decode(chunk));
      } catch (error) {
        done(error as Error);
      }
    },
    flush: (done) => {
      try {
        done(null, decode());
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/** The sign between the cells of a first line: the one of four that it has most of. */
function delimiterOf(line: string): string {
  const bare = line.replace(/"[^"]*"/g, "");
  const [best] = [",", ";", "\t", "|"]
    .map((sign) => ({ sign, count: bare.split(sign).length }))
    .sort((a, b) => b.count - a.count);
  return best?.sign ?? ",";
}

async function firstLine(path: string): Promise<string> {
  const raw = createReadStream(path);
  const text = (await isGzip(path)) ? raw.pipe(createGunzip()) : raw;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (chunk.includes(10) || length > mostLineLength) break;
    }
  } catch (error) {
    throw named(error, path);
  } finally {
    raw.destroy();
  }
  return Buffer.concat(chunks).toString("utf8").split("\n", 1)[0] ?? "";
}

/** A parser's fault and a broken archive's, with the file they are of. */
function named(error: unknown, path: string): unknown {
  if (error instanceof CsvError) return new Error(`${path}: ${error.message}`);
  if ((error as NodeJS.ErrnoException).code?.startsWith("Z_") !== true) return error;
  return new Error(`${path} is no whole gzip file: ${(error as Error).message}`);
}

/**
 * The rows of a CSV file, gzip or not, one after the other; blank lines are left out.
 * @throws Error with file, line and reason
 */
export async function* readCsv(path: string, delimiter?: string): AsyncGenerator<TableRow> {
  const sign = delimiter ?? delimiterOf(await firstLine(path));
  const parser = parse({
    bom: true,
    delimiter: sign,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: mostLineLength,
  });
  const raw = createReadStream(path);
  const text = (await isGzip(path)) ? raw.pipe(createGunzip()) : raw;
  const check = checked(path);
  for (const stream of [raw, text, check])
    stream.on("error", (error: Error) => parser.destroy(error));
  text.pipe(check).pipe(parser);
  try {
    for await (const entry of parser as AsyncIterable<{
      info: { lines: number };
      record: string[];
    }>)
      yield { line: entry.info.lines, cells: entry.record };
  } catch (error) {
    throw named(error, path);
  } finally {
    raw.destroy();
  }
}
