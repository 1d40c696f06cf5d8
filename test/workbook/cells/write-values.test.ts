import { describe, expect, it } from "vitest";
import { toCellInput, toCellInputs } from "../../../src/workbook/cells/write-values.js";

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
  ])("keeps %j a text", (text) => {
    expect(toCellInput(text)).toBe(`'${text}`);
  });

  it.each(["Germany", "Ökostrom", ""])("writes %j as it is", (text) => {
    expect(toCellInput(text)).toBe(text);
  });

  it("keeps numbers, logicals and errors what they are, and clears for nothing", () => {
    expect([1.5, true, "#N/A", null, undefined, NaN].map(toCellInput)).toEqual([
      1.5,
      true,
      "#N/A",
      "",
      "",
      "#NUM!",
    ]);
  });

  it("pads ragged rows", () => {
    expect(toCellInputs([["a"], [1, 2]])).toEqual([
      ["a", ""],
      [1, 2],
    ]);
  });
});
