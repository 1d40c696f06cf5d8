import { describe, expect, it } from "vitest";
import { toCellInput, toCellInputs, toTitle } from "../../../src/workbook/cells/write-text.js";

describe("writing values into cells", () => {
  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\tx",
    "\rx",
    "'x",
    "2017",
    "1-2",
    "May 2020",
    "TRUE",
    "wahr",
    "#x",
    "50 %",
    "\n=1+1",
    " =1+1",
    "\u00A0=1+1",
    "\uFEFF=1+1",
    "\u200B=1+1",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM(A1)",
    "|cmd",
  ])("keeps %j a text", (text) => {
    expect(toCellInput(text)).toBe(`'${text}`);
  });

  it.each(["Germany", "Ökostrom", ""])("writes %j as it is", (text) => {
    expect(toCellInput(text)).toBe(text);
  });

  it("keeps numbers, logicals and errors what they are, and clears for nothing", () => {
    expect([1.5, 2.5e-308, true, "#N/A", null, undefined, NaN].map(toCellInput)).toEqual([
      1.5,
      2.5e-308,
      true,
      "#N/A",
      "",
      "",
      "#NUM!",
    ]);
  });

  // The same page: 2.2251E-308 is the smallest positive number, 9.99999999999999E+307 the largest.
  it("writes 0 for what is nearer to it than any number of Excel, and no number for what is larger", () => {
    expect([5e-324, -1e-308, -0, 1e308, -Infinity].map(toCellInput)).toEqual([
      0,
      0,
      0,
      "#NUM!",
      "#NUM!",
    ]);
  });

  it("pads ragged rows", () => {
    expect(toCellInputs([["a"], [1, 2]])).toEqual([
      ["a", ""],
      [1, 2],
    ]);
  });

  // Excel refuses a cell of more than 32,767 characters, with the sign that makes it text.
  // https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3
  it("cuts what is too long for a cell, and no character in two", () => {
    const text = String(toCellInput(`=${"😀".repeat(20_000)}`));
    expect(text.length).toBeLessThanOrEqual(32_767);
    expect(() => encodeURIComponent(text)).not.toThrow();
  });
});

describe("titles of charts", () => {
  it.each(["=Sheet1!A1", "\n=1", "\uFEFF+1", "＝1", "@x", "-5"])(
    "makes no reference of %j",
    (text) => {
      expect(toTitle(text)).toBe(`\u00A0${text}`);
    },
  );

  it("leaves other titles alone", () => {
    expect(toTitle("GDP – 2020")).toBe("GDP – 2020");
  });
});
