import type { Sleep } from "../../src/timers/index.js";
import { isUnderWay } from "./network/traffic.js";

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

export interface FakeClock {
  now(): number;
  sleep: Sleep;
  /** Moves the time on and wakes whoever sleeps until then, in order. */
  advance(ms: number): Promise<void>;
  /** Moves from one sleeper to the next until `work` is settled. */
  runUntil<T>(work: Promise<T>): Promise<T>;
  /** Lengths of all sleeps that ended by time, in milliseconds. */
  readonly slept: readonly number[];
  readonly sleeping: number;
}

const turnOfLoop = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** Lets everything that is ready run, the messages of the event loop included, and what a network carries arrive. */
export async function settle(turns = 8): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await turnOfLoop();
    while (isUnderWay()) await turnOfLoop();
  }
}

/** Lets everything run until the condition holds; the test's own time limit ends what never does. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await settle(1);
}

/**
 * A clock that stands still until it is moved.
 *
 * @param patience turns of the real event loop that `runUntil` waits before it moves on; a database
 * needs some.
 */
export function createFakeClock(start = Date.UTC(2026, 5, 15, 12), patience = 30): FakeClock {
  let now = start;
  const sleepers = new Set<Sleeper>();
  const slept: number[] = [];
  const first = () => [...sleepers].sort((a, b) => a.at - b.at)[0];
  const wakeUntil = async (until: number) => {
    for (let next = first(); next !== undefined && next.at <= until; next = first()) {
      now = Math.max(now, next.at);
      next.wake();
      await settle(2);
    }
  };
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) {
          resolve();
          return;
        }
        const finish = () => {
          sleepers.delete(sleeper);
          signal.removeEventListener("abort", finish);
          resolve();
        };
        const wake = () => {
          slept.push(ms);
          finish();
        };
        const sleeper = { at: now + ms, wake };
        sleepers.add(sleeper);
        signal.addEventListener("abort", finish);
      }),
    advance: async (ms) => {
      const until = now + ms;
      await settle();
      await wakeUntil(until);
      now = until;
      await settle();
    },
    runUntil: async (work) => {
      const state = { isSettled: false };
      const mark = () => {
        state.isSettled = true;
      };
      work.then(mark, mark);
      while (!state.isSettled) {
        await settle(patience);
        const next = first();
        // Read anew: settling may have finished the work.
        if (!(state.isSettled as boolean) && next !== undefined) await wakeUntil(next.at);
      }
      return work;
    },
    slept,
    get sleeping() {
      return sleepers.size;
    },
  };
}
