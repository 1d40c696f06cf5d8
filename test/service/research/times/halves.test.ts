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
    ["US exports to China first nine months of 2025", /the sum of the 9 .* 81,780\.6 million/],
    ["US exports to China 9M 2025 vs 9M 2024", /of the 9 .* 104,928\.4 .*\n.* 81,780\.6 million/],
    ["US-Exporte nach China in den ersten sechs Monaten 2025", /Summe der 6 .* 55\.849,2 /],
    ["exports of the US to China, last 3 months of 2025", /the sum of the 3 .* October 2025 to/],
    ["second half 2025 US imports from Mexico", /the sum of the 6 .* July 2025 to December 2025/],
    ["US trade deficit H1 2026", /the sum of the 6 .* -358,644 million/],
  ])("is summed, of what flows: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });

  it("goes from its first to its last, of rates", async () => {
    const { answer } = (await responseTo("first half 2026 US inflation")) ?? {};
    expect(answer).toMatch(/in June 2026 .* Since January 2026/);
  });
});

describe("two quarters or halves", () => {
  it.each([
    ["US CPI Q2 2026 vs Q2 2025", / is 320\.786 .*\n.* is 332\.985 .* Since Q2 2025 .* by 3\.8%/],
    ["US CPI from Q2 2025 to Q2 2026", / is 320\.786 .*\n.* is 332\.985 .* Since Q2 2025 /],
    ["US CPI change from Q2 2025 to Q2 2026", / is 2\.44 percent.*\n.* is 3\.86 percent/],
    ["US CPI Q2 2025 and Q2 2026", / is 320\.786 .*\n.* is 332\.985 /],
    [
      "US exports to China Q1 2025 vs Q2 2025",
      /sum of the 3 .* 31,814\.3 .*\n.* 24,034\.9 .* Since Q1 2025 .* fallen by 24\.5%/,
    ],
    [
      "Arbeitslosenquote USA Q1 2026 gegenüber Q1 2025",
      /3 Monatswerte .* 4,1 .*\n.* 4,3 .* Seit Q1 2025 /,
    ],
    ["how did US unemployment change from Q1 2025 to Q1 2026", /2025 is 4\.1 .*\n.*2026 is 4\.3 /],
    [
      "US imports from China first half 2025 vs first half 2024",
      /sum of the 6 .* 198,394\.6 .*\n.*sum of the 6 .* 167,591\.4 /,
    ],
    ["US GDP H1 2026 vs H1 2025", /2 quarterly .* 30,401\.1 .*\n.*2 quarterly .* 32,234\.7 /],
    ["US GDP Q2 2026 vs Q2 2025", /in Q2 2026 .* Since Q2 2025 /],
    ["US CPI Q3 2026 vs Q3 2025", /in August 2026 .* Since August 2025 /],
  ])("are set beside each other as wholes: %s", async (question, text) => {
    expect((await responseTo(question))?.answer).toMatch(text);
  });
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
