import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.js";

const tests = process.env["STAT_MUTATED_TESTS"] ?? "test";

/**
 * The tests of the part that is mutated, and no others. They share one load of the sources: a fault in a
 * constant is tried with all of them, and loading would take longer than they do.
 */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  { test: { include: [`${tests}/**/*.test.ts`], isolate: false } },
);
