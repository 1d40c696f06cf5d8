/** Does for all of a name what may be done for one. @returns what became of each, in their order */
type DoTogether<Item, Result> = (
  name: string,
  items: readonly Item[],
) => Promise<readonly (Result | Promise<Result>)[]>;

interface Turn<Item, Result> {
  readonly items: Item[];
  readonly done: ReturnType<DoTogether<Item, Result>>;
}

/** Those of a name that come at once, or while others are under way, are done together: one statement for all. */
export function inTurns<Item, Result>(
  doTogether: DoTogether<Item, Result>,
): (name: string, item: Item) => Promise<Result> {
  const waiting = new Map<string, Turn<Item, Result>>();
  const underWay = new Map<string, Promise<unknown>>();

  const begin = (name: string): Turn<Item, Result> => {
    const before = underWay.get(name) ?? Promise.resolve();
    const items: Item[] = [];
    const done = before.then(async () => {
      waiting.delete(name);
      const doing = doTogether(name, items);
      const settled = doing.catch(() => undefined);
      underWay.set(name, settled);
      try {
        return await doing;
      } finally {
        if (underWay.get(name) === settled) underWay.delete(name);
      }
    });
    const turn = { items, done };
    waiting.set(name, turn);
    return turn;
  };

  return async (name, item) => {
    const turn = waiting.get(name) ?? begin(name);
    const place = turn.items.push(item) - 1;
    const results = await turn.done;
    return results[place] as Result | Promise<Result>;
  };
}
