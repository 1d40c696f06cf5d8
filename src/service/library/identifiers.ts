import { createHash, hash } from "node:crypto";

/**
 * Number of a content, derived from its key alone, so that it is the same in every edition. Ten digits:
 * well below 2^53, and Excel shows up to eleven without turning to scientific notation.
 */
export function toContentId(key: string): number {
  // In one call: a hash object for each of thirty thousand keys would double the time.
  const first = hash("sha256", key, "buffer").readBigUInt64BE();
  return Number(first % 9_000_000_000n) + 1_000_000_000;
}

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

/** Collects records by number and refuses two keys with the same one. */
export function indexById<T extends { id: number; key: string }>(
  records: readonly T[],
): Map<number, T> {
  const byId = new Map<number, T>();
  for (const record of records) {
    const other = byId.get(record.id);
    if (other !== undefined)
      throw new Error(`"${other.key}" and "${record.key}" have the same number ${record.id}.`);
    byId.set(record.id, record);
  }
  return byId;
}
