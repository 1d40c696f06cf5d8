import { beforeEach, describe, expect, it } from "vitest";
import { previewCall } from "../../src/functions/index.js";
import { provideExcel, provideServices, richHost } from "./support/direct-calls.js";
import { openFunctions, shownText } from "./support/functions-workbench.js";
import { jsonService } from "./support/json-service.js";
import { indicator, indicatorId, statistics } from "./support/strange-answers.js";

/**
 * Values as Excel hands them over where a function takes data types: a card's basic value is an error.
 * https://learn.microsoft.com/office/dev/add-ins/excel/custom-functions-data-types-concepts
 */
const card = (text: string, properties?: object) => ({
  type: "LinkedEntity",
  text,
  basicType: "Error",
  basicValue: "#VALUE!",
  properties,
});
const number = (basicValue: number, numberFormat: string) => ({
  type: "FormattedNumber",
  basicType: "Double",
  basicValue,
  numberFormat,
});
const picture = {
  type: "WebImage",
  basicType: "Error",
  basicValue: "#VALUE!",
  address: "https://example.com/1.png",
};
/** 31 December 2023. */
const lastDayOf2023 = 45_291;

const { fetch } = jsonService({
  "/v1/data/statistic": (query) => ({ body: statistics[query.get("id") ?? ""] ?? {} }),
  "/v1/data/market-insights/indicator": (query) => ({
    body: indicator(query.get("geo") ?? "WLD"),
  }),
});
beforeEach(() => {
  provideExcel();
  provideServices({ fetch, sets: richHost });
});

const show = async (functionId: string, args: readonly unknown[]) => {
  const signal = new AbortController().signal;
  const preview = await previewCall(functionId, args, { mayAsk: true, signal });
  return preview.status === "rows" ? preview.rows : JSON.stringify(preview);
};

const unreadable = "This cell holds no text, number or date, but WebImage";
const ours = card("GDP of Germany", { Id: { type: "Double", basicValue: 101 } });

describe("cells with data types as arguments", () => {
  it.each<[string, string, unknown[], unknown]>([
    [
      "a Geography cell as a place",
      "VALUE",
      [[[indicatorId]], [[card("Germany")]], [[2026]]],
      [[3]],
    ],
    [
      "Geography cells in a range",
      "VALUE",
      [[[indicatorId]], [[card("Germany"), card("France")]], [[2025]]],
      [[expect.anything(), 9]],
    ],
    [
      "a Geography cell among the places of a table",
      "INDICATOR",
      [indicatorId, [[card("France")]]],
      [
        ["period", "FRA"],
        [2023, 7],
        [2025, 9],
      ],
    ],
    ["a card of ours as an id", "VALUE", [[[ours]], null, [[2025]]], [[1331]]],
    ["a card of ours in a range", "INFO", [[[ours], [103]], [["premium"]]], [[false], [false]]],
    ["a card without anything inside as an id", "VALUE", [[[card("101", undefined)]]], [[1331]]],
    ["a card with other things inside as an id", "VALUE", [[[card("101", { Area: 5 })]]], [[1331]]],
    ["a card of ours for a table", "DATA", [[[ours]], [["limit=1; headers=off"]]], [[2022, 100]]],
    ["a formatted number as an id", "VALUE", [[[number(101, "0")]], null, [[2025]]], [[1331]]],
    [
      "a date with a format as a period",
      "VALUE",
      [[[101]], null, [[number(lastDayOf2023, "yyyy-mm-dd")]]],
      [[110.5]],
    ],
    [
      "options from formatted cells",
      "DATA",
      [
        [[101]],
        [
          ["limit", number(1, "0")],
          ["headers", false],
        ],
      ],
      [[2022, 100]],
    ],
    [
      "an empty cell of a range",
      "VALUE",
      [[[101], [{ type: "Empty", basicValue: "" }]]],
      [[1331], [""]],
    ],
  ])("%s", async (_, functionId, args, expected) => {
    expect(await show(functionId, args)).toEqual(expected);
  });

  it.each<[string, string, unknown[]]>([
    ["id", "VALUE", [[[picture]]]],
    ["place", "VALUE", [[[indicatorId]], [[picture]], [[2025]]]],
    ["period", "VALUE", [[[101]], null, [[picture]]]],
    ["list of places", "INDICATOR", [indicatorId, [[picture]]]],
    ["bound", "INDICATOR", [indicatorId, null, picture]],
    ["query", "SEARCH", [picture]],
    ["size", "SEARCH", ["x", null, null, picture]],
    ["option", "DATA", [[[101]], [[picture]]]],
    ["question", "ASK", [picture]],
    ["width", "IMAGE", [[[101]], picture]],
    ["field", "INFO", [[[101]], [[picture]]]],
  ])("a picture as %s is refused, never taken for nothing", async (_, functionId, args) => {
    expect(await show(functionId, args)).toContain(unreadable);
  });

  it("a picture in a range of ids fails alone", async () => {
    const rows = await show("VALUE", [[[101], [picture]]]);
    expect(rows).toMatchObject([[1331], [{ code: "#VALUE!" }]]);
  });

  it("pictures among ids have a row each in the table of all fields, and an id has one however written", async () => {
    const other = { ...picture, address: "https://example.com/2.png" };
    const rows = (await show("INFO", [[[101], [picture], ["101"], [other], [103]]])) as unknown[][];
    expect(rows.map((row) => row.slice(0, 2))).toEqual([
      ["id", "title"],
      [101, "GDP of Germany"],
      ["", expect.objectContaining({ code: "#VALUE!" })],
      ["", expect.objectContaining({ code: "#VALUE!" })],
      [103, "Population by country"],
    ]);
  });
});

it("Geography, pictures and formatted numbers that stand in cells of the host are read as they are", async () => {
  const workbench = await openFunctions({ fetch });
  try {
    const enter = (row: number, value: object) => {
      const at = { sheetId: "{00000001}", row, col: 25 };
      workbench.host.workbook.enterDataType(at, value as typeof picture);
    };
    enter(0, card("Germany"));
    enter(1, number(lastDayOf2023, "yyyy-mm-dd"));
    enter(2, picture);
    const shown = await workbench.show([
      `=STAT.VALUE("${indicatorId}",Z1,2026)`,
      "=STAT.VALUE(101,,Z2)",
      `=STAT.VALUE("${indicatorId}",Z3,2026)`,
    ]);
    expect(shown.slice(0, 2).map(shownText)).toEqual([[[3]], [[110.5]]]);
    expect(shownText(shown[2])).toContain(unreadable);
  } finally {
    workbench.dispose();
  }
});
