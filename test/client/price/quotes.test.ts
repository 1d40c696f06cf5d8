import { describe, expect, it } from "vitest";
import type { ServiceAnswer } from "../../../tools/site/site-server.js";
import { fc } from "../../support/properties.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

const places = ["DEU", "FRA", "USA", "GBR", "ITA", "ESP", "POL", "NLD", "BEL", "AUT", "WLD"];
/** Codes of places that the indicators here have no figures for. */
const lacking = ["ATA", "VAT", "XKX"];
const indicators = ["10000000-0000-4000-8000-000000000001", "10000000-0000-4000-8000-000000000002"];
const credits: Readonly<Record<string, number>> = {
  "/v1/data/statistic": 10,
  "/v1/data/market-insights/indicator": 15,
  "/v1/search/statistics": 1,
};

interface Kind {
  /** The search for an identifier finds the indicator, and with it what it covers. */
  readonly isListed: boolean;
}

const coveredGeos = Object.fromEntries(places.map((geo) => [geo, `The ${geo}`]));
const itemOf = (identifier: string) => ({
  ...{ identifier, title: "Indicator", covered_geos: coveredGeos },
  covered_timeframe: { start: "2019", end: "2020" },
});

/** A service that counts what it charges: only what it answers. */
function createCounting({ isListed }: Kind) {
  const counted = { credits: 0 };
  const answer: ServiceAnswer = ({ pathname, searchParams }) => {
    const geos = (searchParams.get("geo") ?? "WLD").split(",");
    if (geos.some((geo) => lacking.includes(geo))) {
      return { status: 400, body: { message: "The indicator has no data for one of these." } };
    }
    counted.credits += credits[pathname] ?? 0;
    if (pathname === "/v1/data/statistic") {
      return { body: statisticAnswer(Number(searchParams.get("id")), { "2019": 1, "2020": 2 }) };
    }
    if (pathname === "/v1/data/market-insights/indicator") {
      const data = geos.map((geo) => ({
        geo,
        categories: ["2019", "2020"],
        series: [1, geo.charCodeAt(0)],
      }));
      const chart = { graphType: "line", name: "Indicator", data };
      return { body: { identifier: searchParams.get("id"), title: "Indicator", chart } };
    }
    const asked = searchParams.get("q") ?? "";
    if (pathname === "/v1/search/market-insights/indicators" && isListed) {
      const items = indicators.includes(asked) ? [itemOf(asked)] : [];
      return { body: { items, total_count: items.length } };
    }
    return { body: { items: [], total_count: 0 } };
  };
  return { counted, answer };
}

const placed = (geo: fc.Arbitrary<string>) =>
  [
    fc.record({
      functionId: fc.constant("INDICATOR"),
      args: fc.tuple(
        fc.constantFrom(...indicators),
        fc.uniqueArray(geo, { minLength: 1, maxLength: 8 }).map((geos) => geos.join(",")),
      ),
    }),
    fc.record({
      functionId: fc.constant("VALUE"),
      args: fc.tuple(fc.constantFrom(...indicators), geo),
    }),
  ] as const;

const call = fc.oneof(
  fc.record({
    functionId: fc.constantFrom("VALUE", "DATA", "CITE"),
    args: fc.tuple(fc.integer({ min: 1, max: 4 })),
  }),
  ...placed(fc.constantFrom(...places)),
  ...placed(fc.constantFrom(...places, ...lacking)),
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
  readonly atMost: number;
}

/** What the pane does before formulas are inserted together, and the insertion. */
async function insert(
  { data, workbench }: CaredWorkbench,
  { calls }: Extract<Step, { kind: "insert" }>,
  row: number,
) {
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
  return { credits: plan.credits, atMost: plan.atMost };
}

const isLacking = ({ args }: Call) =>
  lacking.some((geo) => (args as readonly unknown[]).join(",").includes(geo));

async function play(steps: readonly Step[], kind: Kind): Promise<void> {
  const { counted, answer } = createCounting(kind);
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
          ? await insert(cared, each, index * 100)
          : await refresh(cared, each);
      const charged = counted.credits - before;
      const note = `step ${String(index)}: quoted ${String(quoted.credits)}`;
      expect(charged, note).toBeLessThanOrEqual(quoted.atMost);
      // What is refused is not charged; whether it will be is known for certain only afterwards.
      const isSure = each.kind === "insert" && kind.isListed && !each.calls.some(isLacking);
      if (isEmpty && isSure) expect(charged, note).toBe(quoted.credits);
      isEmpty &&= each.kind !== "insert";
    }
  } finally {
    cared.workbench.dispose();
  }
}

describe("what the service charges", () => {
  it("never exceeds the most that was quoted before it, and equals it where nothing was kept", async () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 6 });
    const kind = fc.record({ isListed: fc.boolean() });
    await fc.assert(fc.asyncProperty(steps, kind, play), { numRuns: 25 });
  });
});
