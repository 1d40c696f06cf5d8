import { timingSafeEqual } from "node:crypto";
import { hashKey } from "./key-records.js";

/** Whoever a key belongs to, with what the key is compared to. */
export interface HashedKey<Key> {
  readonly hash: Buffer;
  readonly key: Key;
}

const unknownHash = hashKey("");

/** The key among these, by their ids, that was presented. */
export function findKey<Key>(
  entries: ReadonlyMap<string, HashedKey<Key>>,
  presented: string,
): Key | undefined {
  const entry = entries.get(presented.split(".", 1)[0] ?? "");
  // Compared in constant time, and as long for an id that does not exist.
  const isEqual = timingSafeEqual(hashKey(presented), entry?.hash ?? unknownHash);
  return isEqual ? entry?.key : undefined;
}
