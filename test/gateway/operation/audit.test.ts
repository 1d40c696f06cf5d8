import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { sendJson, startFaultServer } from "../../support/fault-server.js";
import { startGateway } from "../support/start-gateway.js";

/** A line for each answer, in a file that can be shipped. */

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const { searchStatistics, askResearch } = operations;

/** What a search, the same again, a question, a refusal and a wrong key leave behind. */
async function audited(hasQuestions: boolean) {
  const folder = mkdtempSync(join(tmpdir(), "gateway-audit-"));
  open.push({
    close: () => {
      rmSync(folder, { recursive: true });
      return Promise.resolve();
    },
  });
  const path = join(folder, "audit.log");
  const upstream = await startFaultServer((request, response) => {
    if (request.url?.startsWith("/v1/none") === true) sendJson(response, { message: "none" }, 404);
    else sendJson(response, { items: [] });
  });
  open.push(upstream);
  const gateway = await startGateway(upstream.address, {
    now: () => Date.UTC(2026, 10, 20, 12),
    audit: { path, hasQuestions },
  });
  const headers = { "x-api-key": gateway.key, "content-type": "application/json" };
  const ask = async (path: string, init: RequestInit = {}) => {
    await (await fetch(gateway.address + path, { headers, ...init })).text();
  };
  const body = JSON.stringify({ question: "A secret plan?" });
  try {
    await ask(`${searchStatistics.path}?q=private`);
    await ask(`${searchStatistics.path}?q=private`);
    await ask(askResearch.path, { method: "POST", body });
    await ask("/v1/none?x=y");
    await ask(`${searchStatistics.path}?q=private`, { headers: { "x-api-key": "wrong-key" } });
  } finally {
    await gateway.close();
  }
  const text = readFileSync(path, "utf8");
  const lines = text.trimEnd().split("\n");
  return { path, text, key: gateway.key, lines: lines.map((line) => JSON.parse(line) as object) };
}

it("says who asked what kind of thing and what it cost, and holds no question and no key", async () => {
  const { path, text, key, lines } = await audited(false);
  const ann = { at: "2026-11-20T12:00:00.000Z", person: "Ann", team: "Energy" };
  const search = { operation: "searchStatistics", status: 200 };
  expect(lines).toMatchObject([
    { ...ann, ...search, credits: 1, cache: "miss" },
    { ...ann, ...search, credits: 0, cache: "hit" },
    { ...ann, operation: "askResearch", status: 200, cache: null },
    { ...ann, operation: "GET /v1/none", status: 404, credits: 0, cache: null },
    { person: null, team: null, key: null, operation: "searchStatistics", status: 401 },
  ]);
  for (const secret of ["private", "secret", "x=y", key, "wrong-key", "demo-advanced"])
    expect(text).not.toContain(secret);
  expect(statSync(path).mode & 0o077).toBe(0);
});

it("holds what was asked for where the firm wants it", async () => {
  const { lines } = await audited(true);
  expect(lines.slice(1, 4)).toMatchObject([
    { asked: "q=private" },
    { asked: '{"question":"A secret plan?"}' },
    { asked: "x=y" },
  ]);
});
