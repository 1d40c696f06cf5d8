import { expect, it } from "vitest";
import { functionsOverLibrary } from "../support/over-library.js";

const { show, idOf } = functionsOverLibrary();

const growthNote = (from: string, to: string) =>
  `growth from ${from} to ${to} is of figures that are not seasonally adjusted and change with the season, which growth between the same part of two years leaves out`;

it("show=notes says that growth between two seasons is of unadjusted figures", async () => {
  const [trade, adjusted] = [idOf("us-ecomnsa"), idOf("us-ecomsa")];
  const [quarters, yearly, several, combined, ...silent] = await show(
    `=STAT.GROWTH(${trade},"USA","Q1 2025","Q4 2025","show=notes")`,
    `=STAT.GROWTH(${trade},"USA","Q4 2024","Q1 2025","rate=cagr; show=notes")`,
    `=STAT.GROWTH(${trade},"USA","Q4 2024",{"Q4 2025";"Q1 2025"},"show=notes")`,
    `=STAT.GROWTH(${idOf("us-paynsa")},"USA","Q1 2025","Q4 2025","agg=avg; show=notes")`,
    `=STAT.GROWTH(${trade},"USA","Q4 2024","Q4 2025","show=notes")`,
    `=STAT.GROWTH(${trade},"USA",2023,2024,"show=notes")`,
    `=STAT.GROWTH(${adjusted},"USA","Q1 2025","Q4 2025","show=notes")`,
  );
  const noteOf = (cells: unknown) => (cells as unknown[][]).at(-1)?.slice(0, 2);
  expect(noteOf(quarters)).toEqual(["note", growthNote("Q1 2025", "Q4 2025")]);
  expect(noteOf(yearly)).toEqual(["note", growthNote("Q4 2024", "Q1 2025")]);
  expect(several).toHaveLength(3);
  expect(noteOf(several)).toEqual(["note", growthNote("Q4 2024", "Q1 2025")]);
  expect(noteOf(combined)).toEqual(["note", growthNote("Q1 2025", "Q4 2025")]);
  for (const one of silent) expect(one).toHaveLength(1);
});

it("the longest series of consumer prices is known to be unadjusted, as its source says", async () => {
  const prices = idOf("us-cpi-monthly");
  const [growth, change] = await show(
    `=STAT.GROWTH(${prices},"USA","2014-01","2014-07","show=notes")`,
    `=STAT.VALUE(${prices},"USA","2014-07","change=pct; show=notes")`,
  );
  expect((growth as unknown[][])[1]).toEqual(["note", growthNote("2014-01", "2014-07")]);
  expect((change as unknown[][])[1]?.[1]).toMatch(
    /^change=pct: the figures are not seasonally adjusted/,
  );
});

it("prices of fuel are known to be unadjusted: they rise before every summer", async () => {
  const [change] = await show(
    `=STAT.VALUE(${idOf("us-gasregm")},"USA","2024-04","change=pct; show=notes")`,
  );
  expect((change as unknown[][])[1]?.[1]).toMatch(
    /^change=pct: the figures are not seasonally adjusted/,
  );
});
