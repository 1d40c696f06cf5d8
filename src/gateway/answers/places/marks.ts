import { LRUCache } from "lru-cache";

/** Names that hold for a time. */
interface Marks {
  readonly has: (name: string) => boolean;
  readonly add: (name: string) => void;
  readonly remove: (name: string) => void;
}

/** Beyond this the oldest go. */
const mostMarks = 20_000;

export function createMarks(now: () => number, lifetimeMs: number): Marks {
  const marks = new LRUCache<string, number>({ max: mostMarks });
  return {
    has: (name) => Math.abs(now() - (marks.get(name) ?? -Infinity)) < lifetimeMs,
    add: (name) => {
      marks.set(name, now());
    },
    remove: (name) => {
      marks.delete(name);
    },
  };
}
