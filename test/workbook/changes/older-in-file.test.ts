import { afterEach, expect, it } from "vitest";
import type { ServiceAnswer } from "../../../tools/site/site-server.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

const gdp = "11111111-1111-4111-8111-111111111111";
const day = 86_400_000;
const opened: CaredWorkbench[] = [];
let time = Date.UTC(2026, 10, 20, 12);
let figure = 1;

const item = {
  ...{ identifier: gdp, title: "GDP", subject: "Economy", link: "https://service.test/gdp" },
  ...{ updated_at: "2026-11-01", industries: [], covered_geos: { DEU: "Germany" } },
  covered_timeframe: { start: "2019", end: "2020" },
  ...{ market_type: "country", market_type_description: "" },
};
const service: ServiceAnswer = (url) => {
  if (url.pathname.endsWith("/indicators")) return { body: { items: [item], total_count: 1 } };
  const data = [{ geo: "DEU", categories: ["2020"], series: [figure] }];
  const chart = { name: "GDP", graphType: "line", unit: "USD", data };
  return { body: { identifier: gdp, title: "GDP", chart } };
};
const open = async (file?: CaredWorkbench) => {
  const cared = await openCared(service, {
    now: () => time,
    ...(file === undefined ? {} : { opened: file.workbench.save() }),
  });
  opened.push(cared);
  return cared;
};
afterEach(() => {
  for (const { workbench } of opened.splice(0)) workbench.dispose();
});

it("a figure never goes back to the older one that the file keeps, whatever a look-up says of its source", async () => {
  const ours = await open();
  ours.workbench.enter("A1", `=STAT.VALUE("${gdp}","DEU")`);
  await ours.workbench.idle();
  await ours.operations.keepSnapshot();
  // Corrected without a word: the file's copy is of before.
  time += 3 * day;
  figure = 2;
  ours.workbench.enter("A1", `=STAT.VALUE("${gdp}","DEU",2020)`);
  await ours.workbench.idle();
  expect(ours.workbench.values("A1")).toEqual([[2]]);
  const theirs = await open(ours);
  await theirs.snapshot.load();
  const plan = await theirs.operations.plan({ scope: { kind: "workbook" }, only: "stale" });
  expect(plan.credits).toBe(15);
  await theirs.operations.refresh(plan);
  await theirs.workbench.idle();
  expect(theirs.workbench.values("A1")).toEqual([[2]]);
  expect(theirs.workbench.client.status().session.credits).toBe(15);
});
