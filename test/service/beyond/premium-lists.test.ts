import { afterAll, beforeAll, expect, it } from "vitest";
import { operationIds, operations } from "../../../src/contract/index.js";
import { createDemoKeyStore } from "../../../src/service/keys/index.js";
import { startService, unlimitedPackages } from "../support/start-service.js";

/** A key that may ask everything and opens no premium content. */
const closedKey = "demo-starter";
const openKey = "demo-advanced";

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  const { advanced } = unlimitedPackages;
  service = await startService({
    keys: createDemoKeyStore({
      ...unlimitedPackages,
      starter: { ...advanced, hasPremium: false },
    }),
  });
});
afterAll(() => service.close());

/** Every operation that lists items, found by what it answers: another one is walked, too. */
const lists = operationIds
  .filter((id) => operations[id].method === "GET" && !operations[id].path.startsWith("/v1/data/"))
  .filter((id) => id !== "getResearchAnswer")
  .map((id) => operations[id].path);

type Fields = Record<string, unknown>;

/** An indicator does not say it of itself. */
const premiumIndicator = "0b4c2a10-0000-4000-8000-000000000002";
const isPremium = ({ is_premium, identifier }: Fields) =>
  is_premium === true || identifier === premiumIndicator;

/** All items of an answer, however deep. */
function itemsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(itemsIn);
  if (typeof value !== "object" || value === null) return [];
  const own = "identifier" in value ? [value as Fields] : [];
  return [...own, ...Object.values(value).flatMap(itemsIn)];
}

const figuresOf = (items: readonly Fields[]) =>
  items.filter(({ latest, points }) => latest !== undefined || points !== undefined);

async function found(path: string, key: string): Promise<Fields[]> {
  const words = ["statistic", "share", "population"];
  const answers = await Promise.all(
    words.map((q) => service.get(`${path}?q=${q}&date_from=2000-01-01&size=100`, key)),
  );
  const asked = answers.filter(({ status }) => status === 200);
  const plain = await service.get(path, key);
  return [...asked, plain].flatMap(({ body }) => itemsIn(body));
}

it("no list has figures of premium items for a key that does not open them", async () => {
  expect(lists.length).toBeGreaterThanOrEqual(5);
  let premiumFigures = 0;
  let freeFigures = 0;
  for (const path of lists) {
    const closed = await found(path, closedKey);
    expect(figuresOf(closed.filter(isPremium)), path).toEqual([]);
    freeFigures += figuresOf(closed.filter((item) => !isPremium(item))).length;
    premiumFigures += figuresOf((await found(path, openKey)).filter(isPremium)).length;
  }
  // There are such figures, and free ones are not taken away with them.
  expect(premiumFigures).toBeGreaterThan(0);
  expect(freeFigures).toBeGreaterThan(0);
});

it("nor do the tools for assistants", async () => {
  const call = async (name: string, query: string, key: string) => {
    const response = await service.app.inject({
      method: "POST",
      url: "/v1/mcp",
      headers: { "x-api-key": key, accept: "application/json, text/event-stream" },
      payload: {
        ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
        params: { name, arguments: { query } },
      },
    });
    expect(response.statusCode).toBe(200);
    const text = response.body.replace(/^[\s\S]*?(?=\{)/, "");
    const { result } = JSON.parse(text) as { result: { structuredContent?: unknown } };
    return itemsIn(result.structuredContent).filter(isPremium);
  };
  for (const [name, query] of [
    ["search-statistics", "statistic 103"],
    ["search-market-insights", "share"],
  ] as const) {
    const items = await call(name, query, closedKey);
    expect(items.length, name).toBeGreaterThan(0);
    expect(figuresOf(items), name).toEqual([]);
    expect(figuresOf(await call(name, query, openKey)).length, name).toBeGreaterThan(0);
  }
});
