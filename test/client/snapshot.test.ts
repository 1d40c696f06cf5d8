import { describe, expect, it } from "vitest";
import { idOf, type ApiRequest, type SnapshotSource } from "../../src/client/index.js";
import {
  createRig,
  json,
  listOf,
  silence,
  type Handler,
  type RigOptions,
} from "../support/fake-service.js";

const at = Date.UTC(2026, 0, 2);
const geoAt = (geo: string, fetchedAt: number) =>
  [
    { operation: "getIndicator", parameters: { id: "a-b", geo } },
    { value: { title: "GDP", chart: { unit: "USD", geos: [{ geo, values: [1] }] } }, fetchedAt },
  ] as const;

/** What a workbook brought along. */
const brought: readonly (readonly [ApiRequest, { value: unknown; fetchedAt: number }])[] = [
  [
    { operation: "getStatistic", parameters: { id: 7 } },
    { value: { title: "Kept" }, fetchedAt: at },
  ],
  [
    { operation: "searchStatistics", parameters: { q: "solar" } },
    { value: { items: [{ identifier: 7 }], totalCount: 1 }, fetchedAt: at },
  ],
  geoAt("DEU", at + 5),
  geoAt("FRA", at + 3),
  geoAt("WLD", at + 9),
  [
    { operation: "askResearch", parameters: { question: "Why solar?" } },
    { value: { state: { status: "done" } }, fetchedAt: at },
  ],
];
const answers = new Map(brought.map(([request, answer]) => [idOf(request), answer]));
const snapshot: SnapshotSource = { find: (id) => answers.get(id) };

const rig = (handler: Handler, more: Partial<RigOptions> = {}) =>
  createRig({ handler, snapshot, ...more });
const down: Handler = () => json({}, 503);
/** The workbook's own budget, before it has been read. */
const unknownBudget = { allows: () => true, spent: () => undefined, isKnown: () => false };
const one = { operation: "getStatistic", parameters: { id: 7 } } as const;

type Rig = Awaited<ReturnType<typeof rig>>;
const get = ({ client, clock }: Rig, how = {}) =>
  clock.runUntil(client.request(one.operation, one.parameters, how));

describe("an answer that the workbook brought along", () => {
  it.each<[string, Handler, Partial<RigOptions>]>([
    ["is down", down, {}],
    ["does not know the key", () => json({}, 401), {}],
    ["refuses the operation", () => json({}, 403), {}],
    ["asks to slow down", () => json({}, 429), {}],
    ["sends what is no JSON", () => new Response("<html>"), {}],
    ["has no key to be asked with", down, { key: null }],
    ["costs more than the day's budget", down, { preferences: { dailyBudget: 0 } }],
    [
      "may not be asked before the workbook's budget is known",
      down,
      { spendingLimit: unknownBudget },
    ],
    ["says nothing", silence, {}],
    ["cannot be reached", () => Promise.reject(new TypeError("no network")), {}],
  ])("serves where the service %s, and says how old it is", async (_, handler, more) => {
    const made = await rig(handler, { ...more, maxAttempts: 1 });
    expect(await get(made)).toEqual({
      ...{ value: { title: "Kept" }, fetchedAt: at, origin: "snapshot", isStale: true },
    });
    expect(made.client.status()).toMatchObject({ snapshotServed: 1, snapshotAsOf: at });
  });

  it.each<[string, number, string]>([
    ["there is no such thing any more", 404, "not-found"],
    ["the question is no good", 400, "bad-input"],
  ])("does not hide that %s", async (_, status, code) => {
    const made = await rig(() => json({}, status));
    await expect(get(made)).rejects.toMatchObject({ code });
    expect(made.client.status()).toMatchObject({ snapshotServed: 0, snapshotAsOf: null });
    // A cell that must not lose its figure is told the failure beside it.
    const failures: string[] = [];
    const kept = await get(made, {
      onKept: (failure: { code: string }) => failures.push(failure.code),
    });
    expect([kept.origin, failures]).toEqual(["snapshot", [code]]);
  });

  it("is the last resort: what the service says comes first", async () => {
    const made = await rig(() => json(listOf([1])));
    const { value, origin } = await made.client.list("searchStatistics", { q: "solar" });
    expect([value.items[0]?.identifier, origin]).toEqual([1, "service"]);
    expect(made.client.status().snapshotServed).toBe(0);
  });

  it("is nothing for a refresh, which wants news or a failure", async () => {
    const made = await rig(down, { maxAttempts: 1 });
    await expect(get(made, { forceFresh: true })).rejects.toMatchObject({ code: "server" });
    const kept = await get(made, { forceFresh: true, onKept: () => undefined });
    expect(kept.origin).toBe("snapshot");
  });

  it("is nothing for a cell that has left", async () => {
    const made = await rig(down);
    const left = new AbortController();
    left.abort();
    const how = { signal: left.signal, onKept: () => expect.unreachable() };
    await expect(get(made, how)).rejects.toMatchObject({ code: "aborted" });
    expect(made.client.status().snapshotServed).toBe(0);
  });

  it("is waited for, but not by a preview, which shows it to nobody", async () => {
    let isRead = false;
    const late: SnapshotSource = {
      find: (id) => (isRead ? answers.get(id) : undefined),
      ready: () => {
        isRead = true;
        return Promise.resolve();
      },
    };
    const made = await rig(down, { snapshot: late, maxAttempts: 1 });
    await expect(get(made, { cacheOnly: true })).rejects.toMatchObject({ code: "not-cached" });
    const seen: number[] = [];
    const onSnapshot = (fetchedAt: number) => seen.push(fetchedAt);
    expect((await get(made, { onSnapshot })).origin).toBe("snapshot");
    expect((await get(made, { cacheOnly: true, onSnapshot })).fetchedAt).toBe(at);
    expect(seen).toEqual([at, at]);
    expect(made.client.status().snapshotServed).toBe(1);
  });

  it("may be a list, or the answer to a question", async () => {
    const { client, clock } = await rig(down, { maxAttempts: 1 });
    const list = await clock.runUntil(client.list("searchStatistics", { q: "  solar " }));
    expect([list.value.totalCount, list.origin]).toEqual([1, "snapshot"]);
    const answer = await clock.runUntil(client.ask("Why  solar?"));
    expect([answer.value.state.status, answer.isStale]).toEqual(["done", true]);
    const other = clock.runUntil(client.ask("Why wind?"));
    await expect(other).rejects.toMatchObject({ code: "server" });
    expect(client.status()).toMatchObject({ snapshotServed: 2, snapshotAsOf: at });
  });

  it("is of all places that are asked for, as old as the oldest, or of none", async () => {
    const { client, clock } = await rig(down, { maxAttempts: 1 });
    const ask = (geos: string[]) => clock.runUntil(client.indicator("a-b", geos));
    const both = await ask(["deu", "FRA", "DEU"]);
    expect(both.value.chart).toMatchObject({ unit: "USD", geos: [{ geo: "DEU" }, { geo: "FRA" }] });
    expect([both.value.title, both.fetchedAt, both.isStale]).toEqual(["GDP", at + 3, true]);
    expect((await ask([])).value.chart.geos).toMatchObject([{ geo: "WLD" }]);
    await expect(ask(["DEU", "USA"])).rejects.toMatchObject({ code: "server" });
    expect(client.status()).toMatchObject({ snapshotServed: 2, snapshotAsOf: at + 3 });
  });

  it("is none of places that were kept in different units", async () => {
    const [, other] = geoAt("FRA", at + 9);
    const chart = { ...other.value.chart, unit: "thousand USD" };
    const mixed: SnapshotSource = {
      find: (id) => {
        const kept = answers.get(id);
        return id.includes("FRA") ? { ...other, value: { ...other.value, chart } } : kept;
      },
    };
    const { client, clock } = await rig(down, { maxAttempts: 1, snapshot: mixed });
    const ask = (geos: string[]) => clock.runUntil(client.indicator("a-b", geos));
    expect((await ask(["FRA"])).value.chart.unit).toBe("thousand USD");
    expect((await ask(["DEU", "WLD"])).value.chart.unit).toBe("USD");
    await expect(ask(["DEU", "FRA"])).rejects.toMatchObject({ code: "server" });
  });
});
