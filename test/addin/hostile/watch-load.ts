import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const mb = (bytes: number) => bytes / 2 ** 20;
const longestKept = 20;
const toldEvery = 2000;
const repeats = 4;

interface Freeze {
  readonly ms: number;
  readonly what: string;
  readonly again: () => Promise<unknown>;
}

/** Whether `npm run bench:hostile` runs the test. */
export const isBench = process.env["HOSTILE_ANSWERS"] !== undefined;

/**
 * What a run holds in memory, and how long it lets nothing else happen: printed by the bench, never judged.
 * Where another program has the processor, that looks like a freeze: the longest are tried again, and the
 * shortest of the times counts.
 */
export function watchLoad() {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const held = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const run = { start: 0, peak: 0, begun: 0, steps: 0 };
  let longest: readonly Freeze[] = [];
  const longestDelay = () => {
    const ms = delay.max / 1e6;
    delay.reset();
    return ms;
  };
  return {
    begin: () => {
      if (!isBench) return;
      collect();
      run.start = held();
      run.begun = performance.now();
      delay.enable();
    },
    /** After each step of the run: its name, and the step itself. */
    look: (what: string, again: () => Promise<unknown>) => {
      if (!isBench) return;
      run.peak = Math.max(run.peak, held());
      if (++run.steps % toldEvery === 0) console.log(`${String(run.steps)} steps, last ${what}`);
      const ms = longestDelay();
      if (longest.length < longestKept || ms > (longest[longestKept - 1]?.ms ?? 0))
        longest = [...longest, { ms, what, again }]
          .sort((a, b) => b.ms - a.ms)
          .slice(0, longestKept);
    },
    report: async (what: string) => {
      if (!isBench) return;
      const seconds = (performance.now() - run.begun) / 1000;
      const measured: Omit<Freeze, "again">[] = [];
      for (const { ms: first, what, again } of longest) {
        let ms = first;
        for (let turn = 0; turn < repeats; turn += 1) {
          longestDelay();
          await again();
          // A freeze is seen by the timer that comes after it.
          await new Promise((resolve) => setTimeout(resolve, 30));
          ms = Math.min(ms, longestDelay());
        }
        measured.push({ ms, what });
      }
      delay.disable();
      collect();
      const [worst] = measured.sort((a, b) => b.ms - a.ms);
      console.log(
        `${what}, in ${seconds.toFixed(0)} s: ${mb(run.peak).toFixed(0)} MB at most, ` +
          `${mb(run.start).toFixed(0)} MB at the start, ${mb(held() - run.start).toFixed(1)} MB above ` +
          `it after a collection; longest freeze ${String(worst?.ms.toFixed(0))} ms ` +
          `(${String(worst?.what)}; ${String(longest[0]?.ms.toFixed(0))} ms when other programs ran)`,
      );
    },
  };
}
