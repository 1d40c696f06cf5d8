import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import {
  openShippedService,
  type ShippedService,
} from "../../functions/support/open-shipped-service.js";
import { openFillWorkbench, type FillWorkbench } from "./fill-workbench.js";

const guide = readFileSync(
  new URL("../../../docs/analysts/fill-a-table.md", import.meta.url),
  "utf8",
);

/** The tables of the guide without their letters, numbers as numbers. */
const tables = guide
  .split("\n\n")
  .filter((part) => /^\| A +\|/.test(part))
  .map((part) =>
    part
      .split("\n")
      .slice(2)
      .map((line) => line.split("|").slice(1, -1).map(cellOf)),
  );

function cellOf(text: string): string | number {
  const trimmed = text.trim();
  return /^\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
}

let service: ShippedService;
beforeAll(async () => {
  service = await openShippedService();
});
afterAll(() => service.close());
let table: FillWorkbench;
beforeEach(async () => {
  table = await openFillWorkbench(service);
});
afterEach(() => {
  table.close();
});

async function fillWithGdp() {
  const found = await table.read("A1:C5");
  const title = "Real gross domestic product (GDP)";
  const choice = found.whole?.choices.find(({ label }) => label === title);
  return table.fill(found, { [found.whole?.key ?? ""]: choice?.value ?? "" });
}

it("the guide's table is filled as the guide says", async () => {
  const [before = [], after] = tables;
  table.enter(before);
  await fillWithGdp();
  expect(table.workbench.values("A1:C5")).toEqual(after);
  expect(table.workbench.cell("B3").formula).toBe(/^=STAT.*$/m.exec(guide)?.[0]);
});

it("a fiscal year fills no figures of calendar years", async () => {
  const [before = []] = tables;
  table.enter(before.map((row) => row.map((cell) => (cell === 2016 ? "FY2016" : cell))));
  const filled = await fillWithGdp();
  expect(table.workbench.values("C3:C4")).toEqual([[""], [""]]);
  expect(filled).toMatchObject({
    missing: [
      { address: "C3", reason: expect.stringMatching(/^FY2016 is a fiscal year/) as string },
      { address: "C4" },
    ],
  });
});
