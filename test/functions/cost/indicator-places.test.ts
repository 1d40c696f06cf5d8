import { expect, it } from "vitest";
import { jsonService } from "../support/json-service.js";
import { indicator, indicatorId, indicatorItem } from "../support/strange-answers.js";
import { newDatabase, open } from "./cost-workbook.js";

it("a reopened workbook knows the service's own names of an indicator's places, and its link", async () => {
  const covered_geos = { ...indicatorItem.covered_geos, JPN: "Nippon Group" };
  const service = jsonService({
    "/v1/data/market-insights/indicator": (query) => ({
      body: indicator(query.get("geo") ?? "WLD"),
    }),
    "/v1/search/market-insights/indicators": () => ({
      body: { items: [{ ...indicatorItem, covered_geos }], total_count: 1 },
    }),
  });
  const address = "http://127.0.0.1:9";
  const database = newDatabase();
  const first = await open({ address }, { store: database(), fetch: service.fetch });
  first.enter("A1", '=STAT.INDICATORS("revenue",1,"columns=id; headers=off")');
  await first.idle();
  expect(first.cell("A1").value).toBe(indicatorId);
  // The list, and the indicator by itself.
  await expect.poll(() => database().countAnswers()).toMatchObject({ entries: 2 });
  first.dispose();

  const second = await open({ address }, { store: database(), fetch: service.fetch });
  second.enter("A1", `=STAT.VALUE("${indicatorId}","nippon group",2025)`);
  second.enter("A2", `=STAT.INFO("${indicatorId}","link")`);
  second.enter("A3", `=STAT.VALUE("${indicatorId}","Atlantis",2025)`);
  await second.idle();
  expect(second.values("A1:A3").flat()).toEqual([5, indicatorItem.link, "#VALUE!"]);
  expect(service.requests.filter((request) => request.includes("/search/"))).toHaveLength(1);
});
