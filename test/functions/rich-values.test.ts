import { beforeAll, describe, expect, it } from "vitest";
import { data } from "../../src/functions/data.js";
import { citation, info } from "../../src/functions/info.js";
import { card, image } from "../../src/functions/picture.js";
import { growth } from "../../src/functions/value.js";
import { jsonService } from "./support/json-service.js";
import { gdp, population, rates } from "./support/strange-answers.js";
import { invocation, provideExcel, provideServices, richHost } from "./support/direct-calls.js";

beforeAll(provideExcel);

const none = null as unknown as unknown[][];
const statistics: Readonly<Record<string, unknown>> = {
  "101": gdp,
  "103": population,
  "104": rates,
  "106": {
    ...gdp,
    identifier: 106,
    image_url: "http://localhost:9/x.png",
    teaser_image_urls: [],
  },
};
const host = (sets: readonly string[]) =>
  provideServices({
    sets,
    ...jsonService({
      "/v1/data/statistic": (query) => ({ body: statistics[query.get("id") ?? ""] }),
    }),
  });

describe("in an Excel with data types", () => {
  it("dates are serial numbers with a format, growth is a percentage", async () => {
    host(richHost);
    expect((await data([[104]], none, invocation()))[1]).toEqual([
      { type: "FormattedNumber", basicValue: 46_023, numberFormat: "yyyy-mm-dd" },
      1234.5,
    ]);
    expect(await info([[101]], "fetched" as never, invocation())).toEqual([
      [{ type: "FormattedNumber", basicValue: 46_346.5, numberFormat: "yyyy-mm-dd hh:mm" }],
    ]);
    expect(await growth([[101]], none, [[2022]], [[2023]], none, invocation())).toEqual([
      [{ type: "FormattedNumber", basicValue: 0.105, numberFormat: "0.0%" }],
    ]);
  });

  it("periods asked for as dates are serial numbers with a format, too", async () => {
    host(richHost);
    expect((await data([[101]], [["dates=end"]], invocation()))[1]?.[0]).toEqual({
      type: "FormattedNumber",
      basicValue: 44_926,
      numberFormat: "yyyy-mm-dd",
    });
  });

  it("dates are doubles where these carry formats", async () => {
    host([...richHost, "ExcelApi 1.19"]);
    expect((await data([[104]], none, invocation()))[1]?.[0]).toEqual({
      type: "Double",
      basicValue: 46_023,
      numberFormat: "yyyy-mm-dd",
    });
  });

  it("a picture is in the cell, of the width asked for, with the title as its text", async () => {
    host(richHost);
    expect(await image([[101]], 301, invocation())).toEqual([
      [{ type: "WebImage", address: "https://example.com/900.png", altText: "GDP of Germany" }],
    ]);
    expect(await image([[101]], null, invocation())).toEqual([
      [{ type: "WebImage", address: "https://example.com/full.png", altText: "GDP of Germany" }],
    ]);
  });

  it("a picture that Excel would not fetch is its address", async () => {
    host(richHost);
    expect(await image([[106]], null, invocation())).toEqual([["http://localhost:9/x.png"]]);
  });

  it("a card has picture, source and link, and nothing that is not known", async () => {
    host(richHost);
    const [[shown] = []] = await card([[101]], invocation());
    expect(shown).toEqual({
      type: "Entity",
      text: "GDP of Germany",
      properties: {
        Id: { type: "String", basicValue: "101" },
        Subject: { type: "String", basicValue: gdp.subject },
        Unit: { type: "String", basicValue: "million U.S. dollars" },
        Sources: { type: "String", basicValue: "World Bank" },
        Publisher: { type: "String", basicValue: "Example Press" },
        Licence: { type: "String", basicValue: "CC-BY-4.0" },
        Period: { type: "String", basicValue: "2022 – 2028*" },
        Released: { type: "FormattedNumber", basicValue: 46_173, numberFormat: "yyyy-mm-dd" },
        Updated: { type: "FormattedNumber", basicValue: 46_266, numberFormat: "yyyy-mm-dd" },
        Link: { type: "String", basicValue: gdp.link },
        Picture: {
          type: "WebImage",
          address: "https://example.com/900.png",
          altText: "GDP of Germany",
        },
      },
      layouts: {
        card: {
          title: "GDP of Germany",
          mainImage: { property: "Picture" },
          sections: [
            {
              layout: "List",
              properties: [
                "Id",
                "Subject",
                "Unit",
                "Sources",
                "Publisher",
                "Licence",
                "Period",
                "Released",
                "Updated",
                "Link",
              ],
            },
          ],
        },
      },
      provider: { description: "World Bank" },
    });
    const [[plain] = []] = await card([[103]], invocation());
    expect(plain).toMatchObject({ properties: { Id: { basicValue: "103" } } });
    expect(JSON.stringify(plain)).not.toMatch(/Picture|provider/);
    expect(plain).toMatchObject({
      properties: { Sources: { basicValue: "The service names no source" } },
    });
  });
});

describe("in an Excel without data types", () => {
  // Excel 2021 claims ExcelApi 1.16 but fails at formatted numbers.
  it.each([[[]], [["ExcelApi 1.16"]], [["CustomFunctionsRuntime 1.4"]]])(
    "with %j",
    async (sets) => {
      host(sets);
      expect((await data([[104]], none, invocation()))[1]).toEqual(["2026-01-01", 1234.5]);
      expect(await image([[101]], 300, invocation())).toEqual([["https://example.com/300.png"]]);
      expect(await card([[101]], invocation())).toEqual([["GDP of Germany"]]);
      expect(await citation([[104]], null as never, invocation())).toEqual([
        ["Zinssatz [Data set]. Retrieved November 20, 2026. [The service names no source]"],
      ]);
    },
  );
});
