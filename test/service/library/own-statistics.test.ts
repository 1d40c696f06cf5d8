import { expect, it } from "vitest";
import { OwnStatistics } from "../../../src/service/library/parts/own-statistics.js";
import { ownLibrary } from "../support/own-library.js";

it("statistics that are kept as numbers are the records that they were", async () => {
  const { statistics } = await ownLibrary();
  const records = [...statistics.values()];
  const kinds = ["series", "ranking", "comparison", "composition", "dual", "profile"];
  expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(kinds));
  const some = records
    .filter((_one, at) => at % 97 === 0)
    .flatMap((record) => [
      record,
      { ...record, id: record.id + 1, key: `${record.key}|2001`, variant: "2001", isPremium: true },
    ]);
  const kept = new OwnStatistics(some);
  expect([...kept.values()]).toEqual(some);
  expect([...kept.keys()]).toEqual(some.map(({ id }) => id));
  expect(some.map(({ id }) => kept.get(id))).toEqual(some);
  expect(kept.size).toBe(some.length);
  for (const { id, key } of some.filter((_one, at) => at % 2 === 0)) {
    expect(kept.find(key)?.id).toBe(id);
    expect(kept.find(`${key}|1999`)).toBeUndefined();
    expect(kept.has(id)).toBe(true);
    expect(kept.has(id + 2)).toBe(false);
  }
});

it("two of one number are told, with both", async () => {
  const { statistics } = await ownLibrary();
  const [first = expect.fail(), second = expect.fail()] = statistics.values();
  expect(() => new OwnStatistics([first, { ...second, id: first.id }])).toThrow(
    `${second.key} would have the number of ${first.key}, ${String(first.id)}.`,
  );
});
