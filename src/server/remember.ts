import { LRUCache } from "lru-cache";

/** Longer texts are read anew each time: a few of them would fill the memory. */
const longest = 500;
const most = { kinds: 20, texts: 1000 };

/**
 * A reading that depends on its texts alone, remembered for those that came last: the same ones come again
 * and again. All but the last are of a few kinds, and without line breaks: the last is looked up as it is,
 * since a text that is put together is hashed anew each time.
 */
export function remember<Texts extends readonly string[], Value extends object>(
  read: (...texts: Texts) => Value,
): (...texts: Texts) => Value {
  const byKind = new LRUCache<string, LRUCache<string, Value>>({ max: most.kinds });
  return (...texts) => {
    const last = texts[texts.length - 1] ?? "";
    if (last.length > longest) return read(...texts);
    let kind = "";
    for (let at = 0; at < texts.length - 1; at += 1) kind += `${texts[at] ?? ""}\n`;
    let known = byKind.get(kind);
    if (known === undefined) byKind.set(kind, (known = new LRUCache({ max: most.texts })));
    let value = known.get(last);
    if (value === undefined) known.set(last, (value = read(...texts)));
    return value;
  };
}
