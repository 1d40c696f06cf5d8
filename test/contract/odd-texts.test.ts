import { describe, expect, it } from "vitest";
import { decodeAnswer } from "../../src/contract/index.js";

const statistic = (fields: object) =>
  decodeAnswer("getStatistic", {
    identifier: 7,
    link: "https://x.example/7",
    title: "Solar",
    chart: { graphType: "bar", data: { a: 1 } },
    ...fields,
  });
const table = (data: unknown) => statistic({ chart: { graphType: "bar", data } }).chart.table;

describe("a text of a service", () => {
  it.each([
    ["of a title that turns it round", "RTL \u202Etset", "RTL tset"],
    ["that is apart", "\u2066iso\u2069late", "isolate"],
    ["with what is not seen", "zero\u200Bwidth\uFEFF", "zerowidth"],
    ["with control characters", "a\u0000b\u0007c\u009bd", "abcd"],
    ["with half a character", "a\uD800b", "ab"],
    [
      "with emoji and accents",
      "\u{1F468}\u200D\u{1F469} e\u0301",
      "\u{1F468}\u200D\u{1F469} e\u0301",
    ],
    ["in Persian, joined as it is written", "می\u200Cخواهم", "می\u200Cخواهم"],
  ])("%s is in the order in which it is written", (_, sent, seen) => {
    expect(statistic({ title: sent }).title).toBe(seen);
  });

  it("keeps its lines and tabs", () => {
    expect(statistic({ description: "a\n\tb" }).description).toBe("a\n\tb");
  });

  it("is none where nothing of it can be seen", () => {
    expect(statistic({ title: "\u200B\u202E", subject: "Power" }).title).toBe("Power");
  });
});

describe("a figure", () => {
  it("is never shown the wrong way round", () => {
    expect(table({ Germany: [{ name: "2019", data: "\u202E321 TWh" }] }).series[0]?.values).toEqual(
      ["321 TWh"],
    );
    expect(table({ Germany: [{ name: "\u202E9102", data: 1 }] }).categories).toEqual(["9102"]);
  });

  it("has a series, a category and a place that are read as they are written, also where they are keys", () => {
    expect(table({ "\u202EynamreG": { "\u202E9102": 1 } })).toEqual({
      categories: ["9102"],
      series: [{ name: "ynamreG", values: [1] }],
    });
    const { items } = decodeAnswer("searchIndicators", {
      items: [
        { identifier: "a", title: "A", covered_geos: { "DE\u202EU": "\u202EynamreG", FRA: {} } },
      ],
      total_count: 1,
    });
    expect(items[0]?.covered_geos).toEqual({ DEU: "ynamreG", FRA: "FRA" });
  });
});

describe("an address", () => {
  it("is as it came, or none: what is left out of it would make another", () => {
    expect(
      statistic({ teaser_image_urls: [{ width: 1, src: "https://x.example/\u200Ba" }] }),
    ).toMatchObject({ teaser_image_urls: [{ src: "https://x.example/\u200Ba" }] });
  });
});
