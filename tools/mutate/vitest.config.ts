import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.js";

const tests = process.env["STAT_MUTATED_TESTS"] ?? "test";

/**
 * They count round trips, which a machine with faults to try besides makes more of, over thousands of cells; or
 * ask for a whole library or open a thousand services, which takes longer than all other tests of their part. A
 * fault that they alone notice is counted as missed.
 */
const large = ["round-trips", "every-indicator", "arbitrary-answers"].map(
  (name) => `**/${name}.test.ts`,
);

/**
 * The tests of the part that is mutated, and no others. They share one load of the sources: a fault in a
 * constant is tried with all of them, and loading would take longer than they do.
 */
export default mergeConfig(
  // The suite's projects have files of their own: with them, every part's tests would be tried on each fault.
  { ...base, test: { ...base.test, projects: undefined, include: [], exclude: large } },
  {
    test: {
      include: [`${tests}/**/*.test.ts`],
      isolate: false,
      setupFiles: ["tools/mutate/load-part.ts"],
      // What waits for something that a fault has taken away ends as a failure, not by ending its process.
      testTimeout: 20_000,
      expect: { poll: { timeout: 5_000 } },
    },
  },
);
