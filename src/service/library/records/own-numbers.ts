interface Numbered {
  readonly id: number;
  readonly key: string;
}

/** An item that is not in the library, since another one has its number. */
interface Collision<T extends Numbered = Numbered> {
  readonly left: T;
  readonly kept: T;
}

/**
 * Gives items their numbers, none twice whatever their kinds: the first of two keeps it, and the other is left out.
 * @param without keys of items that were refused a number before
 */
export function createOwnNumbers<T extends Numbered>(without: ReadonlySet<string>) {
  const given: Pick<ReadonlyMap<number, T>, "get">[] = [];
  const collisions: Collision<T>[] = [];
  const find = (id: number): T | undefined => {
    for (const items of given) {
      const found = items.get(id);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    collisions,
    /** Takes items whose numbers others have given. */
    take(items: Pick<ReadonlyMap<number, T>, "get">): void {
      given.push(items);
    },
    /** @returns those that have a number of their own, by it */
    give<R extends T>(items: readonly R[]): Map<number, R> {
      const byId = new Map<number, R>();
      given.push(byId);
      for (const item of items) {
        if (without.has(item.key)) continue;
        const kept = find(item.id);
        if (kept === undefined) byId.set(item.id, item);
        else collisions.push({ left: item, kept });
      }
      return byId;
    },
  };
}
