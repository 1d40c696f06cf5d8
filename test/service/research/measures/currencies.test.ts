import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const answerTo = async (question: string) => (await own.ask(question)).response?.answer ?? "";

describe("the end of a range that a currency was at", () => {
  it.each([
    ["yen lowest against the dollar since 1990", /July 2026 the value was 162\.3290 .* highest/],
    ["strongest yen since 1990", /October 2011 the value was 76\.6430 .* lowest/],
    ["when was the yen weakest since 1990", /July 2026 the value was 162\.3290/],
    ["wann war der Yen am schwächsten", /358,0200 .* höchste/],
    ["quand le yen était-il le plus faible", /358,0200/],
    ["lowest Mexican peso", /April 2020 the value was 24\.1798 .* highest/],
    ["Turkish lira lowest", /3\.6481 .* highest/],
    // What the rate is per is asked about, or the rate as it is stated.
    ["euro strongest against the dollar", /July 2008 the value was 1\.5759 .* highest/],
    ["dollar highest against the yen since 1990", /162\.3290 .* highest/],
    ["lowest yen dollar exchange rate since 1990", /76\.6430 .* lowest/],
  ])("is of what it was worth: %s", async (question, expected) => {
    expect(await answerTo(question)).toMatch(expected);
  });
});

describe("a pair that the library has the other way round", () => {
  it.each([
    [
      "AUD/USD",
      /Australia: in September 2026 the value was 1\.4055 .*\nAUD\/USD is the reciprocal: 0\.7115 \(/,
    ],
    ["CAD/JPY", /0\.8933 .* per 100 yen.*\nCAD\/JPY is the reciprocal: 111\.9445 \(/],
    ["KRW/USD", /KRW\/USD is the reciprocal: 0\.0007357 \(/],
    [
      "AUD/USD highest since 2000",
      /0\.9276 .* lowest .*\nAUD\/USD is the reciprocal: 1\.0781 \(July 2011\)/,
    ],
    ["what is a rupee worth in dollars", /INR\/USD is the reciprocal: 0\.01047/],
  ])("is said as it was asked, too: %s", async (question, expected) => {
    expect(await answerTo(question)).toMatch(expected);
  });

  it.each(["USD/JPY", "EUR/USD", "average AUD/USD 2025"])(
    "not where it is none: %s",
    async (pair) => {
      expect(await answerTo(pair)).not.toContain("reciprocal");
    },
  );

  it.each([
    ["when did AUD/USD fall below 0.70", /above 1\.4286 .* in July 2026 \(1\.4345/],
    ["when was the yen below 0.007 dollars", /above 142.8600 .* since August 2023/],
    ["when was JPY/USD below 0.0065", /below 0\.6500 .* per 100 yen since November 2025/],
    ["when was the peso below 0.05 dollars", /above 20\.0000 .* from November 2024/],
    ["when was the euro below parity with the dollar", /below 1\.0000 .* from September 2022/],
  ])("has bounds that are read the other way round as well: %s", async (question, expected) => {
    expect(await answerTo(question)).toMatch(expected);
  });

  it.each(["AUD/NZD", "SEK/NOK"])("is no rate against a third currency: %s", async (pair) => {
    expect(await answerTo(pair)).toBe("");
  });
});

describe("a currency by itself", () => {
  it.each([
    ["yen", /per U\.S\. dollar – Japan/],
    ["CHF", /per U\.S\. dollar – Switzerland/],
    ["MXN", /per U\.S\. dollar – Mexico/],
    ["sterling", /per pound sterling – United States/],
    ["Eurokurs", /je Euro – Vereinigte Staaten/],
    [
      "how did the euro do against the dollar in 2025",
      /per euro – United States: in December 2025/,
    ],
    ["1 euro in dollars", /per euro – United States/],
  ])("is asked against the dollar: %s", async (question, expected) => {
    expect(await answerTo(question)).toMatch(expected);
  });
});
