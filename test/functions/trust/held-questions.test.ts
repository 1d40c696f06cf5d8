import { beforeAll, describe, expect, it } from "vitest";
import { setCallOptions, setServices } from "../../../src/functions/index.js";
import { ask } from "../../../src/functions/ask.js";
import { invocation, provideExcel, provideServices } from "../support/direct-calls.js";
import { jsonService } from "../support/json-service.js";

/** A question that came with a file costs nothing until somebody who sees the workbook agrees. */

beforeAll(provideExcel);

const none = null as unknown as unknown[][];
const held = {
  code: "#N/A",
  message: "Not asked yet: allow this workbook's questions under Workbook in the STAT pane",
};

/** A workbook whose question in Sheet1!B2 is held, before a service whose job ends as given. */
function heldWorkbook(response: unknown, status = 200) {
  const service = jsonService({
    "/v1/research-ai/ask": () => ({ body: { researchToken: "token-1" } }),
    "/v1/research-ai/answer": () => ({
      status,
      body: { researchToken: "token-1", state: { status: "done" }, response, usage_limits: [] },
    }),
  });
  const asked: string[] = [];
  const services = provideServices({
    fetch: service.fetch,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (ms < 20_000) setImmediate(resolve);
        signal.addEventListener("abort", () => {
          resolve();
        });
      }),
  });
  setServices({
    ...services,
    isQuestionHeld: (cell) => {
      asked.push(cell);
      return Promise.resolve(cell === "Sheet1!B2");
    },
  });
  return {
    ...service,
    asked,
    shown: (address: string) => ask("How large is it?", none, invocation({ address })),
  };
}

const answered = { answer: "As large as it is.", keyFacts: [], sources: [] };

describe("a question that came with the file", () => {
  it("says how it is asked, and is not", async () => {
    const workbook = heldWorkbook(answered);
    await expect(workbook.shown("Sheet1!B2")).rejects.toMatchObject(held);
    expect(workbook.asked).toEqual(["Sheet1!B2"]);
    expect(workbook.requests).toEqual([]);
  });

  it("shows what another cell has asked meanwhile, at no further charge", async () => {
    const workbook = heldWorkbook(answered);
    expect(await workbook.shown("Sheet1!B3")).toEqual([["As large as it is."]]);
    const { length } = workbook.requests;
    expect(await workbook.shown("Sheet1!B2")).toEqual([["As large as it is."]]);
    expect(workbook.requests.length).toBe(length);
  });

  it("is asked by a refresh, whose price was seen", async () => {
    const workbook = heldWorkbook(answered);
    const end = setCallOptions(new Map([["Sheet1!B2", { resumeOnly: false }]]));
    const shown = await workbook.shown("Sheet1!B2");
    end();
    expect(shown).toEqual([["As large as it is."]]);
    expect(workbook.asked).toEqual([]);
    expect(workbook.requests[0]).toBe("POST /v1/research-ai/ask");
  });

  it("says what else is in the way, where another cell has asked it", async () => {
    const workbook = heldWorkbook(answered, 403);
    const refused = {
      message: "Your API key does not include this data: ask your provider for access",
    };
    await expect(workbook.shown("Sheet1!B3")).rejects.toMatchObject(refused);
    await expect(workbook.shown("Sheet1!B2")).rejects.toMatchObject(refused);
  });
});

describe("a question without an answer", () => {
  it.each([
    ["nothing", null, "The question could not be answered: try other words"],
    [
      "no text",
      { keyFacts: [], sources: [] },
      "The question could not be answered: try other words",
    ],
    [
      "spaces",
      { ...answered, answer: "  " },
      "The question could not be answered: try other words",
    ],
    [
      "what is missing",
      { ...answered, answer: "", errorMessage: "No figures on this." },
      "No answer: No figures on this.",
    ],
  ])("is an error, never an empty cell: %s", async (_, response, message) => {
    const workbook = heldWorkbook(response);
    await expect(workbook.shown("Sheet1!B3")).rejects.toMatchObject({ code: "#N/A", message });
  });
});
