import { afterEach, beforeEach, expect, it } from "vitest";
import { statisticAnswer } from "../../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../../support/workbook/workbook-care.js";

const day = 86_400_000;
const all = { scope: { kind: "workbook" } } as const;

let cared: CaredWorkbench;
let time: number;
let more: number;
/** Of statistics 2 and 3: what their answers wait for. */
let held: Promise<void>;
let isBroken: boolean;
beforeEach(async () => {
  time = Date.UTC(2026, 10, 20, 12);
  more = 0;
  held = Promise.resolve();
  isBroken = false;
  cared = await openCared(
    async (url) => {
      const id = url.searchParams.get("id") ?? "";
      if (id !== "1") await held;
      return isBroken
        ? { status: 500, body: {} }
        : { body: statisticAnswer(Number(id), { "2019": 0, "2020": Number(id) + more }) };
    },
    { now: () => time },
  );
  for (const [at, formula] of Object.entries({
    ...{ A1: "=STAT.VALUE(1)", A2: "=STAT.VALUE(1)+STAT.VALUE(2)" },
    ...{ A3: "=STAT.VALUE(2)", A4: '=STAT.VALUE(2&"")', D1: "=STAT.DATA(3)" },
  })) {
    cared.workbench.enter(at, formula);
  }
  await cared.workbench.idle();
  time += 40 * day;
  more = 100;
  cared.workbench.requests.length = 0;
});
afterEach(() => {
  cared.workbench.dispose();
});

/** Cancels as soon as the first answer has come. */
async function refreshUntilFirst() {
  const abort = new AbortController();
  const report = await cared.operations.refresh(await cared.operations.plan(all), {
    signal: abort.signal,
    onProgress: ({ phase, done }) => {
      if (phase === "fetching" && done === 1) abort.abort();
    },
  });
  return report.failed.map(({ cell, reason }) => [cell.address, reason]);
}
const shown = () => [
  ...cared.workbench.values("A1:A4").flat(),
  ...cared.workbench.values("E3").flat(),
];

it.each([
  ["came afterwards, and asks for nothing", false, 0],
  ["came to nothing, and asks for that alone", true, 2],
])("the refresh after a cancelled one renews what %s", async (_, isLost, asked) => {
  let release = () => {};
  held = new Promise((resolve) => (release = resolve));
  const cancelled = await refreshUntilFirst();
  expect(cancelled).toEqual(["D1", "A2", "A3", "A4"].map((at) => [at, "cancelled"]));
  expect(shown()).toEqual([101, 3, 2, 2, 3]);
  isBroken = isLost;
  release();
  await cared.workbench.idle();
  expect(shown()).toEqual([101, 3, 2, 2, 3]);
  isBroken = false;
  cared.workbench.requests.length = 0;
  const { failed } = await cared.operations.refresh(await cared.operations.plan(all));
  expect(failed).toEqual([]);
  expect(shown()).toEqual([101, 203, 102, 102, 103]);
  expect(cared.workbench.requests).toHaveLength(asked);
});
