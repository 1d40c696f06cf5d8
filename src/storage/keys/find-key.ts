import { timingSafeEqual } from "node:crypto";
import { hashKey } from "./key-records.js";

/** Whoever a key belongs to, with what the key is compared to. */
export interface HashedKey<Key> {
  readonly hash: Buffer;
  readonly key: Key;
}

const unknownHash = hashKey("");

/** Keys that were good, of so many: whoever asks often is not hashed each time. They go with the entries. */
const mostRemembered = 200;
const remembered = new WeakMap<object, Map<string, HashedKey<unknown>>>();

/** The key among these, by their ids, that was presented. The entries stay as they are: others are a map of their own. */
export function findKey<Key>(
  entries: ReadonlyMap<string, HashedKey<Key>>,
  presented: string,
): Key | undefined {
  const entry = entries.get(presented.split(".", 1)[0] ?? "");
  let good = remembered.get(entries);
  if (entry !== undefined && good?.get(presented) === entry) return entry.key;
  // Compared in constant time, and as long for an id that does not exist.
  const isEqual = timingSafeEqual(hashKey(presented), entry?.hash ?? unknownHash);
  if (entry === undefined || !isEqual) return undefined;
  if (good === undefined || good.size >= mostRemembered) good = new Map<string, HashedKey<Key>>();
  remembered.set(entries, good.set(presented, entry));
  return entry.key;
}
