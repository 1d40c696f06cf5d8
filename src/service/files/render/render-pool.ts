import { availableParallelism, platform } from "node:os";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Render } from "./tasks.js";
import { createTurns } from "./turns.js";

interface RenderPoolOptions {
  /** Worker threads at most. @default one less than the machine's cores, and at least one */
  readonly threads?: number;
  /** Tasks that wait for a thread; more are refused. @default 40 */
  readonly maxWaiting?: number;
  /**
   * How far answers come before drawings, 0 to 19. On Linux alone: elsewhere it would slow down the whole
   * process. @default 5
   */
  readonly niceness?: number;
}

interface RenderPool {
  /**
   * What is being drawn is drawn to its end, as a thread that is stopped would load everything anew.
   *
   * @throws ApiError 503 where too many wait; the signal's reason where it ended before a thread was free.
   */
  readonly render: Render;
  /** Tasks that wait for a thread, and threads that there are. */
  readonly load: () => { readonly waiting: number; readonly threads: number };
  readonly close: () => Promise<void>;
}

// Sources need their loader, which a thread has to load for itself; a bundle is plain JavaScript.
const isSource = import.meta.url.endsWith(".ts");
const workerFile = fileURLToPath(
  new URL(isSource ? "./render-worker-source.mjs" : "./render-worker.js", import.meta.url),
);

/** Threads that draw reports and pictures: one cold report takes a second that nobody else waits for. */
export function createRenderPool(options: RenderPoolOptions = {}): RenderPool {
  const {
    threads = Math.max(1, availableParallelism() - 1),
    maxWaiting = 40,
    niceness = 5,
  } = options;
  const turns = createTurns(threads, maxWaiting);
  const pool = new Piscina({
    filename: workerFile,
    minThreads: 0,
    maxThreads: threads,
    // A thread keeps its loaded fonts and renderers for a while.
    idleTimeout: 600_000,
    niceIncrement: platform() === "linux" ? niceness : 0,
    // What the main thread was started with is not for the threads.
    execArgv: [],
  });
  return {
    render: async (task, signal) => {
      await turns.wait(signal);
      try {
        return (await pool.run(task)) as Uint8Array;
      } finally {
        turns.done();
      }
    },
    load: () => ({ waiting: turns.waiting, threads: pool.threads.length }),
    close: () => pool.destroy(),
  };
}
