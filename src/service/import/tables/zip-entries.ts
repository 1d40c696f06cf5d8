/** What an archive's directory leads to, of which nothing is believed but where it stands. */
import { createInflateRaw } from "node:zlib";

const endSign = 0x06054b50;
const entrySign = 0x02014b50;
const localSign = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;
const deflated = 8;

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
 * The entries that have to be unpacked; none where it is no archive, as its reader says.
 * @throws Error where they stand elsewhere than the directory says
 */
function packedEntries(path: string, bytes: Buffer): Buffer[] {
  let end = bytes.length - endLength;
  while (end >= 0 && bytes.readUInt32LE(end) !== endSign) end -= 1;
  if (end < 0) return [];
  const first = bytes.readUInt32LE(end + 16);
  refuseZip64(path, [bytes.readUInt16LE(end + 8), bytes.readUInt16LE(end + 10)], 2);
  refuseZip64(path, [bytes.readUInt32LE(end + 12), first], 4);
  const entries: Buffer[] = [];
  // Not only before the end's record: a directory in the comment behind it is read as any other.
  for (let at = first; at + entryLength <= bytes.length;) {
    if (bytes.readUInt32LE(at) !== entrySign) break;
    const start = bytes.readUInt32LE(at + 42);
    // An entry's sizes may be in ZIP64, as some writers have them: nobody reads them here.
    refuseZip64(path, [start], 4);
    const data = dataOf(bytes, start);
    if (data !== undefined && bytes.readUInt16LE(at + 10) === deflated) entries.push(data);
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    at += entryLength + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/**
 * Unpacks an archive piece by piece and keeps nothing: the sizes that it states may be anything.
 * @param onSize hears how many bytes it was so far; what it throws ends it
 * @throws Error with a sentence where what it holds cannot be told
 */
export async function unpackAway(
  path: string,
  bytes: Buffer,
  onSize: (size: number) => void,
): Promise<void> {
  let size = 0;
  for (const entry of packedEntries(path, bytes)) {
    const inflate = createInflateRaw();
    inflate.end(entry);
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
