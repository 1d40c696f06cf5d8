import { afterEach, expect, it } from "vitest";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "./support/functions-workbench.js";
import { jsonService } from "./support/json-service.js";
import { gdp } from "./support/strange-answers.js";
import { germanJob } from "./support/strange-lists.js";

let workbench: FunctionsWorkbench | undefined;
afterEach(() => {
  workbench?.dispose();
});

it("shows calls, credits, rights and the last error, and is renewed by recalculating it", async () => {
  const { fetch } = jsonService({
    "/v1/data/statistic": () => ({ body: gdp }),
    "/v1/data/reports": () => ({ status: 403, body: { error: { refused: "operation" } } }),
  });
  workbench = await openFunctions({ fetch, key: "secret-key" });
  const status = '=STAT.STATUS("calls, credits, pending, last error")';
  expect(shownText((await workbench.show([status]))[0])).toEqual([[0, 0, 0]]);
  await workbench.show(["=STAT.VALUE(101)", "=STAT.DATA(101)", "=STAT.REPORT(101)"]);
  const [short, whole] = await workbench.show([status, "=STAT.STATUS()"]);
  expect(shownText(short)).toEqual([
    [2, 10, 0, "Your API key does not include this data: ask your provider for access"],
  ]);
  expect(shownText(whole)).toEqual([
    ["service", "https://service.test"],
    ["key", true],
    ["operations allowed", "getStatistic"],
    ["operations refused", "getReports"],
    ["calls", 2],
    ["credits", 10],
    ["session calls", 2],
    ["session credits", 10],
    ["budget", ""],
    ["pending", 0],
    ["stale", 0],
    ["from workbook", 0],
    ["as of", ""],
    ["cells from workbook", ""],
    ["cached", 1],
    ["research limits", ""],
    ["earlier periods", ""],
    ["forecasts", ""],
    ["old figures", ""],
    ["last error", "Your API key does not include this data: ask your provider for access"],
    ["last error at", "2026-11-20 12:00"],
    ["version", "1.2.3"],
  ]);
  expect(JSON.stringify([short, whole])).not.toContain("secret-key");
});

it("says that a question is still being researched, and continues it without asking again", async () => {
  let isDone = false;
  const { fetch, requests } = jsonService({
    "/v1/research-ai/ask": () => ({ body: { researchToken: "token-1" } }),
    "/v1/research-ai/answer": () => ({
      body: isDone
        ? germanJob
        : { researchToken: "token-1", state: { status: "thinking hard" }, response: null },
    }),
  });
  workbench = await openFunctions({ fetch, limitsPass: true });
  const formula = '=STAT.ASK("Wie hoch ist das BIP?","layout=lines")';
  expect(shownText((await workbench.show([formula]))[0])).toBe(
    "#N/A Still researching: recalculate to continue",
  );
  isDone = true;
  expect(shownText((await workbench.show([formula]))[0])).toEqual([
    ["Das BIP lag bei 4,1 Billionen Euro."],
    ["Es wuchs."],
  ]);
  expect(requests.filter((each) => each.startsWith("POST"))).toHaveLength(1);
});

it("says every limit of a key's questions", async () => {
  const { fetch } = jsonService({
    "/v1/research-ai/ask": () => ({ body: { researchToken: "token-1" } }),
    "/v1/research-ai/answer": () => ({
      body: {
        ...germanJob,
        usage_limits: [
          { limit: 50, limitation_period: "month", usage: 3 },
          { limit: 5, limitation_period: "day", usage: 2 },
        ],
      },
    }),
  });
  workbench = await openFunctions({ fetch });
  await workbench.show(['=STAT.ASK("How?")']);
  expect(shownText((await workbench.show(['=STAT.STATUS("research limits")']))[0])).toEqual([
    ["3 of 50 per month; 2 of 5 per day"],
  ]);
});

it.each([
  [
    { status: 400, body: { error: { code: "bad-input", message: "is odd", parameter: "id" } } },
    "The service did not accept the request: id: is odd",
  ],
  [{ status: 429, body: "" }, "Too many requests: recalculate in 60 s"],
])("says the last error with all that its sentence names", async (reply, expected) => {
  const { fetch } = jsonService({ "/v1/data/statistic": () => reply });
  workbench = await openFunctions({ fetch });
  await workbench.show(["=STAT.DATA(101)"]);
  expect(shownText((await workbench.show(['=STAT.STATUS("last error")']))[0])).toEqual([
    [expected],
  ]);
});
