import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiRequest, Client, Quote } from "../../../src/client/index.js";
import {
  startService,
  type EmbeddedService,
} from "../../../tools/functions-metadata/embedded-service.js";
import { createRig, json, type Handler } from "../../support/fake-service.js";
import { fc } from "../../support/properties.js";

/** One of the library, and one that it does not have. */
const indicators = ["c3f2c926-3f26-52e6-8e62-5e9b5ba4bf0a", "10000000-0000-4000-8000-000000000009"];
const covered = ["DEU", "FRA", "ESP", "ITA", "POL", "NLD", "BEL", "AUT", "JPN", "USA", "CHN"];
/** Places that the indicator has no figures for, and codes of no place. */
const uncovered = ["ATA", "XYZ", "NOWHERE"];

let service: EmbeddedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** A client over the service itself, which says with each answer what it has charged for it. */
async function open(isSearchFree: boolean) {
  const charged = { credits: 0 };
  const handler: Handler = async ({ url, init }) => {
    const answer = await service.fetch(url.href, init);
    charged.credits += Number(answer.headers.get("x-stat-credits") ?? 0);
    return answer;
  };
  const rig = await createRig({
    handler,
    key: "demo-advanced",
    // Who pays for searches is not asked for coverage: it stays unknown.
    preferences: isSearchFree ? {} : { prices: { searchIndicators: 1 } },
  });
  return { ...rig, charged };
}

const requestsOf = (id: string, lists: readonly (readonly string[])[]): ApiRequest[] =>
  lists.map((geos) => ({ operation: "getIndicator", parameters: { id, geo: geos.join(",") } }));

const list = fc.uniqueArray(fc.constantFrom(...covered, ...covered, ...uncovered), {
  minLength: 1,
  maxLength: 12,
});
const step = fc.record({
  id: fc.constantFrom(...indicators, ...indicators.slice(0, 1)),
  /** Of one cell each, calculated together. */
  lists: fc.array(list, { minLength: 1, maxLength: 3 }),
  askFresh: fc.boolean(),
  isSearchedBefore: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function ask(client: Client, { id, lists, askFresh }: Step): Promise<Quote> {
  const quote = await client.quote(requestsOf(id, lists), { askFresh });
  await Promise.allSettled(
    lists.map((geos) =>
      client.indicator(id, geos, askFresh ? { forceFresh: true, refuseStale: true } : {}),
    ),
  );
  return quote;
}

describe("the most that places of indicators can cost", () => {
  it("is never passed, and the price is met where all is covered and nothing kept", async () => {
    const run = async (steps: readonly Step[], isSearchFree: boolean) => {
      const { client, charged } = await open(isSearchFree);
      const asked = new Set<string>();
      for (const each of steps) {
        if (each.isSearchedBefore && isSearchFree) {
          await client.list("searchIndicators", { q: each.id, size: 1 });
        }
        charged.credits = 0;
        const quote = await ask(client, each);
        expect(charged.credits).toBeLessThanOrEqual(quote.atMost);
        expect(quote.credits).toBeLessThanOrEqual(quote.atMost);
        const isAllCovered =
          each.id === indicators[0] && each.lists.flat().every((geo) => covered.includes(geo));
        if (isAllCovered && !asked.has(each.id)) expect(charged.credits).toBe(quote.credits);
        asked.add(each.id);
      }
    };
    const steps = fc.array(step, { minLength: 1, maxLength: 4 });
    await fc.assert(fc.asyncProperty(steps, fc.boolean(), run), { numRuns: 25 });
  });
});

describe("the budget of the day", () => {
  it("is not passed by a call that is taken apart", async () => {
    const { client, charged, settings } = await open(false);
    await settings.setPreferences({ dailyBudget: 30 });
    const places = [...covered.slice(0, 4), "XYZ"];
    const id = indicators[0] ?? "";
    expect(await client.quote(requestsOf(id, [places]))).toMatchObject({ credits: 15, atMost: 75 });
    await client.indicator(id, places).catch(() => undefined);
    expect(charged.credits).toBe(30);
  });
});

describe("pages of a list", () => {
  it("may be as small as the smallest package's", async () => {
    const { client } = await createRig({ handler: () => json({ items: [], total_count: 0 }) });
    const wanted = (size: number): ApiRequest[] => [
      { operation: "searchStatistics", parameters: { q: "solar", size } },
    ];
    expect(await client.quote(wanted(10))).toMatchObject({ credits: 1, atMost: 1, isKnown: true });
    expect(await client.quote(wanted(45))).toMatchObject({ credits: 1, atMost: 5 });
    // More than a list ever has is not asked for.
    expect(await client.quote(wanted(5000))).toMatchObject({ atMost: 100 });
  });
});
