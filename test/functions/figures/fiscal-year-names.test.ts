import { afterAll, beforeAll, expect, it } from "vitest";
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
