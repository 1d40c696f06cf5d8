import { describe, expect, it } from "vitest";
import { foldText, plainText } from "../../../src/statistics/index.js";
import { fc } from "../../support/properties.js";

describe("HTML as text", () => {
  it.each([
    ["<p>One</p><p>Two <b>bold</b></p>", "One\nTwo bold"],
    ['Read <a href="/x">on</a><br/>here', "Read on\nhere"],
    ["5 &lt; 6 &amp; 7&nbsp;&euro; &#39;x&#x27; &unknown;", "5 < 6 & 7 € 'x' &unknown;"],
    ["&#65;&#x42;&#X43;&#1114111;", "ABC\u{10FFFF}"],
    ["&#0;&#x0;&#1114112;&#x110000;", "&#0;&#x0;&#1114112;&#x110000;"],
    ["<script>alert(1)</script>text<style>p{}</style>", "text"],
    ["a < b and c > d", "a < b and c > d"],
    ["<ul><li>One</li>  <li> Two</li>\n\n<li>Three </li></ul>", "One\nTwo\nThree"],
    ["<h2>Title</h2><div><p>A</p></div> <p>B</p>", "Title\nA\nB"],
    ["A<br><br> <br>B<p>C</p>D", "A\nB\nC\nD"],
    ["Three are:<ul><li>One</li></ul>", "Three are:\nOne"],
    ["<tr><td>1</td> <td>2</td></tr><tr><td>3</td></tr>", "1 2\n3"],
    ["one&nbsp;&nbsp; two\t\tthree", "one two three"],
    ["before<SCRIPT>if (a < b) x()</Script >after", "beforeafter"],
    ["before</script>after", "beforeafter"],
    ["before<script>ends without a sign</script", "before"],
    ["before<!-- said aside -->after", "beforeafter"],
    ["1 <2 and 3<4", "1 <2 and 3<4"],
    ["<p>unclosed <b", "unclosed <b"],
    ["plain   text\n with blanks", "plain text with blanks"],
    ["", ""],
  ])("%j is %j", (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it.each([
    ["unclosed breaks", "<br ".repeat(40_000)],
    ["beginnings of tags", "<".repeat(160_000)],
    ["unclosed scripts", "<script>".repeat(20_000)],
    ["tags with one end", `${"<a".repeat(80_000)}>`],
    ["entities without end", "&a".repeat(80_000)],
  ])("of 160 KB of %s is read in one pass", (_, html) => {
    expect(plainText(html).length).toBeLessThanOrEqual(html.length);
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string(), (html) => typeof plainText(html) === "string"));
  });
});

it("compares what people type without case, accents and doubled blanks", () => {
  expect(foldText("  Côte  d’Ivoire ")).toBe("cote d'ivoire");
  expect(foldText("GROßBRITANNIEN")).toBe("grossbritannien");
});
