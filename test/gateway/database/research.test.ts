import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { sendJson } from "../../support/fault-server.js";
import { openShared, type Shared } from "./support/open-shared.js";

/** The same question of a team is one job for several gateways on one database. */

const { askResearch, getResearchAnswer } = operations;
type Gateway = Awaited<ReturnType<Shared["start"]>>;

let shared: Shared;
let gateways: readonly [Gateway, Gateway];
/** Questions wait here; undefined: they are answered at once. */
let held: ServerResponse[] | undefined = [];
let begun = 0;
const failed = new Set<string>();

const begin = (response: ServerResponse) => {
  begun += 1;
  sendJson(response, { researchToken: `job-${String(begun)}` });
};

beforeAll(async () => {
  shared = await openShared((request, response) => {
    if (request.method !== "POST") {
      const token = request.url?.split("=").at(-1) ?? "";
      const status = failed.has(token) ? "failed" : "done";
      sendJson(response, { researchToken: token, state: { status }, response: null });
    } else if (held === undefined) begin(response);
    else held.push(response);
  });
  const settings = { publicUrl: "https://gateway.example", sharedResearch: "all" } as const;
  gateways = [await shared.start("a", settings), await shared.start("b", settings)];
});
afterAll(() => shared.close());

async function ask(at: number, question: string) {
  const { address, key } = gateways[at % 2 === 0 ? 0 : 1];
  const response = await fetch(address + askResearch.path, {
    ...{ method: "POST", body: JSON.stringify({ question }) },
    headers: { "x-api-key": key, "content-type": "application/json" },
  });
  const { researchToken } = (await response.json()) as { researchToken: string };
  return { token: researchToken, credits: response.headers.get("x-stat-credits") };
}

it("all who ask two gateways at once wait for one job, and pay for one", async () => {
  const all = Array.from({ length: 20 }, (_, at) => ask(at, "How many people live in Germany?"));
  await expect.poll(() => held?.length).toBe(1);
  for (const response of held ?? []) begin(response);
  held = undefined;
  const answers = await Promise.all(all);
  expect([begun, new Set(answers.map(({ token }) => token))]).toEqual([1, new Set(["job-1"])]);
  expect(answers.map(({ credits }) => credits).sort()).toEqual([
    ...Array<string>(19).fill("0"),
    "1",
  ]);
});

it("a job that one has begun is the other's too, and as old", async () => {
  const { token } = await ask(0, "Who exports solar modules?");
  expect(await ask(1, " Who exports  solar modules?")).toEqual({ token, credits: "0" });
  const path = `${getResearchAnswer.path}?research_token=${token}`;
  const answer = await gateways[1].get(path);
  expect([answer.headers.get("age"), await answer.json()]).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.objectContaining({ state: { status: "done" } }),
  ]);
});

it("a job that has failed is begun again by one of them, for both", async () => {
  const { token } = await ask(0, "Who imports coal?");
  // The other one knows of it, too: who asks while it is being written down gets the job that was just begun.
  expect(await ask(1, "Who imports coal?")).toEqual({ token, credits: "0" });
  failed.add(token);
  const again = await ask(1, "Who imports coal?");
  expect(again.token).not.toBe(token);
  expect(await ask(0, "Who imports coal?")).toEqual({ token: again.token, credits: "0" });
});
