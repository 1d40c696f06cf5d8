import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const responseTo = async (question: string) => (await own.ask(question)).response;

describe("half a year", () => {
  it.each([
    [
      "H1 2025 US exports to China",
      /the sum of the 6 monthly figures from January 2025 to June 2025/,
    ],
    ["second half 2025 US imports from Mexico", /the sum of the 6 .* July 2025 to December 2025/],
    ["US trade deficit H1 2026", /the sum of the 6 .* -358,644 million/],
  ])("is summed, of what flows: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it.each([
    ["first half 2026 US inflation", /in June 2026 .* Since January 2026/],
    ["US exports to China Q1 2025 vs Q2 2025", /in June 2025 .* Since January 2025/],
  ])(
    "goes from its first to its last, of rates and where quarters are compared: %s",
    async (question, text) => {
      expect((await responseTo(question))?.answer).toMatch(text);
    },
  );
});

describe("months that are counted in a word", () => {
  it.each([
    ["US inflation last six months", /in August 2026 .* Since February 2026/],
    ["US-Inflation der letzten sechs Monate", /im August 2026 .* Seit Februar 2026/],
  ])("are as many: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});

describe("what a currency did", () => {
  it.each([
    ["Did the euro fall in 2022?", /per euro – United States: in December 2022/],
    ["How much did the dollar gain against the yen in 2022?", /dollar – Japan: in December 2022/],
    ["How much did the yen lose since 2020?", /dollar – Japan: .* Since January 2020/],
  ])("is told by its rate: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
});

it("is no figure what a word means", async () => {
  expect((await responseTo("what does CPI mean"))?.errorMessage).toContain("“what does CPI mean”");
});

it("is no French that something is added", async () => {
  const response = await responseTo("exports plus imports US");
  expect(response?.errorMessage).toMatch(/^The library holds no figures on/);
});
