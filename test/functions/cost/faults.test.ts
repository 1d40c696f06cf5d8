import { expect, it } from "vitest";
import {
  faultKinds,
  oneInFive,
  type FaultKind,
} from "../../../tools/bench/recalc/number-server.js";
import { expectedValue, firstYear } from "../../../tools/bench/recalc/numbers.js";
import { fill } from "../../../tools/bench/recalc/open-workbook.js";
import { open, startServer, timeOf } from "./cost-workbook.js";

const distinct = 60;
const columns = 10;
const maxAttempts = 4;

/** All that a cell may say of a service that fails; anything else, and any wrong value, is a fault of ours. */
const clearSentences = [
  /^Too many requests: recalculate in \d+ s$/,
  /^The service did not answer in time: recalculate to try again$/,
  /^The service cannot be reached: check connection and address in the STAT pane$/,
  /^The service has a problem: try again later$/,
  /^The service's answer cannot be read: try again later$/,
];

async function run(kinds: readonly FaultKind[]) {
  const server = await startServer({ fault: oneInFive(kinds) });
  const workbook = await open(server, {
    ...timeOf(server),
    sheetSize: { rows: distinct, columns },
  });
  fill(
    workbook,
    distinct,
    columns,
    (row, column) => `=STAT.VALUE(${String(row + 1)},,${String(firstYear + column)})`,
  );
  await workbook.idle();
  let right = 0;
  for (let row = 0; row < distinct; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const place = `${String.fromCharCode(65 + column)}${String(row + 1)}`;
      const { value, message } = workbook.cell(place);
      if (value === expectedValue(row + 1, firstYear + column)) right += 1;
      else {
        expect(value, place).toBe("#N/A");
        expect(
          clearSentences.some((sentence) => sentence.test(message ?? "")),
          `${place}: ${message ?? ""}`,
        ).toBe(true);
      }
    }
  }
  return { server, workbook, right };
}

const mixtures: readonly (readonly [string, readonly FaultKind[]])[] = [
  ...faultKinds.map((kind) => [kind, [kind]] as const),
  ["of every kind", faultKinds],
];

/**
 * One request in 625 fails four times. Of silent attempts only two fit into the minute, so one request in
 * 25 fails: 2.4 of the 60 on average, up to ten in a bad run.
 */
const leastRight = (kinds: readonly FaultKind[]) =>
  kinds.every((kind) => kind === "silence") ? 0.8 : 0.9;

it.each(mixtures)(
  "every cell settles, right or with a clear error, while one answer in five is bad: %s",
  async (_, kinds) => {
    const { server, workbook, right } = await run(kinds);
    expect(right).toBeGreaterThan(distinct * columns * leastRight(kinds));
    expect(server.seen.size).toBe(distinct);
    expect(server.requests).toBeGreaterThan(distinct);
    for (const [path, count] of server.seen) {
      expect(count, path).toBeLessThanOrEqual(maxAttempts);
    }
    const { pending, session } = workbook.client.status();
    expect(pending).toBe(0);
    expect(session.calls).toBe(server.requests);
    // Only answers cost.
    expect(session.credits).toBe((right / columns) * 10);
  },
);

it("all cells say why where no answer is ever right, and calculate once the service is back", async () => {
  let isDown = true;
  const server = await startServer({ fault: () => (isDown ? "500" : undefined) });
  const workbook = await open(server, {
    ...timeOf(server),
    sheetSize: { rows: distinct, columns },
  });
  fill(workbook, distinct, 1, (row) => `=STAT.VALUE(${String(row + 1)},,2001)`);
  await workbook.idle();
  for (let row = 1; row <= distinct; row += 1) {
    expect(workbook.cell(`A${String(row)}`)).toMatchObject({
      value: "#N/A",
      message: "The service has a problem: try again later",
    });
  }
  expect(server.requests).toBeLessThanOrEqual(maxAttempts * distinct);
  expect(workbook.client.status().session.credits).toBe(0);
  isDown = false;
  await workbook.run(async (context) => {
    context.workbook.application.calculate("Full");
    await context.sync();
  });
  await workbook.idle();
  expect(workbook.values(`A1:A${String(distinct)}`).flat()).toEqual(
    Array.from({ length: distinct }, (_, row) => expectedValue(row + 1, 2001)),
  );
});
