import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { previewCall } from "../../../src/functions/index.js";
import { buildService, openService, packages } from "../../../src/service/index.js";
import { provideExcel, provideServices } from "../support/direct-calls.js";

/** The shipped service over HTTP and the functions that ask it: what they do not know, they say. */

let base = "";
let dataDir = "";
let close: () => Promise<unknown>;

beforeAll(async () => {
  provideExcel();
  dataDir = mkdtempSync(join(tmpdir(), "stat-no-answer-"));
  const unlimited = { ...packages.advanced, requestsPerMinute: 1e9 };
  const parts = await openService({
    host: "127.0.0.1",
    publicUrl: "https://service.test",
    keysFile: undefined,
    dataDir,
    corsOrigins: [],
    now: () => Date.UTC(2026, 10, 20, 12),
    onFault: (error) => {
      throw error;
    },
    packages: { starter: unlimited, professional: unlimited, advanced: unlimited },
  });
  const app = await buildService(parts);
  base = await app.listen({ host: "127.0.0.1", port: 0 });
  close = () => app.close();
  provideServices({
    key: "demo-advanced",
    fetch: (url, init) => {
      const { pathname, search } = new URL(url);
      return fetch(base + pathname + search, init);
    },
  });
});
afterAll(async () => {
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

const call = (id: string, args: readonly unknown[]) =>
  previewCall(id, args, { mayAsk: true, signal: new AbortController().signal });

interface Job {
  readonly state: { readonly status: string };
  readonly response: Record<string, unknown> | null;
}

async function ask(question: string): Promise<Job> {
  const headers = { "x-api-key": "demo-advanced", "content-type": "application/json" };
  const asked = await fetch(`${base}/v1/research-ai/ask`, {
    method: "POST",
    headers,
    body: JSON.stringify({ question }),
  });
  const { researchToken } = (await asked.json()) as { researchToken: string };
  for (;;) {
    const answer = await fetch(`${base}/v1/research-ai/answer?research_token=${researchToken}`, {
      headers,
    });
    const job = (await answer.json()) as Job;
    if (job.state.status === "done") return job;
    expect(job.state.status).not.toMatch(/failed|error/);
  }
}

describe("a question whose subject, place or year is not in the library", () => {
  it.each([
    ["How much did Apple earn in 2022?", /holds no figures/],
    ["minimum wage Germany", /holds no figures on this for Germany/],
    ["Weather in Spain", /holds no figures on this for Spain/],
    ["capital of Germany", /holds no figures on this for Germany/],
    ["Google revenue", /holds no figures/],
    ["How many phones did Samsung sell in 2024?", /holds no figures/],
    ["Microsoft profit 2023", /holds no figures/],
    ["GDP Germany 2025", /No figures for 2025: .* for Germany go from 1950 to 2017/],
    ["Arbeitslosenquote Deutschland 2019", /Keine Werte für 2019: .* reichen von 2013 bis 2014/],
    ["highest GDP in 2030", /No figures for 2030/],
  ])(
    "ends without an answer, in the cell as #N/A that IFERROR sees: %s",
    async (question, text) => {
      const job = await ask(question);
      expect(job.response).not.toHaveProperty("answer");
      const said = String(job.response?.["errorMessage"]);
      expect(said).toMatch(text);
      const shown = await call("ASK", [question]);
      expect(shown).toMatchObject({ status: "failed" });
      expect(shown).toMatchObject({ reason: expect.stringContaining(said.slice(0, 60)) as string });
    },
  );

  it("is answered where they are", async () => {
    const job = await ask("Which G7 country has the highest debt?");
    expect(job.response?.["answer"]).toContain("(G7): Japan (231.9 percent of GDP)");
    expect(JSON.stringify(job.response)).not.toContain("Zimbabwe");
    expect(await call("ASK", ["Which G7 country has the highest debt?"])).toMatchObject({
      status: "rows",
    });
  });
});
