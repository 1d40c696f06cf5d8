import { expect, it } from "vitest";
import { functionsOverLibrary } from "../support/over-library.js";

/** Today is 20 November 2026. */
const { show, idOf } = functionsOverLibrary();

const note = (period: string, age: number) => [
  "note",
  `${period} is the latest figure there is, ${String(age)} years old; STAT.INFO names newer figures of the same where the service knows some`,
];

it("show=notes says that the latest figure of what has ended is old", async () => {
  const [unemployment, currency, growth, change] = await show(
    `=STAT.VALUE(${idOf("factbook-unemployment")},"DEU",,"show=notes")`,
    `=STAT.VALUE(${idOf("us-currdd")},"USA",,"show=notes")`,
    `=STAT.GROWTH(${idOf("population")},"DEU",2010,,"show=notes")`,
    `=STAT.VALUE(${idOf("population")},"DEU",,"change=pct; show=notes")`,
  );
  expect((unemployment as unknown[][])[1]).toEqual(note("2014", 11));
  expect((currency as unknown[][])[1]).toEqual(note("2024-07", 2));
  expect((growth as unknown[][])[1]).toEqual(note("2017", 8));
  expect((change as unknown[][])[1]).toEqual(note("2017", 8));
});

it("nothing is said of a figure that is recent, or whose period the formula names", async () => {
  const shown = await show(
    `=STAT.VALUE(${idOf("us-unrate")},"USA",,"show=notes")`,
    `=STAT.VALUE(${idOf("us-gdpa")},"USA",,"show=notes")`,
    `=STAT.VALUE(${idOf("factbook-unemployment")},"DEU",2014,"show=notes")`,
    `=STAT.GROWTH(${idOf("population")},"DEU",,2017,"show=notes")`,
  );
  for (const one of shown) expect(one).toHaveLength(1);
});
