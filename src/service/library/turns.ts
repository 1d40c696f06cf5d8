/** Long work in steps, between which others are answered. */
import { setImmediate, setTimeout } from "node:timers/promises";

/** Each `yield` ends a step of a few milliseconds at most. */
export type Steps<T> = Generator<undefined, T>;

/** Whether somebody waits for an answer. */
export type IsAsked = () => boolean;

/** How many times its own length a step is waited after: so that a fifth of the time is the work's, however much is asked. */
const longestWait = 4;

/** @param isAsked while it says so, the next step waits @default each step follows the last, after what came meanwhile */
export async function inTurns<T>(steps: Steps<T>, isAsked: IsAsked = () => false): Promise<T> {
  for (;;) {
    const begun = performance.now();
    const { done, value } = steps.next();
    if (done === true) return value;
    const ended = performance.now();
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
