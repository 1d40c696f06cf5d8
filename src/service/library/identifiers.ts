import { createHash, hash } from "node:crypto";

/** How long a number is. The library's own are short, and so are those of what was imported before there were long ones. */
export type NumberLength = "short" | "long";

/**
 * Short ones have ten digits: Excel shows up to eleven without turning to scientific notation. Among a hundred
 * thousand items two share one, so imported items have fifteen: all that Excel keeps of a number.
 */
const leastOf: Readonly<Record<NumberLength, bigint>> = {
  short: 1_000_000_000n,
  long: 100_000_000_000_000n,
};

/** Number of a content, derived from its key alone, so that it is the same in every edition and on every machine. */
export function toContentId(key: string, length: NumberLength = "short"): number {
  // In one call: a hash object for each of thirty thousand keys would double the time.
  const first = hash("sha256", key, "buffer").readBigUInt64BE();
  const least = leastOf[length];
  return Number(least + (first % (least * 9n)));
}

const leastLong = Number(leastOf.long);

/** What a number says of itself: what stands below something has numbers as long. */
export const lengthOf = (id: number): NumberLength => (id < leastLong ? "short" : "long");

// Namespace of the library's indicators; changing it would change every indicator's identifier.
const namespace = Buffer.from("6f1c7a52f0a34f0e9a3e3d6b8c1d2e47", "hex");

/** UUID version 5 (RFC 9562) of a concept's key. */
export function toIndicatorUuid(key: string): string {
  const bytes = createHash("sha1").update(namespace).update(key).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [8, 12, 16, 20, 32].map((end, i, ends) => hex.slice(ends[i - 1] ?? 0, end)).join("-");
}
