import { expect, it } from "vitest";
import { functionsOverLibrary } from "../support/over-library.js";

const { show, idOf } = functionsOverLibrary();

/** In million U.S. dollars: 69,270 in 1998, 128,236 in 2001, -157,758 in 2002. */
const balance = () => idOf("us-fyfsd");

const inPercent = (change: string, period: number, better = "diff") =>
  `#N/A change=${change}: the change of ${String(period)} cannot be told in percent, since one of its two figures is not above zero: change=${better} shows it`;

it("a change from a surplus to a deficit is none in percent, nor is one from a deficit", async () => {
  const [fall, year, rise, annual, log, falls] = await show(
    `=STAT.VALUE(${balance()},"USA",2002,"change=pct")`,
    `=STAT.VALUE(${balance()},"USA",2002,"change=pct-year")`,
    `=STAT.VALUE(${balance()},"USA",1998,"change=pct")`,
    `=STAT.VALUE(${balance()},"USA",2002,"change=annualised")`,
    `=STAT.VALUE(${balance()},"USA",2002,"change=log-diff")`,
    `=STAT.VALUE(${balance()},"USA",2002,"change=diff")`,
  );
  expect(fall).toBe(inPercent("pct", 2002));
  expect(year).toBe(inPercent("pct-year", 2002, "diff-year"));
  expect(rise).toBe(inPercent("pct", 1998));
  expect(annual).toBe(inPercent("annualised", 2002));
  expect(log).toBe(inPercent("log-diff", 2002));
  expect(falls).toEqual([[-285_994]]);
});

it("a loss has no logarithm, and the first figure no difference: neither is told as the other", async () => {
  const [log, first] = await show(
    `=STAT.VALUE(${balance()},"USA",2002,"change=log")`,
    `=STAT.VALUE(${balance()},"USA",1901,"change=diff")`,
  );
  expect(log).toBe("#N/A change=log: 2002 is -157758, and only what is above zero has a logarithm");
  expect(first).toBe(
    "#N/A change=diff: nothing can be computed for 1901, since it or an earlier figure that it needs is missing or not whole",
  );
});

it("growth to a deficit is none in percent, as growth from one is not", async () => {
  const sentence = (period: number, value: number) =>
    `#N/A Growth from or to a figure below zero cannot be told in percent: ${String(period)} is ${String(value)}; the difference of two STAT.VALUE shows the change`;
  const [to, from] = await show(
    `=STAT.GROWTH(${balance()},"USA",2001,2002)`,
    `=STAT.GROWTH(${balance()},"USA",1997,1998)`,
  );
  expect(to).toBe(sentence(2002, -157_758));
  expect(from).toBe(sentence(1997, -21_884));
});

it("a table has no figure there, and show=notes says why", async () => {
  const [table] = await show(
    `=STAT.INDICATOR(${balance()},"USA",2001,2002,"change=pct; headers=off; show=notes")`,
  );
  expect(table).toEqual([
    [2001, expect.closeTo(-0.457, 3)],
    [2002, ""],
    ["note", expect.stringMatching(/: its years are fiscal years, not calendar years$/)],
    [
      "note",
      expect.stringMatching(
        /: change=pct: none from a figure that is not above zero or to one below it; change=diff shows those$/,
      ),
    ],
  ]);
});
