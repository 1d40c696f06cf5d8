import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const mb = (bytes: number) => bytes / 2 ** 20;

/** What a run holds in memory, and how long it lets nothing else happen; printed, never judged. */
export function watchLoad() {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const held = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const run = { start: 0, peak: 0 };
  return {
    begin: () => {
      collect();
      run.start = held();
      delay.enable();
    },
    look: () => {
      run.peak = Math.max(run.peak, held());
    },
    report: (what: string) => {
      delay.disable();
      collect();
      console.log(
        `${what}: ${mb(run.peak).toFixed(0)} MB at most, ${mb(held() - run.start).toFixed(1)} MB ` +
          `above the start after a collection, longest freeze ${(delay.max / 1e6).toFixed(0)} ms`,
      );
    },
  };
}
