/** Long work in steps, between which others are answered. */
import { setImmediate, setTimeout } from "node:timers/promises";

/** Each `yield` ends a step of a few milliseconds at most; small ones cost nothing. */
export type Steps<T> = Generator<undefined, T>;

/** Whether somebody waits for an answer. */
export type IsAsked = () => boolean;

/** How long steps follow each other at least before others are answered, in milliseconds. */
const leastTurnMs = 2;

/** How many times its own length a turn is waited after: so that a fifth of the time is the work's, however much is asked. */
const longestWait = 4;

/** @param isAsked while it says so, the next turn waits @default each turn follows the last, after what came meanwhile */
export async function inTurns<T>(steps: Steps<T>, isAsked: IsAsked = () => false): Promise<T> {
  for (;;) {
    const begun = performance.now();
    let ended = begun;
    while (ended - begun < leastTurnMs) {
      const { done, value } = steps.next();
      if (done === true) return value;
      ended = performance.now();
    }
    await setImmediate();
    const end = ended + longestWait * (ended - begun);
    while (isAsked() && performance.now() < end) await setTimeout(1);
  }
}

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
