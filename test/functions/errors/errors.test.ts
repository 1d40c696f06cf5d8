import { afterEach, describe, expect, it } from "vitest";
import type { Platform } from "../../../src/contract/index.js";
import { registry } from "../../../src/functions/index.js";
import { gdp } from "../support/strange-answers.js";
import type { Reply } from "../support/json-service.js";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "../support/functions-workbench.js";
import { openReplying } from "../support/open-replying.js";

let workbench: FunctionsWorkbench | undefined;
afterEach(() => {
  workbench?.dispose();
});

async function shows(
  reply: Reply | Error,
  {
    formula = "=STAT.DATA(101)",
    language,
    key,
  }: { formula?: string; language?: Platform; key?: string | null } = {},
) {
  workbench = await openReplying(reply, { language, key });
  return shownText((await workbench.show([formula]))[0]);
}

describe("what the service refuses or fails at", () => {
  it.each<[string, Reply, string]>([
    [
      "400 with the parameter",
      {
        status: 400,
        body: { error: { code: "bad-input", message: "id", parameter: "id" }, message: "id" },
      },
      "#VALUE! The service did not accept the request: id",
    ],
    [
      "403",
      { status: 403, body: { error: "forbidden" } },
      "#N/A Your API key does not include this data: ask your provider for access",
    ],
    [
      "404 without a body",
      { status: 404, body: "" },
      "#N/A The service has no content with the id 101: STAT.SEARCH and STAT.INDICATORS list the ids",
    ],
    [
      "429",
      { status: 429, body: "", headers: { "retry-after": "7" } },
      "#N/A Too many requests: recalculate in 7 s",
    ],
    [
      "500 as HTML",
      { status: 500, body: "<html><h1>Oops</h1></html>" },
      "#N/A The service has a problem: try again later",
    ],
    [
      "200 as HTML",
      { status: 200, body: "<html>Sign in</html>" },
      "#N/A The service's answer cannot be read: try again later",
    ],
    [
      "200 without a body",
      { status: 200, body: "" },
      "#N/A The service's answer cannot be read: try again later",
    ],
    [
      "200 with a list",
      { status: 200, body: [1, 2] },
      "#N/A The service's answer cannot be read: try again later",
    ],
  ])("%s", async (_, reply, expected) => {
    expect(await shows(reply)).toBe(expected);
  });

  it("asks for the key where there is none, and sends nothing", async () => {
    expect(await shows(new Error("nothing may be sent"), { key: null })).toBe(
      "#N/A Add your API key in the STAT pane",
    );
  });

  it.each<[Platform, string]>([
    ["en", "#N/A Add your API key in the STAT pane"],
    ["de", "#N/A Tragen Sie Ihren API-Schlüssel im STAT-Bereich ein"],
    ["fr", "#N/A Ajoutez votre clé API dans le volet STAT"],
    ["es", "#N/A Añada su clave API en el panel STAT"],
  ])("says so in %s", async (language, expected) => {
    expect(await shows(new Error("no"), { key: null, language })).toBe(expected);
  });
});

describe("the error log", () => {
  it("knows cell, function, reason and time of what the cells show, and no secret", async () => {
    await shows({ status: 403, body: { message: "key test-key is not allowed" } });
    expect(workbench?.errorLog.entries()).toEqual([
      {
        cell: "Sheet1!A1",
        functionName: "STAT.DATA",
        code: "forbidden",
        reason: "Your API key does not include this data: ask your provider for access",
        at: new Date(2026, 10, 20, 12).getTime(),
      },
    ]);
    expect(JSON.stringify(workbench?.errorLog.entries())).not.toContain("test-key");
  });

  it("knows every function that failed by its name", async () => {
    const formulas = Object.entries(registry)
      .filter(([id]) => !["PLACES", "STATUS"].includes(id))
      .map(([id, { parameters }]) => {
        const [first] = parameters;
        return `=STAT.${id}(${first === "id" ? "101" : '"gdp"'})`;
      });
    workbench = await openFunctions({ fetch: () => Promise.reject(new Error("no")), key: null });
    await workbench.show(["=STAT.PLACES(101)", '=STAT.STATUS("colour")', ...formulas]);
    const named = workbench.errorLog.entries().map(({ functionName }) => functionName);
    expect(named.sort()).toEqual(
      Object.keys(registry)
        .map((id) => `STAT.${id}`)
        .sort(),
    );
  });

  it("keeps a cell's repeated error once, and tells its listeners", async () => {
    await shows({ status: 403, body: "" });
    let changes = 0;
    const stop = workbench?.errorLog.onChange(() => (changes += 1));
    await workbench?.show(["=STAT.DATA(101)", "=STAT.DATA(101)"]);
    stop?.();
    expect(workbench?.errorLog.entries().map(({ cell }) => cell)).toEqual([
      "Sheet1!A41",
      "Sheet1!A1",
    ]);
    expect(changes).toBe(2);
    workbench?.errorLog.clear();
    expect(workbench?.errorLog.entries()).toEqual([]);
  });
});

describe("results that are too large for one formula", () => {
  it("are refused with the way out", async () => {
    const points = Array.from({ length: 30_000 }, (_, index) => ({
      name: `c${String(index)}`,
      data: index,
    }));
    const body = { ...gdp, chart: { ...gdp.chart, data: { A: points } } };
    expect(await shows({ body }, { formula: "=STAT.DATA(101)" })).toBe(
      "#VALUE! 60002 cells are too many for one formula (at most 50000): use limit= or fewer ids",
    );
    expect(shownText((await workbench?.show(['=STAT.DATA(101,"limit=2")']))?.[0])).toEqual([
      ["category", "A"],
      ["c0", 0],
      ["c1", 1],
    ]);
  });

  it("count their text too", async () => {
    const points = Array.from({ length: 900 }, (_, index) => ({
      name: `${"x".repeat(3000)}${String(index)}`,
      data: index,
    }));
    const body = { ...gdp, chart: { ...gdp.chart, data: { A: points } } };
    expect(await shows({ body })).toBe(
      "#VALUE! The result is too large for one formula: use limit=, columns= or fewer ids",
    );
  });
});
