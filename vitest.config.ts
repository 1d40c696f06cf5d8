import { defineConfig } from "vitest/config";

/**
 * Parts whose modules keep nothing between tests, or take it back: in each of them the files of a worker
 * share one module graph, which a quarter of their time went into making anew. A part has workers of its
 * own, so that what its files leave in memory ends with it.
 */
const sharing = ["client", "contract", "functions", "gateway", "service", "settings"]
  .concat(["statistics", "storage", "workbook"])
  .map((part) => ({ name: part, include: [`test/${part}/**/*.test.ts`], isolate: false }));

/**
 * What functions and client make of a service's answers, once more with a gateway before every service. By hand, with
 * `STAT_TEST_GATEWAY=between`: a minute of a processor. Left out is what a gateway rightly changes: refused keys,
 * broken connections and cancelled calls are in its own words, and it keeps and joins what cost and client's tests
 * count and time. One file opens a thousand services, one asks for the whole library.
 */
const throughGateway = {
  name: "through-gateway",
  include: [
    ...["argument-forms", "data-types", "embedded-service", "lists", "rich-values", "status"],
    ...["strange-service", "errors/messages", "figures/currency", "figures/currency-library"],
    ...["figures/impossible-combinations", "figures/place-groups", "figures/several-indicators"],
    "figures/transforms",
    ...["trust/forecasts", "trust/no-answer", "trust/option-defaults", "trust/periods"],
    "trust/provenance",
  ]
    .map((file) => `test/functions/${file}.test.ts`)
    .concat("test/client/price/bounds.test.ts"),
  isolate: false,
  setupFiles: ["test/gateway/support/close-gateways.ts"],
};

const isBetween = process.env["STAT_TEST_GATEWAY"] === "between";

const alone = {
  name: "alone",
  include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
  exclude: sharing.flatMap(({ include }) => include),
};

export default defineConfig({
  test: {
    projects: (isBetween ? [throughGateway] : [...sharing, alone]).map((test) => ({
      extends: true as const,
      test,
    })),
    // Two cores are what a small machine and CI have; browser tests need one of them.
    maxWorkers: 2,
    // They end what hangs and prove nothing, so they leave room for a machine that is busy with other things.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 200_000 } },
  },
});
