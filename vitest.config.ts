import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
    // Two cores are what a small machine and CI have; browser tests need one of them.
    maxWorkers: 2,
    // They end what hangs and prove nothing, so they leave room for a machine that is busy with other things.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 100_000 } },
  },
});
