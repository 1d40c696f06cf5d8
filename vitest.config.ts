import { defineConfig } from "vitest/config";

/**
 * Parts whose modules keep nothing between tests, or take it back: in each of them the files of a worker
 * share one module graph, which a quarter of their time went into making anew. A part has workers of its
 * own, so that what its files leave in memory ends with it.
 */
const sharing = ["client", "contract", "functions", "gateway", "service", "settings"]
  .concat(["statistics", "storage", "workbook"])
  .map((part) => ({ name: part, include: [`test/${part}/**/*.test.ts`], isolate: false }));

const alone = {
  name: "alone",
  include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
  exclude: sharing.flatMap(({ include }) => include),
};

export default defineConfig({
  test: {
    projects: [...sharing, alone].map((test) => ({ extends: true as const, test })),
    // Two cores are what a small machine and CI have; browser tests need one of them.
    maxWorkers: 2,
    // They end what hangs and prove nothing, so they leave room for a machine that is busy with other things.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 200_000 } },
  },
});
