import { describe, expect, it } from "vitest";
import { parseOptions } from "../../../src/statistics/index.js";
import { fc } from "../../support/properties.js";

const rules = {
  headers: { kind: "switch" },
  layout: { kind: "word", words: ["wide", "long"] },
  columns: { kind: "list", words: ["title", "market type", "link"] },
  limit: { kind: "whole", min: -5, max: 5 },
  na: { kind: "text", example: "0" },
} as const;

describe("the options of a formula", () => {
  it.each<[unknown, object]>([
    [null, {}],
    ["", {}],
    [0, {}],
    [" ; ", {}],
    ["headers=off", { headers: false }],
    ["Headers = TRUE ; LAYOUT=Long;", { headers: true, layout: "long" }],
    ["columns=link, Market Type", { columns: ["link", "market type"] }],
    ["limit=-3\nna=n/a = none", { limit: -3, na: "n/a = none" }],
    [
      [
        ["headers", false],
        ["limit", 2],
        ["", ""],
        ["na", 0],
      ],
      { headers: false, limit: 2, na: "0" },
    ],
    [[["headers=no"], ["layout=wide"]], { headers: false, layout: "wide" }],
    [[["headers=off; limit=1"]], { headers: false, limit: 1 }],
    [[[null]], {}],
    [["headers=off", "limit=1"], { headers: false, limit: 1 }],
    ["limit=5", { limit: 5 }],
    ["limit=-5", { limit: -5 }],
    ["limit=+2", { limit: 2 }],
    ["limit=05", { limit: 5 }],
    // Said twice is said once.
    ["limit=5; headers=off; limit=5", { limit: 5, headers: false }],
  ])("%j", (input, values) => {
    // The number 0 is what some hosts send for an omitted argument; it is read before this.
    expect(parseOptions(input === 0 ? null : input, rules)).toEqual({ values });
  });

  it.each<[unknown, object]>([
    [
      "colour=red",
      { kind: "unknown-option", option: "colour", allowed: "headers, layout, columns, limit, na" },
    ],
    [
      "toString=1",
      {
        kind: "unknown-option",
        option: "toString",
        allowed: "headers, layout, columns, limit, na",
      },
    ],
    [
      " size = 3",
      { kind: "unknown-option", option: "size", allowed: "headers, layout, columns, limit, na" },
    ],
    [
      "layout = tall ",
      { kind: "bad-value", option: "layout", value: "tall", allowed: "wide, long" },
    ],
    ["layout=tall", { kind: "bad-value", option: "layout", value: "tall", allowed: "wide, long" }],
    ["headers", { kind: "bad-value", option: "headers", value: "", allowed: "on, off" }],
    ["limit=6", { kind: "bad-value", option: "limit", value: "6", allowed: "-5 … 5" }],
    ["limit=-6", { kind: "bad-value", option: "limit", value: "-6", allowed: "-5 … 5" }],
    ["limit=1.5", { kind: "bad-value", option: "limit", value: "1.5", allowed: "-5 … 5" }],
    [
      "columns=title,colour",
      {
        kind: "bad-value",
        option: "columns",
        value: "colour",
        allowed: "title, market type, link",
      },
    ],
    [
      "columns=colour , title, size",
      {
        kind: "bad-value",
        option: "columns",
        value: "colour, size",
        allowed: "title, market type, link",
      },
    ],
    ["na=", { kind: "bad-value", option: "na", value: "", allowed: "0" }],
  ])("%j is refused with what is allowed", (input, problem) => {
    expect(parseOptions(input, rules)).toEqual({ problem });
  });

  it("never throws, whatever a cell or range holds", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const outcome = parseOptions(input, rules);
        expect("values" in outcome || "problem" in outcome).toBe(true);
      }),
    );
  });
});
