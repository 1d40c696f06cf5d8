import type { CancelSignal } from "../../client/index.js";

/** Of one call by Excel, which are ten thousand at once: an AbortController and its signal weigh far more. */
export class Cancellation implements CancelSignal {
  aborted = false;
  readonly #listeners: (() => void)[] = [];

  addEventListener(_type: "abort", listener: () => void): void {
    this.#listeners.push(listener);
  }

  removeEventListener(_type: "abort", listener: () => void): void {
    const at = this.#listeners.indexOf(listener);
    if (at >= 0) this.#listeners.splice(at, 1);
  }

  abort(): void {
    if (this.aborted) return;
    this.aborted = true;
    for (const listener of [...this.#listeners]) listener();
  }
}
