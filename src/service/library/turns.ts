/** Long work in steps, between which others are answered. */
import { setImmediate } from "node:timers/promises";

/** Each `yield` ends a step of a few milliseconds at most. */
export type Steps<T> = Generator<undefined, T>;

export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await setImmediate();
  }
}

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
