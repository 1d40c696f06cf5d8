/** Does for all of a name what may be done for one. @returns what became of each, in their order */
type DoBatch<Item, Result> = (
  name: string,
  items: readonly Item[],
) => Promise<readonly (Result | Promise<Result>)[]>;

interface Batch<Item, Result> {
  readonly items: Item[];
  readonly done: ReturnType<DoBatch<Item, Result>>;
}

/** Those of a name that come at once, or while others are under way, are done together: one statement for all. */
export function inBatches<Item, Result>(
  doBatch: DoBatch<Item, Result>,
): (name: string, item: Item) => Promise<Result> {
  const waiting = new Map<string, Batch<Item, Result>>();
  const underWay = new Map<string, Promise<unknown>>();

  const begin = (name: string): Batch<Item, Result> => {
    const before = underWay.get(name) ?? Promise.resolve();
    const items: Item[] = [];
    const done = before.then(async () => {
      waiting.delete(name);
      const doing = doBatch(name, items);
      const settled = doing.catch(() => undefined);
      underWay.set(name, settled);
      try {
        return await doing;
      } finally {
        if (underWay.get(name) === settled) underWay.delete(name);
      }
    });
    const batch = { items, done };
    waiting.set(name, batch);
    return batch;
  };

  return async (name, item) => {
    const batch = waiting.get(name) ?? begin(name);
    const place = batch.items.push(item) - 1;
    const results = await batch.done;
    return results[place] as Result | Promise<Result>;
  };
}
