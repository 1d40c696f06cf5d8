import { describe, expect, it } from "vitest";
import type { ServiceAnswer } from "../../../tools/site/site-server.js";
import { fc } from "../../support/properties.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

const places = ["DEU", "FRA", "USA", "GBR", "ITA", "ESP", "POL", "NLD", "BEL", "AUT", "WLD"];
const indicators = ["10000000-0000-4000-8000-000000000001", "10000000-0000-4000-8000-000000000002"];
const credits: Readonly<Record<string, number>> = {
  "/v1/data/statistic": 10,
  "/v1/data/market-insights/indicator": 15,
  "/v1/search/statistics": 1,
};

/** A service that counts what it charges. */
function createCounting() {
  const counted = { credits: 0 };
  const answer: ServiceAnswer = ({ pathname, searchParams }) => {
    counted.credits += credits[pathname] ?? 0;
    if (pathname === "/v1/data/statistic") {
      return { body: statisticAnswer(Number(searchParams.get("id")), { "2019": 1, "2020": 2 }) };
    }
    if (pathname === "/v1/data/market-insights/indicator") {
      const data = (searchParams.get("geo") ?? "WLD")
        .split(",")
        .map((geo) => ({ geo, categories: ["2019", "2020"], series: [1, geo.charCodeAt(0)] }));
      const chart = { graphType: "line", name: "Indicator", data };
      return { body: { identifier: searchParams.get("id"), title: "Indicator", chart } };
    }
    return { body: { items: [], total_count: 0 } };
  };
  return { counted, answer };
}

const place = fc.constantFrom(...places);
const call = fc.oneof(
  fc.record({
    functionId: fc.constantFrom("VALUE", "DATA", "CITE"),
    args: fc.tuple(fc.integer({ min: 1, max: 4 })),
  }),
  fc.record({
    functionId: fc.constant("INDICATOR"),
    args: fc.tuple(
      fc.constantFrom(...indicators),
      fc.uniqueArray(place, { minLength: 1, maxLength: 8 }).map((geos) => geos.join(",")),
    ),
  }),
  fc.record({
    functionId: fc.constant("VALUE"),
    args: fc.tuple(fc.constantFrom(...indicators), place),
  }),
  fc.record({
    functionId: fc.constant("SEARCH"),
    args: fc.tuple(fc.constantFrom("gdp", "rent")),
  }),
);
type Call = typeof call extends fc.Arbitrary<infer C> ? C : never;

const step = fc.oneof(
  fc.record({
    kind: fc.constant("insert" as const),
    calls: fc.array(call, { minLength: 1, maxLength: 6 }),
  }),
  fc.record({
    kind: fc.constant("refresh" as const),
    includeFresh: fc.boolean(),
    only: fc.constantFrom("all" as const, "stale" as const, "errors" as const),
  }),
  fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant("clear" as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const textOf = (value: string | number) =>
  typeof value === "number" ? String(value) : `"${value}"`;
const formulaOf = ({ functionId, args }: Call) =>
  `=STAT.${functionId}(${(args as readonly (string | number)[]).map(textOf).join(",")})`;

interface Quoted {
  readonly credits: number;
  readonly isKnown: boolean;
}

/** What the pane does before formulas are inserted together, and the insertion. */
async function insert({ data, workbench }: CaredWorkbench, calls: readonly Call[], row: number) {
  const plans = await Promise.all(
    calls.map(({ functionId, args }) => data.plan(functionId, args as readonly unknown[])),
  );
  const quote = await data.price(plans.flat());
  await workbench.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    // Far apart, since their results spill.
    calls.forEach((each, index) => {
      sheet.getRangeByIndexes(row, index * 20, 1, 1).formulas = [[formulaOf(each)]];
    });
    await context.sync();
  });
  await workbench.idle();
  return quote;
}

async function refresh(
  { operations, workbench }: CaredWorkbench,
  { includeFresh, only }: Extract<Step, { kind: "refresh" }>,
): Promise<Quoted> {
  const plan = await operations.plan({ scope: { kind: "workbook" }, includeFresh, only });
  await operations.refresh(plan);
  await workbench.idle();
  return { credits: plan.credits, isKnown: !plan.isEstimate };
}

async function play(steps: readonly Step[]): Promise<void> {
  const { counted, answer } = createCounting();
  const clock = { now: Date.UTC(2026, 10, 20, 12) };
  const cared = await openCared(answer, {
    now: () => clock.now,
    sheetSize: { rows: 2000, columns: 130 },
  });
  try {
    let isEmpty = true;
    for (const [index, each] of steps.entries()) {
      if (each.kind === "wait") {
        clock.now += each.hours * 3_600_000;
        continue;
      }
      if (each.kind === "clear") {
        await cared.workbench.client.clearCache();
        isEmpty = true;
        continue;
      }
      const before = counted.credits;
      const quoted: Quoted =
        each.kind === "insert"
          ? await insert(cared, each.calls, index * 100)
          : await refresh(cared, each);
      const charged = counted.credits - before;
      const note = `step ${String(index)}: quoted ${String(quoted.credits)}`;
      expect(charged, note).toBeLessThanOrEqual(quoted.credits);
      if (isEmpty && each.kind === "insert") expect(charged, note).toBe(quoted.credits);
      isEmpty &&= each.kind !== "insert";
    }
  } finally {
    cared.workbench.dispose();
  }
}

describe("what the service charges", () => {
  it("never exceeds the quote before it, and equals it where nothing was kept", async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), play), {
      numRuns: 25,
    });
  }, 300_000);
});
