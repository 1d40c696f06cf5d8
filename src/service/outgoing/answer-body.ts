/** An answer's body as its source wrote it, and whether all of it came. */
import { Transform, type Duplex } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { shownAddress } from "./addresses.js";

/** Of one name in small letters. */
export type HeaderOf = (name: string) => string | undefined;

/** What is asked for, and what is read of those that send something else. */
export const acceptEncoding = "gzip";
const unpackers: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/**
 * Unpacks a body strictly: browsers take one that breaks off for whole, whose last figure may have lost digits.
 * @throws Error with a sentence for a packing that is not read
 */
export function unpackingOf(address: string, header: HeaderOf): Duplex[] {
  const names = (header("content-encoding") ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity");
  return names.reverse().map((name) => {
    const unpack = Object.hasOwn(unpackers, name) ? unpackers[name] : undefined;
    if (unpack === undefined)
      throw new Error(
        `${shownAddress(address)} answers with a file that is packed as ${name}, which is not read.`,
      );
    return unpack();
  });
}

/** A line's end, in UTF-16 too, or that of XML or JSON, whose readers see whether it is whole. */
const ends = new Set(["\n", "\r", "\0", ">", "}", "]"].map((sign) => sign.charCodeAt(0)));
/** Archives say themselves where they end. */
const archives = ["PK", "\u001f\u008b"];

/** Where nothing says how long a body is, the end of its last line alone tells that it is not cut off. */
export function wholeLines(address: string, header: HeaderOf): Transform[] {
  const isMeasured = ["content-length", "transfer-encoding", "content-encoding"].some(
    (name) => header(name) !== undefined,
  );
  if (isMeasured) return [];
  let [first, last] = ["", -1];
  return [
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (first.length < 2) first = `${first}${chunk.toString("latin1", 0, 2)}`.slice(0, 2);
        last = chunk.at(-1) ?? last;
        done(null, chunk);
      },
      flush(done) {
        const isWhole = last === -1 || ends.has(last) || archives.includes(first);
        done(
          isWhole
            ? null
            : new Error(
                `${shownAddress(address)} does not say how long its file is, and its last line has no end: a part of it alone may have come. Please try again, or download the file and import that.`,
              ),
        );
      },
    }),
  ];
}
