import { describe, expect, it } from "vitest";
import type { ApiRequest } from "../../../src/client/index.js";
import { clipping, createRig, json, listOf, range } from "../../support/fake-service.js";

const search = (q: string, size: number): ApiRequest[] => [
  { operation: "searchStatistics", parameters: { q, size } },
];

describe("a statistic that a list has shown", () => {
  it("is found by its own identifier among the others of the list", async () => {
    const { client } = await createRig({ handler: clipping(100, 20) });
    await client.list("searchStatistics", { q: "a", size: 10 });
    expect(client.peekItem(7)).toMatchObject({ identifier: 7, title: "Statistic 7" });
    expect(client.peekItem(11)).toBeUndefined();
  });

  it("is remembered until more than fifty thousand others have been", async () => {
    const { client } = await createRig({
      handler: ({ query }) => json(listOf(range(Number(query.q) * 1000 + 1, 1000))),
      maxMemoryBytes: 256 * 1024 * 1024,
    });
    const read = (q: number) => client.request("searchStatistics", { q: String(q) });
    for (const q of range(0, 51)) await read(q);
    expect(client.peekItem(1)?.title).toBe("Statistic 1");
    await read(51);
    expect(client.peekItem(1)).toBeUndefined();
    expect(client.peekItem(51_001)?.title).toBe("Statistic 51001");
  }, 60_000);
});

describe("the price of a list", () => {
  it("counts pages of the size that the key has been seen to get", async () => {
    const { client } = await createRig({ handler: clipping(100, 20) });
    expect(await client.quote(search("b", 60))).toMatchObject({ credits: 1, atMost: 6 });
    await client.list("searchStatistics", { q: "a", size: 45 });
    expect(await client.quote(search("b", 60))).toMatchObject({ credits: 3, atMost: 3 });
  });

  it("read again is that of its pages, and at most that of all that are wanted: it may have grown", async () => {
    const { client } = await createRig({ handler: clipping(60, 20) });
    const { value, pages } = await client.list("searchStatistics", { q: "a", size: 100 });
    expect([value.items.length, pages]).toEqual([60, 3]);
    const quote = await client.quote(search("a", 100), { askFresh: true });
    expect(quote).toMatchObject({ credits: 3, atMost: 5 });
  });
});
