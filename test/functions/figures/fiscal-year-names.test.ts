import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { previewCall } from "../../../src/functions/index.js";
import { provideExcel, provideServices } from "../support/direct-calls.js";
import { openShippedService } from "../support/open-shipped-service.js";

/** The shipped library: a plain year in a cell stands beside a name that says of which kind of year it is. */

let base = "";
let close: () => Promise<void>;

beforeAll(async () => {
  provideExcel();
  const service = await openShippedService();
  ({ close } = service);
  base = await service.app.listen({ host: "127.0.0.1", port: 0 });
  provideServices({
    key: "demo-advanced",
    fetch: (url, init) => {
      const { pathname, search } = new URL(url);
      return fetch(base + pathname + search, init);
    },
  });
});
afterAll(() => close());

const call = (id: string, args: readonly unknown[]) =>
  previewCall(id, args, { mayAsk: true, signal: new AbortController().signal });

async function indicatorOf(q: string): Promise<string> {
  const answer = await fetch(
    `${base}/v1/search/market-insights/indicators?size=1&q=${encodeURIComponent(q)}`,
    {
      headers: { "x-api-key": "demo-advanced" },
    },
  );
  const found = (await answer.json()) as { items: { identifier: string }[] };
  return found.items[0]?.identifier ?? JSON.stringify(found);
}

const names = [
  "Federal government receipts",
  "Federal budget surplus or deficit",
  "Gross federal debt",
  "Federal debt held by the public",
  "Federal interest outlays",
  "Federal government outlays",
];

it("is in the header of each column, and found by the name alone", async () => {
  const ids = await Promise.all(names.map(indicatorOf));
  const shown = await call("INDICATOR", [ids.map((id) => [id]), "USA", "2020"]);
  const [header] = shown.status === "rows" ? shown.rows : [];
  expect(header?.slice(-names.length)).toEqual(
    names.map((name) => `${name} (fiscal years) – United States`),
  );
});

describe("a fiscal year that is called by a plain number", () => {
  let receipts = "";
  beforeAll(async () => {
    receipts = await indicatorOf("Federal government receipts");
  });

  it("is said in the notes of a table and of a figure, which have no title", async () => {
    const table = await call("INDICATOR", [receipts, "USA", 2024, 2024, "show=notes"]);
    const figure = await call("VALUE", [receipts, "USA", 2024, "show=notes"]);
    expect([table, figure].map((shown) => (shown.status === "rows" ? shown.rows.at(-1) : shown))) //
      .toEqual([
        [
          "note",
          "Federal government receipts (fiscal years) – United States: its years are fiscal years, not calendar years",
        ],
        ["note", "2024: a fiscal year, not the calendar year"],
      ]);
  });

  it("is no answer for a part of the calendar year of that number", async () => {
    for (const [period, options] of [["2024-11-15"], ["2024-06-30"], ["Q4 2024", "match=before"]]) {
      const shown = await call("VALUE", [receipts, "USA", period, options]);
      expect(shown).toMatchObject({
        status: "failed",
        reason: expect.stringContaining(
          `No figure for ${String(period)} alone: the data have one for FY2024`,
        ) as string,
      });
    }
  });

  it("stands for what comes after it where that is asked for", async () => {
    const options = "match=before; show=period";
    const shown = await call("VALUE", [receipts, "USA", "2026-02-03", options]);
    expect(shown).toMatchObject({ rows: [[expect.any(Number), 2025]] });
  });

  it("has no rate of exchange, which those of the calendar year are not", async () => {
    expect(await call("VALUE", [receipts, "USA", 2024, "currency=EUR"])).toMatchObject({
      status: "failed",
      reason: expect.stringContaining(
        "no rates of exchange from USD to EUR for the periods",
      ) as string,
    });
  });

  it("has no first and no last day", async () => {
    for (const dates of ["start", "end"])
      expect(
        await call("INDICATOR", [receipts, "USA", 2024, 2024, `dates=${dates}`]),
      ).toMatchObject({
        status: "failed",
        reason: expect.stringContaining("2025 is a fiscal year") as string,
      });
  });
});
