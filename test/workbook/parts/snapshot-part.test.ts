import { describe, expect, it } from "vitest";
import { decodePart, encodePart } from "../../../src/workbook/parts/encode-part.js";
import { fc } from "../../support/properties.js";

describe("a part of ours in the workbook", () => {
  it("brings back any JSON, markup included", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const xml = encodePart("urn:test", { version: 3, data });
        expect(decodePart(xml)).toEqual({
          version: 3,
          data: JSON.parse(JSON.stringify(data)) as unknown,
        });
      }),
    );
    const hostile = { a: '</stat><stat version="9">', b: "ü€😀\u0000" };
    expect(decodePart(encodePart("urn:test", { version: 1, data: hostile }))?.data).toEqual(
      hostile,
    );
  });

  it.each([
    "",
    "<other/>",
    '<stat version="1" encoding="deflate-base64">####</stat>',
    "<stat>AAAA</stat>",
  ])("treats a damaged or foreign part as absent: %s", (xml) => {
    expect(decodePart(xml)).toBeUndefined();
  });
});
