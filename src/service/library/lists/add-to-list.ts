/** Adds to the list of a key; the first of a key begins it. */
export function addToList<Key, T>(lists: Map<Key, T[]>, key: Key, one: T): void {
  const present = lists.get(key);
  if (present === undefined) lists.set(key, [one]);
  else present.push(one);
}
