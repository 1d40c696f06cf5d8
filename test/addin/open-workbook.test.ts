import { describe, expect, it } from "vitest";
import {
  createOpenWorkbook,
  type OpenWorkbookParts,
} from "../../src/addin/open-workbook/open-workbook.js";
import { createWorkbookOptions } from "../../src/workbook/index.js";
import { createRig, json, listOf } from "../support/fake-service.js";

/** A promise that the test settles. */
function open() {
  let end: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { promise, end, fail };
}

const parts = {
  snapshot: { find: () => ({ value: 5, fetchedAt: 1 }) },
  options: { allows: () => false, spent: () => undefined },
} as unknown as OpenWorkbookParts;

function setUp({ hasBudget = true } = {}) {
  const reading = open();
  const patience = open();
  let reads = 0;
  const openWorkbook = createOpenWorkbook({
    read: async () => {
      reads += 1;
      await reading.promise;
      openWorkbook.join(() => parts);
    },
    hasBudget: () => hasBudget,
    wait: () => patience.promise,
  });
  return { openWorkbook, reading, patience, reads: () => reads };
}

describe("what a workbook keeps", () => {
  it("is read once, for everybody who waits for it", async () => {
    const { openWorkbook, reading, reads } = setUp();
    const waiting = [
      openWorkbook.snapshot.ready?.(),
      openWorkbook.snapshot.ready?.(),
      openWorkbook.load(),
    ];
    expect(openWorkbook.snapshot.find("x")).toBeUndefined();
    reading.end();
    for (const one of waiting) await one;
    expect(reads()).toBe(1);
    expect(openWorkbook.snapshot.find("x")).toEqual({ value: 5, fetchedAt: 1 });
    // From then on nobody waits at all.
    expect(openWorkbook.snapshot.ready?.()).toBeUndefined();
  });

  it("is not waited for longer than patience lasts, and is there when it comes", async () => {
    const { openWorkbook, reading, patience } = setUp();
    const waiting = openWorkbook.snapshot.ready?.();
    patience.end();
    await waiting;
    expect(openWorkbook.snapshot.find("x")).toBeUndefined();
    reading.end();
    await openWorkbook.load();
    expect(openWorkbook.snapshot.find("x")).toBeDefined();
  });

  it("is done without where it cannot be read", async () => {
    const { openWorkbook, reading } = setUp();
    const waiting = openWorkbook.snapshot.ready?.();
    reading.fail(new Error("Protected view"));
    await waiting;
    expect(openWorkbook.spendingLimit.allows(1)).toBe(true);
  });

  it("holds calls back only where the workbook has a budget", async () => {
    expect(setUp({ hasBudget: false }).openWorkbook.spendingLimit.ready?.()).toBeUndefined();
    const { openWorkbook, reading } = setUp();
    const waiting = openWorkbook.spendingLimit.ready?.();
    expect(waiting).toBeInstanceOf(Promise);
    reading.end();
    await waiting;
    expect(openWorkbook.spendingLimit.allows(1)).toBe(false);
  });

  it("counts what was spent before it was read", () => {
    const { openWorkbook } = setUp();
    const options = createWorkbookOptions();
    openWorkbook.spendingLimit.spent(10);
    openWorkbook.spendingLimit.spent(15);
    openWorkbook.join(() => ({ ...parts, options }));
    openWorkbook.spendingLimit.spent(1);
    openWorkbook.join(() => parts);
    expect(options.spentToday).toBe(26);
  });

  const search = { q: "population" };

  it("lets no call pass that costs before a budget is known, and says so instead of waiting on", async () => {
    const { openWorkbook, reading, patience } = setUp();
    const { client, seen } = await createRig({
      handler: () => json(listOf([1])),
      spendingLimit: openWorkbook.spendingLimit,
    });
    const asked = client.request("searchStatistics", search).catch((error: unknown) => error);
    patience.end();
    expect(await asked).toMatchObject({ code: "not-cached" });
    // Nobody waits a second time.
    await expect(client.request("searchStatistics", search)).rejects.toMatchObject({
      code: "not-cached",
    });
    expect(seen).toHaveLength(0);
    expect(openWorkbook.hasHeldBack()).toBe(true);
    reading.end();
    await openWorkbook.load();
    // What the file allows is known now: nothing, in this one.
    await expect(client.request("searchStatistics", search)).rejects.toMatchObject({
      code: "budget",
    });
    expect(seen).toHaveLength(0);
  });

  it("holds nothing back where the file has no budget, however slowly it is read", async () => {
    const { openWorkbook } = setUp({ hasBudget: false });
    const { client, seen } = await createRig({
      handler: () => json(listOf([1])),
      spendingLimit: openWorkbook.spendingLimit,
    });
    await client.request("searchStatistics", search);
    expect(seen).toHaveLength(1);
    expect(openWorkbook.hasHeldBack()).toBe(false);
  });
});
