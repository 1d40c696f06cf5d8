import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { operationIds, operations } from "../../../src/contract/index.js";
import {
  startService,
  type EmbeddedService,
} from "../../../tools/functions-metadata/embedded-service.js";
import type { RefreshReport } from "../../../src/workbook/index.js";
import { settle } from "../../support/fake-clock.js";
import {
  contentsOf,
  openCared,
  type CaredWorkbench,
} from "../../support/workbook/workbook-care.js";
import { fc } from "../../support/properties.js";

const hour = 3_600_000;
const day = 24 * hour;
const statistic = 7598345427;
const gdp = "c3f2c926-3f26-52e6-8e62-5e9b5ba4bf0a";
const places = ["DEU", "FRA", "ESP", "ITA", "POL", "NLD", "BEL", "AUT", "JPN", "USA", "CHN"];
/** The service's own limit of a list's page, by key. */
const keys = ["demo-advanced", "demo-starter"] as const;

let service: EmbeddedService;
let cared: CaredWorkbench | undefined;
let time: number;
/** What the service has answered, and so charges for, whoever stopped listening. */
let charged: { calls: number; credits: number };
let revokedAfter: number;
let brokenAfter: number;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
afterEach(() => {
  cared?.workbench.dispose();
  cared = undefined;
});

/** The add-in afresh, with an empty workbook. A realm of office.js for each would take most of the time. */
async function open(key: string): Promise<CaredWorkbench> {
  if (cared === undefined) return start(key);
  const { workbench, options, snapshot } = cared;
  await workbench.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange().clear();
    await context.sync();
  });
  await workbench.idle();
  await options.setBudget(null);
  await snapshot.remove();
  // A change of the key empties what the client has kept, whatever it is.
  workbench.setKey(null);
  workbench.setKey(key);
  await workbench.client.clearCache();
  begin();
  return cared;
}

function begin(): void {
  time += day;
  charged = { calls: 0, credits: 0 };
  revokedAfter = Infinity;
  brokenAfter = Infinity;
}

async function start(key: string): Promise<CaredWorkbench> {
  time = Date.UTC(2026, 10, 20, 12);
  begin();
  cared = await openCared(() => ({ body: {} }), {
    key,
    now: () => time,
    fetch: async (url, init) => {
      if (charged.calls >= brokenAfter) throw new TypeError("network");
      const isRevoked = charged.calls >= revokedAfter;
      const headers = new Headers(init.headers);
      if (isRevoked) headers.set("x-api-key", "gone");
      // Some turns of the event loop, as over a network: a cancellation finds requests under way.
      await settle(5);
      const answer = await service.fetch(url, isRevoked ? { ...init, headers } : init);
      const { pathname } = new URL(url);
      const operation = operationIds.find((id) => operations[id].path === pathname);
      charged.calls += 1;
      if (answer.ok && operation !== undefined) charged.credits += operations[operation].credits;
      return answer;
    },
  });
  return cared;
}

async function enter({ workbench }: CaredWorkbench, formulas: readonly string[]): Promise<void> {
  // Each with room for its spill.
  formulas.forEach((formula, index) => {
    workbench.enter(
      `${String.fromCharCode(65 + (index % 3) * 8)}${String(1 + Math.floor(index / 3) * 70)}`,
      formula,
    );
  });
  await workbench.idle();
}

const geos = fc.subarray(places, { minLength: 1 });
const size = fc.integer({ min: 1, max: 45 });
const listFormula = fc
  .tuple(
    fc.constantFrom("SEARCH", "STATISTICS", "INFOGRAPHICS"),
    fc.constantFrom("population", "solar"),
    size,
  )
  .map(
    ([name, words, count]) =>
      `=STAT.${name}("${words}",,,${String(count)},"columns=id; headers=off")`,
  );
const statisticFormula = fc.constantFrom(
  `=STAT.VALUE(${String(statistic)})`,
  `=STAT.VALUE(${String(statistic)},,2010)+STAT.VALUE(${String(statistic)},,2011)`,
  `=STAT.INFO(${String(statistic)},"title")`,
  '=STAT.STATUS("calls")',
  '="no STAT.SEARCH(1) here"',
);
const indicatorFormula = geos.map(
  (list) => `=STAT.INDICATOR("${gdp}","${list.join("; ")}",2015,2016,"headers=off")`,
);
const workbook = fc.constantFrom(...keys).chain((key) =>
  fc.record({
    key: fc.constant(key),
    formulas: fc.array(
      key === "demo-starter"
        ? fc.oneof(listFormula, statisticFormula)
        : fc.oneof(listFormula, statisticFormula, indicatorFormula),
      { minLength: 1, maxLength: 9 },
    ),
    // Nothing, lists, everything grown old since.
    age: fc.constantFrom(0, 2 * hour, 30 * hour),
    includeFresh: fc.boolean(),
  }),
);

type Setting = typeof workbook extends fc.Arbitrary<infer T> ? T : never;

const everything = { scope: { kind: "workbook" } } as const;

/** Formulas below one another may leave each other no room, which costs nothing. */
const isPaidFor = ({ reason }: RefreshReport["failed"][number]) => reason !== "no-room";

describe("the price before paying", () => {
  it("is what the service then charges, to the call and the credit", async () => {
    const run = async ({ key, formulas, age, includeFresh }: Setting) => {
      const opened = await open(key);
      try {
        await enter(opened, formulas);
        time += age;
        const plan = await opened.operations.plan({ ...everything, includeFresh });
        charged = { calls: 0, credits: 0 };
        const report = await opened.operations.refresh(plan);
        await opened.workbench.idle();
        expect(report.failed.filter(isPaidFor)).toEqual([]);
        expect(charged).toEqual({ calls: plan.callCount, credits: plan.credits });
      } finally {
        revokedAfter = brokenAfter = Infinity;
      }
    };
    await fc.assert(fc.asyncProperty(workbook, run), { numRuns: 10 });
  });

  it("is not exact, and says so, where nobody knows how many pages a list has", async () => {
    const { operations: tasks, workbench } = await open("demo-starter");
    await enter(cared as CaredWorkbench, [
      '=STAT.SEARCH("solar",,,10)',
      '=STAT.SEARCH("wind",,,45)',
    ]);
    await workbench.client.clearCache();
    const cells = await tasks.plan(everything);
    // One page of ten; five of nine or ten, as far as there are that many.
    expect(cells).toMatchObject({ callCount: 6, credits: 6, isEstimate: true });
    const again = await open("demo-starter").then(async (opened) => {
      await enter(opened, ['=STAT.SEARCH("solar",,,10)']);
      await opened.workbench.client.clearCache();
      return opened.operations.plan(everything);
    });
    expect(again).toMatchObject({ callCount: 1, credits: 1, isEstimate: false });
  });

  it("knows a place that the indicator has refused: the others share their call again", async () => {
    const { operations: tasks, workbench } = await open("demo-advanced");
    await enter(cared as CaredWorkbench, [
      `=STAT.INDICATOR("${gdp}","DEU; ATA; FRA; ITA",2015,2016)`,
    ]);
    const plan = await tasks.plan({ ...everything, includeFresh: true });
    expect(plan).toMatchObject({ callCount: 2, credits: 15, isEstimate: false });
    charged = { calls: 0, credits: 0 };
    await tasks.refresh(plan);
    await workbench.idle();
    expect(charged).toEqual({ calls: 2, credits: 15 });
  });
});

const trouble = fc.record({
  formulas: fc.array(fc.oneof(statisticFormula, indicatorFormula, listFormula), {
    minLength: 3,
    maxLength: 9,
  }),
  kind: fc.constantFrom("revoked", "offline", "budget", "cancelled"),
  after: fc.integer({ min: 0, max: 6 }),
});
type Trouble = typeof trouble extends fc.Arbitrary<infer T> ? T : never;

describe("a refresh that does not come to its end", () => {
  it("counts what was paid, loses no figure, and the next one pays only for the rest", async () => {
    const run = async ({ formulas, kind, after }: Trouble) => {
      const opened = await open("demo-advanced");
      const { workbench, options, operations: tasks } = opened;
      try {
        await enter(opened, formulas);
        time += 30 * hour;
        const before = await contentsOf(workbench);
        const plan = await tasks.plan(everything);
        const session = () => workbench.client.status().session.credits;
        const spent = session();
        charged = { calls: 0, credits: 0 };
        const abort = new AbortController();
        if (kind === "revoked") revokedAfter = after;
        if (kind === "offline") brokenAfter = after;
        if (kind === "budget") await options.setBudget(options.spentToday + after * 10);
        const report = await tasks.refresh(plan, {
          signal: abort.signal,
          onProgress: ({ done, total }) => {
            // Before the last one: what is cancelled later has come to its end.
            if (kind === "cancelled" && done >= Math.min(after, total - 1)) abort.abort();
          },
        });
        await workbench.idle();
        // The service finishes what it was asked, listened to or not.
        await settle(30);
        expect(session() - spent).toBe(charged.credits);
        expect(charged.credits).toBeLessThanOrEqual(plan.credits);
        expect(report.isCancelled).toBe(kind === "cancelled");
        // The library does not change, so a figure that is another one is a figure lost.
        expect(withoutMoments(await contentsOf(workbench))).toEqual(withoutMoments(before));
        const first = charged.credits;
        revokedAfter = brokenAfter = Infinity;
        if (kind === "budget") await options.setBudget(null);
        time += 60_000;
        const rest = await tasks.plan(everything);
        charged = { calls: 0, credits: 0 };
        const last = await tasks.refresh(rest);
        await workbench.idle();
        expect(last.failed.filter(isPaidFor)).toEqual([]);
        expect(charged.credits).toBe(rest.credits);
        expect(first + charged.credits).toBe(plan.credits);
      } finally {
        revokedAfter = brokenAfter = Infinity;
      }
    };
    await fc.assert(fc.asyncProperty(trouble, run), { numRuns: 12 });
  });
});

/** STAT.STATUS shows the moment, not a figure. */
function withoutMoments(contents: Record<string, unknown>): unknown[] {
  return Object.entries(contents).filter(
    ([, content]) => !JSON.stringify(content).includes("STATUS"),
  );
}
