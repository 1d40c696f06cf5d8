/** What an archive's directory leads to, of which nothing is believed but where it stands. */
import { crc32, createInflateRaw } from "node:zlib";

const endSign = 0x06054b50;
const entrySign = 0x02014b50;
const localSign = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;
const deflated = 8;

/** One file of an archive. */
export interface ZipEntry {
  readonly name: string;
  /** Its packed bytes and all that follow. */
  readonly data: Buffer;
  readonly isDeflated: boolean;
  /** What the directory says of its size in the archive, and of its unpacked bytes. */
  readonly size: number;
  readonly checksum: number;
}

/** @returns the packed bytes of an entry and all that follow; undefined where there is none */
function dataOf(bytes: Buffer, at: number): Buffer | undefined {
  if (at + localLength > bytes.length || bytes.readUInt32LE(at) !== localSign) return undefined;
  const start = at + localLength + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  return bytes.subarray(start);
}

/** @throws Error where a field says that its value stands in the records of ZIP64, which a reader would follow */
function refuseZip64(path: string, fields: readonly number[], size: number): void {
  if (fields.every((field) => field !== 2 ** (8 * size) - 1)) return;
  throw new Error(
    `${path} is an archive of the form ZIP64, which workbooks do not need: it was not read. Save it anew in Excel, and import that.`,
  );
}

/**
 * The files of an archive; none where it is no archive.
 * @throws Error where they stand elsewhere than the directory says
 */
export function zipEntries(path: string, bytes: Buffer): ZipEntry[] {
  let end = bytes.length - endLength;
  while (end >= 0 && bytes.readUInt32LE(end) !== endSign) end -= 1;
  if (end < 0) return [];
  const first = bytes.readUInt32LE(end + 16);
  refuseZip64(path, [bytes.readUInt16LE(end + 8), bytes.readUInt16LE(end + 10)], 2);
  refuseZip64(path, [bytes.readUInt32LE(end + 12), first], 4);
  const entries: ZipEntry[] = [];
  // Not only before the end's record: a directory in the comment behind it is read as any other.
  for (let at = first; at + entryLength <= bytes.length;) {
    if (bytes.readUInt32LE(at) !== entrySign) break;
    const start = bytes.readUInt32LE(at + 42);
    // An entry's sizes may be in ZIP64, as some writers have them: nobody reads them here.
    refuseZip64(path, [start], 4);
    const data = dataOf(bytes, start);
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) =>
      bytes.readUInt16LE(at + field),
    );
    const next = at + entryLength + nameLength + extra + comment;
    if (data !== undefined)
      entries.push({
        name: bytes.toString("utf8", at + entryLength, at + entryLength + nameLength),
        data,
        isDeflated: bytes.readUInt16LE(at + 10) === deflated,
        size: bytes.readUInt32LE(at + 20),
        checksum: bytes.readUInt32LE(at + 16),
      });
    at = next;
  }
  return entries;
}

/** The bytes of a file in pieces. @throws Error for a broken one */
export async function* unpack(entry: ZipEntry): AsyncGenerator<Buffer> {
  const { data, isDeflated, size, name, checksum } = entry;
  let sum = 0;
  if (isDeflated) {
    const inflate = createInflateRaw();
    inflate.end(data);
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } else {
    const stored = data.subarray(0, size);
    sum = crc32(stored);
    yield stored;
  }
  if (sum !== checksum) throw new Error(`${name} in it is broken: its checksum is another one`);
}

/**
 * Unpacks an archive piece by piece and keeps nothing: the sizes that it states may be anything.
 * @param onSize hears how many bytes it was so far; what it throws ends it
 * @throws Error with a sentence where what it holds cannot be told
 */
export async function unpackAway(
  entries: readonly ZipEntry[],
  onSize: (size: number) => void,
): Promise<void> {
  let size = 0;
  for (const { data } of entries.filter(({ isDeflated }) => isDeflated)) {
    const inflate = createInflateRaw();
    inflate.end(data);
    try {
      for await (const chunk of inflate as AsyncIterable<Buffer>) {
        size += chunk.length;
        onSize(size);
      }
    } catch (error) {
      // What is broken in it, its reader says.
      if ((error as NodeJS.ErrnoException).code?.startsWith("Z_") !== true) throw error;
    }
  }
}
