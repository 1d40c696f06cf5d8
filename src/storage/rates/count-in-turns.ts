import type { RateCount } from "./rate-counter.js";

/** Counts a name several times at once. */
type CountTimes = (name: string, windowMs: number, times: number) => Promise<RateCount>;

interface Turn {
  times: number;
  readonly counted: Promise<RateCount>;
}

/** Those of a name that come at once, or while others are being counted, are counted together: one statement for all. */
export function countInTurns(
  count: CountTimes,
): (name: string, windowMs: number) => Promise<RateCount> {
  const waiting = new Map<string, Turn>();
  const underWay = new Map<string, Promise<unknown>>();

  const begin = (name: string, windowMs: number): Turn => {
    const before = underWay.get(name) ?? Promise.resolve();
    const turn: Turn = {
      times: 0,
      counted: before.then(async () => {
        waiting.delete(name);
        const counting = count(name, windowMs, turn.times);
        const settled = counting.catch(() => undefined);
        underWay.set(name, settled);
        try {
          return await counting;
        } finally {
          if (underWay.get(name) === settled) underWay.delete(name);
        }
      }),
    };
    waiting.set(name, turn);
    return turn;
  };

  return async (name, windowMs) => {
    const turn = waiting.get(name) ?? begin(name, windowMs);
    turn.times += 1;
    const place = turn.times;
    const { used, endsInMs } = await turn.counted;
    return { used: used - turn.times + place, endsInMs };
  };
}
