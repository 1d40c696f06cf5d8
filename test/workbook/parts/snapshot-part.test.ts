import { describe, expect, it } from "vitest";
import { decodePart, encodePart } from "../../../src/workbook/parts/encode-part.js";
import {
  boundSnapshot,
  mergeSnapshots,
  type Snapshot,
} from "../../../src/workbook/parts/snapshot-part.js";
import { fc } from "../../support/properties.js";

const entry = (fetchedAt: number, value: unknown = fetchedAt) => ({
  operation: "getStatistic",
  parameters: { id: 1 },
  value,
  fetchedAt,
});

describe("a part of ours in the workbook", () => {
  it("brings back any JSON, markup included", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const xml = encodePart("urn:test", { version: 3, data });
        expect(decodePart(xml)).toEqual({
          version: 3,
          data: JSON.parse(JSON.stringify(data)) as unknown,
        });
      }),
    );
    const hostile = { a: '</stat><stat version="9">', b: "ü€😀\u0000" };
    expect(decodePart(encodePart("urn:test", { version: 1, data: hostile }))?.data).toEqual(
      hostile,
    );
  });

  it.each([
    "",
    "<other/>",
    '<stat version="1" encoding="deflate-base64">####</stat>',
    "<stat>AAAA</stat>",
  ])("treats a damaged or foreign part as absent: %s", (xml) => {
    expect(decodePart(xml)).toBeUndefined();
  });
});

describe("the snapshot", () => {
  it("keeps the newer answer of each request, whoever merges first", () => {
    const mine: Snapshot = { a: entry(1), b: entry(5, "mine") };
    const theirs: Snapshot = { b: entry(5, "theirs"), c: entry(2), a: entry(3) };
    const merged = mergeSnapshots(mine, theirs);
    expect(merged).toEqual(mergeSnapshots(theirs, mine));
    expect(merged["a"]?.fetchedAt).toBe(3);
    expect(Object.keys(merged).sort()).toEqual(["a", "b", "c"]);
  });

  it("drops the oldest answers when it grows beyond its limit", () => {
    const snapshot: Snapshot = { old: entry(1, "x".repeat(100)), new: entry(2, "y".repeat(100)) };
    expect(Object.keys(boundSnapshot(snapshot, 250))).toEqual(["new"]);
    expect(boundSnapshot(snapshot, 10_000)).toEqual(snapshot);
  });
});
