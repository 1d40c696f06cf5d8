import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { previewCall } from "../../../src/functions/index.js";
import { wait } from "../../../src/timers/index.js";
import { provideExcel, provideServices } from "../support/direct-calls.js";
import { openShippedService } from "../support/open-shipped-service.js";

/** The shipped service over HTTP and the functions that ask it: what they do not know, they say. */

let base = "";
let close: () => Promise<void>;

beforeAll(async () => {
  provideExcel();
  const service = await openShippedService();
  ({ close } = service);
  base = await service.app.listen({ host: "127.0.0.1", port: 0 });
  provideServices({
    key: "demo-advanced",
    // An answer is looked for a second after the question; limits are longer, and stay.
    sleep: (ms, signal) => wait(ms < 20_000 ? ms / 50 : ms, signal),
    fetch: (url, init) => {
      const { pathname, search } = new URL(url);
      return fetch(base + pathname + search, init);
    },
  });
});
afterAll(() => close());

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
    ["minimum wage Germany", /holds no figures on “minimum wage” for Germany/],
    ["Weather in Spain", /holds no figures on “Weather” for Spain/],
    ["capital of Germany", /holds no figures on “capital” for Germany/],
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

interface List {
  readonly items: readonly { readonly title: string; readonly platform?: string }[];
  readonly total_count: number;
  readonly notices?: readonly { readonly code: string; readonly message: string }[];
}

async function search(q: string, operation = "search/statistics"): Promise<List> {
  const window = operation === "search/statistics" ? "&date_from=2007-01-01" : "";
  const answer = await fetch(
    `${base}/v1/${operation}?q=${encodeURIComponent(q)}&size=10${window}`,
    {
      headers: { "x-api-key": "demo-advanced" },
    },
  );
  return (await answer.json()) as List;
}

describe("a search whose subject or place is not in the library", () => {
  it.each([
    ["Apple revenue", "subject-not-covered", /no figures on “Apple/],
    ["Mindestlohn Deutschland", "subject-not-covered", /keine Werte zu „Mindestlohn“/],
    ["Weather in Spain", "subject-not-covered", /no figures on “Weather”/],
    ["capital of Germany", "subject-not-covered", /no figures on “capital”/],
    ["Google revenue", "subject-not-covered", /no figures on “Google revenue”/],
    ["hourly compensation manufacturing Bhutan", "place-not-covered", /for Bhutan/],
  ])("finds nothing and says so, in lists and in the cell: %s", async (query, code, message) => {
    for (const operation of ["search/statistics", "search/market-insights/indicators"]) {
      const list = await search(query, operation);
      expect(list).toMatchObject({ items: [], total_count: 0, notices: [{ code }] });
      expect(list.notices?.[0]?.message).toMatch(message);
    }
    const shown = await call("SEARCH", [query]);
    expect(shown).toMatchObject({ status: "failed" });
    expect(shown).toMatchObject({ reason: expect.stringMatching(message) as string });
  });

  it("says which years there are where the asked one is not among them", async () => {
    const german = await search("unemployment rate Germany 2019");
    expect(german.items.length).toBeGreaterThan(0);
    expect(german.notices).toEqual([
      {
        code: "no-figures-for-period",
        message: expect.stringMatching(
          /^No figures for 2019: these go from 201\d to 2014\.$/,
        ) as string,
        parameter: "q",
      },
    ]);
    const kept = await call("SEARCH", ["unemployment rate Germany 2019"]);
    expect(kept).toMatchObject({ status: "rows" });
    for (const query of ["population Germany 2015", "US inflation 2026", "GDP Germany", "*"])
      expect(await search(query)).not.toHaveProperty("notices");
  });

  it("finds what is asked with a number that means nothing to it", async () => {
    const { items } = await search("top 11 countries population");
    expect(items[0]?.title).toMatch(/population by country/i);
  });

  it.each([
    "GDP of Côte d’Ivoire",
    "population São Tomé and Príncipe",
    "unemployment Curaçao",
    "inflation Türkiye",
    "Réunion population",
    "exports US",
    "production index",
    "consumption",
    "population",
    "inflation",
  ])("has English titles for an English question: %s", async (query) => {
    const { items } = await search(query);
    for (const { platform } of items) expect(platform).toBe("en");
  });
});
