import { LRUCache } from "lru-cache";

/** Longer texts are read anew each time: a few of them would fill the memory. */
const longest = 500;
/** Texts that come last, and what they are read with: beyond so many those of one text are read anew. */
const most = { texts: 2000, kinds: 50 };

/**
 * A reading that depends on its texts alone, remembered for those that came last: the same ones come again
 * and again. All but the last are without line breaks; the last is looked up as it is, since a text that is put
 * together is hashed anew each time.
 */
export function remember<Texts extends readonly string[], Value extends object>(
  read: (...texts: Texts) => Value,
): (...texts: Texts) => Value {
  const byLast = new LRUCache<string, Map<string, Value>>({ max: most.texts });
  return (...texts) => {
    const last = texts[texts.length - 1] ?? "";
    if (last.length > longest) return read(...texts);
    let kind = "";
    for (let at = 0; at < texts.length - 1; at += 1) kind += `${texts[at] ?? ""}\n`;
    let known = byLast.get(last);
    if (known === undefined) byLast.set(last, (known = new Map()));
    let value = known.get(kind);
    if (value === undefined) {
      if (known.size >= most.kinds) known.clear();
      known.set(kind, (value = read(...texts)));
    }
    return value;
  };
}
