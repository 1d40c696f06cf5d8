import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import type { Sleep } from "../../../src/timers/index.js";
import { newDatabase, open } from "./cost-workbook.js";

let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

/** A service whose one job is done when the test says so. */
async function startResearch() {
  const seen = { asked: 0, looked: 0, isDone: false };
  const answer = (request: IncomingMessage): unknown => {
    if (request.method === "POST") {
      seen.asked += 1;
      return { researchToken: `token-${String(seen.asked)}` };
    }
    seen.looked += 1;
    return {
      researchToken: "token-1",
      state: { status: seen.isDone ? "done" : "searching" },
      response: seen.isDone ? { answer: "As large as it is.", keyFacts: [], sources: [] } : null,
      usage_limits: [{ limit: 50, limitation_period: "month", usage: 3 }],
    };
  };
  const server = createServer((request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer(request)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
  return { seen, address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
}

/** The pauses between looks are over at once; a cell's patience is after three looks, unless the job is done. */
function impatient(seen: { readonly looked: number; readonly isDone: boolean }): Sleep {
  const firstLookMs = 1_000;
  const longestLookMs = 5_000;
  const patienceMs = 120_000;
  return (ms, signal) =>
    new Promise((resolve) => {
      const end = () => {
        resolve();
      };
      signal.addEventListener("abort", end);
      if (signal.aborted) end();
      if (ms >= firstLookMs && ms <= longestLookMs) setImmediate(end);
      if (ms !== patienceMs) return;
      const lose = () => {
        if (seen.looked >= 3 && !seen.isDone) end();
        else if (!signal.aborted) setImmediate(lose);
      };
      lose();
    });
}

it("a question is asked once; a reopened workbook goes on waiting for its answer", async () => {
  const service = await startResearch();
  const database = newDatabase();
  const first = await open(service, { store: database(), sleep: impatient(service.seen) });
  first.enter("A1", '=STAT.ASK("How large is it?")');
  await first.idle();
  expect(first.cell("A1")).toMatchObject({
    value: "#N/A",
    message: "Still researching: recalculate to continue",
  });
  first.enter("C1", '=STAT.STATUS("research limits")');
  await first.idle();
  expect(first.cell("C1").value).toBe("3 of 50 per month");
  const saved = first.save();
  first.dispose();

  service.seen.isDone = true;
  const second = await open(service, {
    store: database(),
    sleep: impatient(service.seen),
    opened: saved,
  });
  await second.run(async (context) => {
    context.workbook.application.calculate("Full");
    await context.sync();
  });
  await second.idle();
  expect(second.cell("A1").value).toBe("As large as it is.");
  expect(service.seen.asked).toBe(1);

  const looked = service.seen.looked;
  const third = await open(service, { store: database(), sleep: impatient(service.seen) });
  third.enter("A1", '=STAT.ASK("How  large is it? ")');
  await third.idle();
  expect(third.cell("A1").value).toBe("As large as it is.");
  expect([service.seen.asked, service.seen.looked]).toEqual([1, looked]);
});
