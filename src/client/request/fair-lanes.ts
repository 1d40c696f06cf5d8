import type { Queue, QueueAddOptions } from "p-queue";

type Run = () => Promise<unknown>;

interface Waiting {
  readonly id: string | undefined;
  readonly run: Run;
}

export interface LaneOptions extends QueueAddOptions {
  /** Whose turn it counts as: a sheet's name, or "pane". */
  readonly lane?: string;
  /** True for a repeated attempt, which goes first: its time has begun to run. */
  readonly isRetry?: boolean;
}

/** The waiting requests, taken in turn between lanes, so that one big sheet does not starve another. */
export class FairLanes implements Queue<Run, LaneOptions> {
  readonly #retries: Waiting[] = [];
  /** Lanes in the order of their turns; a lane without waiting requests is not in here. */
  readonly #lanes = new Map<string, Waiting[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  enqueue(run: Run, { id, lane = "", isRetry = false }: Partial<LaneOptions> = {}): void {
    const entry = { id, run };
    this.#size += 1;
    if (isRetry) {
      this.#retries.push(entry);
      return;
    }
    const waiting = this.#lanes.get(lane);
    if (waiting === undefined) this.#lanes.set(lane, [entry]);
    else waiting.push(entry);
  }

  dequeue(): Run | undefined {
    const retry = this.#retries.shift();
    if (retry !== undefined) {
      this.#size -= 1;
      return retry.run;
    }
    for (const [lane, waiting] of this.#lanes) {
      this.#lanes.delete(lane);
      const entry = waiting.shift();
      if (waiting.length > 0) this.#lanes.set(lane, waiting);
      if (entry === undefined) continue;
      this.#size -= 1;
      return entry.run;
    }
    return undefined;
  }

  /** Takes out a cancelled request. */
  remove(id: string): void {
    for (const waiting of [this.#retries, ...this.#lanes.values()]) {
      const index = waiting.findIndex((entry) => entry.id === id);
      if (index < 0) continue;
      waiting.splice(index, 1);
      this.#size -= 1;
      return;
    }
  }

  filter(): Run[] {
    return [this.#retries, ...this.#lanes.values()].flat().map(({ run }) => run);
  }

  setPriority(): void {
    throw new Error("Lanes have no priorities.");
  }
}
