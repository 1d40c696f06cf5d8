import { expect, it } from "vitest";
import type { Sleep } from "../../../src/timers/index.js";
import { expectedValue } from "../../../tools/bench/recalc/numbers.js";
import { recalculateAll } from "../../../tools/bench/recalc/open-workbook.js";
import { newDatabase, open, startServer } from "./cost-workbook.js";

const noon = Date.UTC(2026, 10, 20, 12);
const day = 24 * 3_600_000;
const status = '=STAT.STATUS("calls,credits,budget,stale,last error")';

/** A piece of the time that the store is given. */
const storePieceMs = 400;

/** Pauses between attempts are over at once; time limits never strike. */
const withoutPauses: Sleep = (ms, signal) =>
  (ms <= 1000 && ms !== storePieceMs) || signal.aborted
    ? Promise.resolve()
    : new Promise((resolve) => {
        signal.addEventListener("abort", () => {
          resolve();
        });
      });

it("beyond the day's budget cells say so, the others keep their values, and raising it is enough", async () => {
  const server = await startServer();
  const workbook = await open(server);
  await workbook.settings.setPreferences({ dailyBudget: 35 });
  for (let row = 1; row <= 5; row += 1) {
    workbook.enter(`A${String(row)}`, `=STAT.VALUE(${String(row)},,2001)`);
  }
  await workbook.idle();
  const shown = workbook.values("A1:A5").flat();
  expect(shown.filter((value) => typeof value === "number")).toHaveLength(3);
  expect(shown.filter((value) => value === "#N/A")).toHaveLength(2);
  const refused = shown.indexOf("#N/A") + 1;
  expect(workbook.cell(`A${String(refused)}`).message).toBe(
    "Budget reached: raise the credits per day in the STAT pane",
  );
  expect(server.requests).toBe(3);
  workbook.enter("C1", status);
  await workbook.idle();
  expect(workbook.values("C1:G1")[0]?.slice(0, 4)).toEqual([3, 30, 35, 0]);
  expect(String(workbook.cell("G1").value)).toMatch(/^Budget reached/);

  await workbook.settings.setPreferences({ dailyBudget: 50 });
  await recalculateAll(workbook);
  expect(workbook.values("A1:A5").flat()).toEqual(
    [1, 2, 3, 4, 5].map((id) => expectedValue(id, 2001)),
  );
  expect(server.requests).toBe(5);
});

it("beyond the budget an old answer is better than none, and STAT.STATUS counts it", async () => {
  const server = await startServer();
  let now = noon;
  const workbook = await open(server, { now: () => now });
  workbook.enter("A1", "=STAT.VALUE(1,,2001)");
  await workbook.idle();
  now += 2 * day;
  await workbook.settings.setPreferences({ dailyBudget: 0 });
  await recalculateAll(workbook);
  workbook.enter("C1", status);
  await workbook.idle();
  expect(workbook.cell("A1").value).toBe(expectedValue(1, 2001));
  expect(workbook.values("C1:F1")).toEqual([[0, 0, 0, 1]]);
  expect(String(workbook.cell("G1").value)).toMatch(/^Budget reached/);
  expect(server.requests).toBe(1);
});

it("offline a reopened workbook answers from this device, and STAT.STATUS says why", async () => {
  const server = await startServer();
  const database = newDatabase();
  let now = noon;
  const first = await open(server, { store: database(), now: () => now });
  first.enter("A1", "=STAT.VALUE(1,,2001)");
  await first.idle();
  await expect.poll(() => database().countAnswers()).toMatchObject({ entries: 1 });
  const saved = first.save();
  await server.close();

  now += 2 * day;
  const second = await open(server, {
    store: database(),
    now: () => now,
    random: () => 0,
    sleep: withoutPauses,
    opened: saved,
  });
  await recalculateAll(second);
  second.enter("B1", "=STAT.VALUE(2,,2001)");
  await second.idle();
  second.enter("C1", status);
  await second.idle();
  expect(second.cell("A1").value).toBe(expectedValue(1, 2001));
  expect(second.cell("B1")).toMatchObject({
    value: "#N/A",
    message: "The service cannot be reached: check connection and address in the STAT pane",
  });
  expect(second.cell("F1").value).toBe(1);
  expect(String(second.cell("G1").value)).toMatch(/^The service cannot be reached/);
});

const quoteOf = ({ client }: Awaited<ReturnType<typeof open>>, id: number) =>
  client.quote([{ operation: "getStatistic", parameters: { id } }]);

it("prices a user has set count in budget, plan and STAT.STATUS", async () => {
  const server = await startServer();
  const workbook = await open(server);
  await workbook.settings.setPreferences({ prices: { getStatistic: 2.5 }, dailyBudget: 6 });
  expect(await quoteOf(workbook, 1)).toMatchObject({
    credits: 2.5,
    isKnown: true,
    isCached: false,
  });
  for (let row = 1; row <= 3; row += 1) {
    workbook.enter(`A${String(row)}`, `=STAT.VALUE(${String(row)},,2001)`);
  }
  await workbook.idle();
  workbook.enter("C1", status);
  await workbook.idle();
  expect(workbook.values("C1:E1")).toEqual([[2, 5, 6]]);
  expect(server.requests).toBe(2);
  const answered = [1, 2, 3].find(
    (row) => typeof workbook.cell(`A${String(row)}`).value === "number",
  );
  expect(await quoteOf(workbook, answered ?? 0)).toMatchObject({ credits: 0, isCached: true });
});
