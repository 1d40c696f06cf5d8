import { expect, it } from "vitest";
import { functionsOverLibrary } from "../support/over-library.js";

const { show, idOf } = functionsOverLibrary();

it.each(["us-m1ns", "us-m1sl"])(
  "%s has no growth across May 2020, when savings deposits were put into it",
  async (key) => {
    const [growth, change, after] = await show(
      `=STAT.GROWTH(${idOf(key)},"USA","2019-06","2021-06")`,
      `=STAT.VALUE(${idOf(key)},"USA","2020-05","change=pct")`,
      `=STAT.GROWTH(${idOf(key)},"USA","2021-06","2022-06")`,
    );
    const sentence =
      "#N/A The series breaks at 2020-05: figures from there on cannot be compared with earlier ones";
    expect(growth).toBe(sentence);
    expect(change).toBe(sentence);
    expect(after).toEqual([[expect.any(Number)]]);
  },
);
