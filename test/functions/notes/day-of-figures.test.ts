import { expect, it } from "vitest";
import { newDatabase, open } from "../cost/cost-workbook.js";
import { openFunctions, shownText } from "../support/functions-workbench.js";
import { jsonService } from "../support/json-service.js";
import { indicator, indicatorId, indicatorItem } from "../support/strange-answers.js";

/** Data from 2023 to 2027, whose answer says nothing of its day. */
const service = (updated: () => string) =>
  jsonService({
    "/v1/data/market-insights/indicator": (query) => ({
      body: indicator(query.get("geo") ?? "WLD"),
    }),
    "/v1/search/market-insights/indicators": () => ({
      body: { items: [{ ...indicatorItem, updated_at: updated() }], total_count: 1 },
    }),
  });

const id = `"${indicatorId}"`;
const latest = `=STAT.VALUE(${id},"WLD",,"show=period")`;
const notes = `=STAT.INDICATOR(${id},"WLD",2025,2026,"headers=off; show=notes")`;

it("a figure is a forecast, and not the latest, also for whoever has searched for nothing", async () => {
  const { fetch, requests } = service(() => "2024-12-31");
  const workbench = await openFunctions({ fetch });
  try {
    const [value, table] = (await workbench.show([latest, notes])).map(shownText);
    expect(value).toEqual([[20, 2024]]);
    expect(table?.at(-1)).toEqual([
      "note",
      "Revenue: figures from 2025 are forecasts, or of periods that had not ended when they were published",
    ]);
    await workbench.show([`=STAT.INDICATORS("revenue")`]);
    expect((await workbench.show([latest])).map(shownText)).toEqual([value]);
    expect(requests.filter((each) => each.includes("search"))).toHaveLength(2);
  } finally {
    workbench.dispose();
  }
});

it("what a search of months ago said of their day makes no forecasts of what has come since", async () => {
  let updated = "2024-12-31";
  const { fetch } = service(() => updated);
  const address = "http://127.0.0.1:9";
  const database = newDatabase();
  const first = await open({ address }, { store: database(), fetch });
  first.enter("A1", '=STAT.INDICATORS("revenue",1,"columns=id; headers=off")');
  first.enter("A2", latest);
  await first.idle();
  expect(first.values("A2:B2")).toEqual([[20, 2024]]);
  await expect.poll(() => database().countAnswers()).toMatchObject({ entries: 3 });
  first.dispose();

  updated = "2027-02-01";
  const now = () => Date.UTC(2027, 2, 1, 12);
  const second = await open({ address }, { store: database(), fetch, now });
  second.enter("A2", latest);
  await second.idle();
  expect(second.values("A2:B2")).toEqual([[30, 2025]]);
});

it("a citation has the address of an indicator that nobody has searched for", async () => {
  const { fetch } = service(() => "2024-12-31");
  const workbench = await openFunctions({ fetch });
  try {
    const [link, cited] = (
      await workbench.show([`=STAT.INFO(${id},"link, updated")`, `=STAT.CITE(${id},"apa")`])
    ).map(shownText);
    expect(link).toEqual([[indicatorItem.link, "2024-12-31"]]);
    expect(String(cited)).toContain(indicatorItem.link);
  } finally {
    workbench.dispose();
  }
});
