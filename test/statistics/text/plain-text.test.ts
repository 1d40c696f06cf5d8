import { describe, expect, it } from "vitest";
import { foldText, plainText } from "../../../src/statistics/index.js";
import { fc } from "../../support/properties.js";

describe("HTML as text", () => {
  it.each([
    ["<p>One</p><p>Two <b>bold</b></p>", "One\nTwo bold"],
    ['Read <a href="/x">on</a><br/>here', "Read on\nhere"],
    ["5 &lt; 6 &amp; 7&nbsp;&euro; &#39;x&#x27; &unknown;", "5 < 6 & 7 € 'x' &unknown;"],
    ["<script>alert(1)</script>text<style>p{}</style>", "text"],
    ["a < b and c > d", "a < b and c > d"],
    ["plain   text\n with blanks", "plain text with blanks"],
    ["", ""],
  ])("%j is %j", (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string(), (html) => typeof plainText(html) === "string"));
  });
});

it("compares what people type without case, accents and doubled blanks", () => {
  expect(foldText("  Côte  d’Ivoire ")).toBe("cote d'ivoire");
  expect(foldText("GROßBRITANNIEN")).toBe("grossbritannien");
});
