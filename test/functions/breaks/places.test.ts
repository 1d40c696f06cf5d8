import { afterAll, beforeAll, expect, it } from "vitest";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "../support/functions-workbench.js";
import { jsonService } from "../support/json-service.js";

const id = '"6f0f3a53-77b9-5d79-9a3a-3b0e2f0d7c11"';

/** Deposits are counted anew from 2020 on, everywhere but in France; of which a call says what its places need. */
const service = jsonService({
  "/v1/data/market-insights/indicator": (query) => {
    const geos = (query.get("geo") ?? "").split(",");
    const breaking = geos.filter((geo) => geo !== "FRA");
    return {
      body: {
        ...{ identifier: query.get("id"), title: "Deposits", released_at: "2026-10-02T00:00:00Z" },
        chart: {
          ...{ name: "Deposits", graphType: "line", unit: null },
          data: geos.map((geo) => ({
            ...{ geo, categories: ["2018", "2019", "2020"], series: [10, 11, 22] },
          })),
        },
        ...(breaking.length > 0 && {
          breaks: Object.fromEntries(breaking.map((geo) => [geo, ["2020"]])),
        }),
      },
    };
  },
});

let workbench: FunctionsWorkbench;
beforeAll(async () => {
  workbench = await openFunctions({ fetch: service.fetch });
});
afterAll(() => {
  workbench.dispose();
});

const show = async (formula: string) => shownText((await workbench.show([formula]))[0]);
const growth = (places: string) =>
  show(`=STAT.INDICATOR(${id},"${places}",2019,2020,"change=pct; headers=off")`);

it("no change crosses a break of a place that came with an earlier or a later call than the first place", async () => {
  expect(await growth("FRA")).toEqual([
    [2019, 0.1],
    [2020, 1],
  ]);
  expect(await growth("FRA,DEU")).toEqual([
    [2019, 0.1, 0.1],
    [2020, 1, ""],
  ]);
  // The sixth and seventh place go with a call of their own.
  const many = await growth("ITA,ESP,NLD,BEL,AUT,FIN,PRT");
  expect(Array.isArray(many) && many.map((row) => row.slice(6))).toEqual([
    [0.1, 0.1],
    ["", ""],
  ]);
  expect(await show(`=STAT.GROWTH(${id},{"FRA","DEU"},2019,2020)`)).toEqual([[1, "#N/A"]]);
});
