import { LRUCache } from "lru-cache";

/** Longer texts are read anew each time: a few of them would fill the memory. */
const longest = 500;
const most = 2000;

/**
 * A reading that depends on its texts alone, remembered for those that came last: the same ones come again
 * and again. The texts are without line breaks.
 */
export function remember<Texts extends readonly string[], Value extends object>(
  read: (...texts: Texts) => Value,
): (...texts: Texts) => Value {
  const known = new LRUCache<string, Value>({ max: most });
  return (...texts) => {
    const entry = texts.join("\n");
    if (entry.length > longest) return read(...texts);
    let value = known.get(entry);
    if (value === undefined) known.set(entry, (value = read(...texts)));
    return value;
  };
}
