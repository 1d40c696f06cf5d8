import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { ApiError } from "../../../contract/index.js";
import type { Render } from "./tasks.js";

interface RenderPoolOptions {
  /** Worker threads at most. @default one less than the machine's cores, and at least one */
  readonly threads?: number;
  /** Tasks that wait for a thread; more are refused. @default 40 */
  readonly maxWaiting?: number;
}

interface RenderPool {
  /** @throws ApiError 503 where too many wait; the signal's reason where nobody wants it any more. */
  readonly render: Render;
  /** Tasks that wait for a thread, and threads at work. */
  readonly load: () => { readonly waiting: number; readonly threads: number };
  readonly close: () => Promise<void>;
}

// Sources need their loader, which a thread has to load for itself; a bundle is plain JavaScript.
const isSource = import.meta.url.endsWith(".ts");
const workerFile = fileURLToPath(
  new URL(isSource ? "./render-worker-source.mjs" : "./render-worker.js", import.meta.url),
);

const isFull = (error: unknown) =>
  error instanceof Error && /queue.*limit|limit.*queue/i.test(error.message);

/** Threads that draw reports and pictures: one cold report takes a second that nobody else waits for. */
export function createRenderPool(options: RenderPoolOptions = {}): RenderPool {
  const { threads = Math.max(1, availableParallelism() - 1), maxWaiting = 40 } = options;
  const pool = new Piscina({
    filename: workerFile,
    minThreads: 0,
    maxThreads: threads,
    maxQueue: maxWaiting,
    // A thread keeps its loaded fonts and renderers for a while.
    idleTimeout: 60_000,
    // What the main thread was started with is not for the threads.
    execArgv: [],
  });
  return {
    render: async (task, signal) => {
      try {
        return (await pool.run(task, signal === undefined ? {} : { signal })) as Uint8Array;
      } catch (cause) {
        if (!isFull(cause)) throw cause;
        throw new ApiError("rate-limited", "The service is drawing too much. Please try again.", {
          status: 503,
          retryAfterMs: 5000,
          cause,
        });
      }
    },
    load: () => ({ waiting: pool.queueSize, threads: pool.threads.length }),
    close: () => pool.destroy(),
  };
}
