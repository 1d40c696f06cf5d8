import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { PieceDecoder } from "./text-decoder.js";

/** More than a table of this service may hold. */
const mostBytes = 4 * 1024 ** 3;
/** No table packs better: what does was made to fill a machine. */
const mostGrowth = 200;
const growthCheckedFrom = 64 * 1024 ** 2;
const gzipMagic = [0x1f, 0x8b];

export async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** @throws Error for an archive of another kind: a part of one reads as a text in some encodings */
async function isGzip(path: string): Promise<boolean> {
  const bytes = await firstBytes(path);
  if (bytes.toString("latin1") === "PK\u0003\u0004")
    throw new Error(
      `${path} is a zip archive, and no text: unpack it first, and call a workbook .xlsx.`,
    );
  return bytes[0] === gzipMagic[0] && bytes[1] === gzipMagic[1];
}

/** @throws Error with a sentence for what would fill a machine, in bytes */
export function refuseTooLarge(
  path: string,
  packed: number,
  unpacked: number,
  isPacked: boolean,
): void {
  if (unpacked > mostBytes)
    throw new Error(`${path} is larger than 4 GB when unpacked. Import it in parts.`);
  if (isPacked && unpacked > growthCheckedFrom && unpacked > packed * mostGrowth)
    throw new Error(
      `${path} unpacks to more than ${String(mostGrowth)} times its size, which no table does: it was not read. Unpack it yourself if you trust it.`,
    );
}

/**
 * A file's text in pieces, gzip or not, without a byte order mark.
 * @param encoding as TextDecoder calls it @default UTF-8, or as its byte order mark says
 * @throws Error with a sentence for what is not in it, too large or no whole archive
 */
export async function* readText(path: string, encoding?: string): AsyncGenerator<string> {
  const isPacked = await isGzip(path);
  const raw = createReadStream(path);
  const bytes = isPacked ? raw.pipe(createGunzip()) : raw;
  raw.on("error", (error) => bytes.destroy(error));
  const decoder = new PieceDecoder(path, encoding);
  let length = 0;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      length += chunk.length;
      refuseTooLarge(path, raw.bytesRead, length, isPacked);
      yield decoder.decode(chunk);
    }
    yield decoder.decode();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith("Z_") !== true) throw error;
    throw new Error(`${path} is no whole gzip file: ${(error as Error).message}`, { cause: error });
  } finally {
    raw.destroy();
  }
}

/** What a text begins with, blanks left out: "{" of JSON, "[{" of a list in it, "<" of XML. */
export async function firstSign(path: string, encoding?: string): Promise<string> {
  for await (const text of readText(path, encoding)) {
    const [first] = /^(?:\[\s*[[{]|.)/su.exec(text.trimStart()) ?? [];
    if (first !== undefined) return first.replace(/\s/g, "");
  }
  return "";
}
