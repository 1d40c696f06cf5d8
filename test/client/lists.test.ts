import { describe, expect, it } from "vitest";
import { clipping, createRig, json, listOf, range, type Handler } from "../support/fake-service.js";
import { fc } from "../support/properties.js";

async function list(
  handler: Handler,
  parameters: { size?: number; offset?: number; limit?: number; page?: number },
) {
  const rig = await createRig({ handler });
  const { page, ...others } = parameters;
  const answer =
    page === undefined
      ? await rig.client.list("searchStatistics", { q: "a", ...others })
      : await rig.client.list("listStatistics", { q: "a", page, ...others });
  return { ...rig, ids: answer.value.items.map(({ identifier }) => identifier), answer };
}

describe("a list", () => {
  it("begins every page behind what was received, with the same size", async () => {
    const { ids, seen, answer } = await list(clipping(100, 20), { size: 45 });
    expect(ids).toEqual(range(1, 45));
    expect(answer.value.totalCount).toBe(100);
    expect(seen.map(({ query }) => [query.offset, query.size])).toEqual([
      [undefined, "45"],
      ["20", "45"],
      ["40", "45"],
    ]);
  });

  it("of ten is one request without a size", async () => {
    const { ids, seen } = await list(clipping(100, 20), {});
    expect(ids).toHaveLength(10);
    expect(seen.map(({ query }) => query.size)).toEqual([undefined]);
  });

  it("has every item once, whatever the page size, the total and the start", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 130 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 0, max: 40 }),
        async (total, clip, size, offset) => {
          const { ids } = await list(clipping(total, clip), { size, offset });
          expect(ids).toEqual(range(offset + 1, Math.max(Math.min(size, total - offset), 0)));
        },
      ),
      { numRuns: 40 },
    );
  });

  it("loses nothing where pages overlap", async () => {
    // New content at the top between two requests moves everything down by three.
    let calls = 0;
    const handler: Handler = ({ query }) => {
      const shift = calls === 0 ? 0 : 3;
      calls += 1;
      const offset = Number(query.offset ?? 0) - shift;
      return json(listOf(range(offset + 1, Math.min(10, 30 - offset)), 30 + shift));
    };
    const { ids } = await list(handler, { size: 30 });
    expect(ids).toEqual(range(1, 30));
  });

  it("ends where a service ignores the offset", async () => {
    const { ids, seen } = await list(() => json(listOf(range(1, 10), 500)), { size: 100 });
    expect(ids).toEqual(range(1, 10));
    expect(seen.length).toBeLessThanOrEqual(3);
  });

  it("has at most a thousand items", async () => {
    const { ids, seen } = await list(clipping(5000, 500), { size: 5000 });
    expect(ids).toHaveLength(1000);
    expect(seen).toHaveLength(2);
  });

  it("of size 0 asks for the count alone", async () => {
    const { ids, seen, answer } = await list(clipping(77, 20), { size: 0 });
    expect([ids.length, answer.value.totalCount, seen.length]).toEqual([0, 77, 1]);
  });

  it("begins at a page where one is named, and takes limit for size", async () => {
    const { ids } = await list(clipping(100, 20), { page: 3, limit: 15 });
    expect(ids).toEqual(range(31, 15));
  });

  it("refuses a size that is none", async () => {
    for (const size of [-1, 2.5, Number.NaN]) {
      await expect(list(clipping(9, 9), { size })).rejects.toMatchObject({
        code: "bad-input",
        parameter: "size",
      });
    }
  });

  it("of indicators is one request within the service's bounds", async () => {
    const items = range(1, 25).map((id) => ({ identifier: `i${id}`, title: "x" }));
    const { client, seen } = await createRig({ handler: () => json({ items, total_count: 90 }) });
    const { value } = await client.list("searchIndicators", { q: "gdp", size: 60 });
    expect(value.items).toHaveLength(25);
    expect(seen.map(({ query }) => query.size)).toEqual(["25"]);
  });

  it("costs nothing the second time", async () => {
    const rig = await createRig({ handler: clipping(100, 20) });
    await rig.client.list("searchStatistics", { q: "a", size: 45 });
    const again = await rig.client.list("searchStatistics", { q: "a", size: 45 });
    expect(rig.seen).toHaveLength(3);
    expect(again.origin).toBe("memory");
  });
});
