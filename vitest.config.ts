import { defineConfig } from "vitest/config";
import SlowFirst from "./tools/tests/slow-first.js";

/**
 * Parts whose modules keep nothing between tests, or take it back: in each of them the files of a worker
 * share one module graph, which a quarter of their time went into making anew. A part has workers of its
 * own, so that what its files leave in memory ends with it. Five are one: what they load is the same, the service and its
 * library with it, and each had loaded them anew in two workers.
 */
const sharing = [
  ["client", "contract", "functions", "settings", "statistics"],
  ...["addin", "gateway", "service", "storage", "tools", "workbench", "workbook"].map((part) => [
    part,
  ]),
].map((parts) => ({
  name: parts.join("+"),
  include: parts.map((part) => `test/${part}/**/*.test.ts`),
  isolate: false,
}));

/**
 * What functions and client make of a service's answers, once more with a gateway before every service. By hand, with
 * `STAT_TEST_GATEWAY=between`: two minutes of a processor. Left out are
 * - `cost/faults`, `cost/spending`, `errors/connection`, client's `retries`, `faults` and `over-http`: broken connections,
 *   silence, 429 and 401 are in a gateway's own words and waited for by itself, and a body comes from it whole or not at all;
 * - client's `hostile`: what gives a key away ends at the gateway, which knows its own key and not the person's;
 * - client's `price/quotes` and `price/changed-list`: they empty the client's cache, or change what a list says, and count
 *   what the service charges then, while a gateway still has its answers; `price/unsaid`: a gateway says what was charged;
 * - `arbitrary-answers` and `trust/every-indicator`, which open a thousand services and ask for the whole library;
 * - `errors/guard`: a call that is cancelled goes on behind a gateway, since it is paid;
 * - `documentation`, `registry` and the tests of pages, which ask no service.
 */
const throughGateway = {
  name: "through-gateway",
  include: [
    ...["answers", "argument-forms", "data-types", "embedded-service", "lists", "rich-values"],
    ...["status", "strange-service", "cost/indicator-places", "cost/recalculation"],
    ...["cost/research", "errors/errors", "errors/messages", "figures/currency"],
    ...["figures/currency-library", "figures/impossible-combinations", "figures/place-groups"],
    ...["figures/several-indicators", "figures/transforms", "trust/forecasts", "trust/no-answer"],
    ...["trust/option-defaults", "trust/periods", "trust/provenance"],
  ]
    .map((file) => `test/functions/${file}.test.ts`)
    .concat(
      ["indicators", "joining", "keeping", "links", "lists", "research", "snapshot", "spending"]
        .concat("price/bounds")
        .map((file) => `test/client/${file}.test.ts`),
    ),
  isolate: false,
  setupFiles: ["test/gateway/support/close-gateways.ts"],
};

/** The pane's files share a document as well: Fluent puts a style into it once. */
const taskpane = {
  name: "taskpane",
  include: ["test/taskpane/**/*.test.ts", "test/taskpane/**/*.test.tsx"],
  environment: "happy-dom",
  isolate: false,
  // What is not found is looked for in the whole page that was there, and not in its first controls.
  env: { DEBUG_PRINT_LIMIT: "60000" },
};

/** A page that fails says what it showed: nobody sees it again. */
const e2e = {
  name: "e2e",
  include: ["test/e2e/**/*.test.ts"],
  isolate: false,
  setupFiles: ["test/support/site/tell-pages.ts"],
};

const isBetween = process.env["STAT_TEST_GATEWAY"] === "between";

/** What looks at all parts. */
const whole = {
  name: "whole",
  include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
  exclude: [...sharing, e2e, taskpane].flatMap(({ include }) => include),
  isolate: false,
};

export default defineConfig({
  test: {
    projects: (isBetween ? [throughGateway] : [...sharing, e2e, taskpane, whole]).map((test) => ({
      extends: true as const,
      test,
    })),
    // What one part has compiled of the sources the next ones need not: a third of what they import.
    experimental: { fsModuleCache: true },
    // Two cores are what a small machine and CI have: of three files one waits for its page or its database.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    // They end what hangs and prove nothing, so they leave room for a machine that is busy with other things.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 200_000 } },
  },
});
