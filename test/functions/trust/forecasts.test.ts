import { expect, it } from "vitest";
import { loadItemContent } from "../../../src/taskpane/items/item-content.js";
import { toFoundItem } from "../../../src/taskpane/model/found-item.js";
import { openFunctions, shownText } from "../support/functions-workbench.js";
import { jsonService } from "../support/json-service.js";
import { indicator, indicatorId, indicatorItem } from "../support/strange-answers.js";

/** Data from 2023 to 2027; the answer says nothing of its day, the search says more than one. */
const item = { ...indicatorItem, released_at: "2022-06-30", updated_at: "2025-12-31" };
const { fetch } = jsonService({
  "/v1/data/market-insights/indicator": (query) => ({ body: indicator(query.get("geo") ?? "WLD") }),
  "/v1/search/market-insights/indicators": () => ({ body: { items: [item], total_count: 1 } }),
});

it("a forecast begins in the same period in cells and in the pane, and is nobody's latest figure", async () => {
  const workbench = await openFunctions({ fetch });
  try {
    const id = `"${indicatorId}"`;
    // The search's answer is at hand before the data are read: only it knows the day.
    await workbench.show([`=STAT.INDICATORS("revenue")`]);
    const shown = await workbench.show([
      `=STAT.INFO(${id},"forecast from")`,
      `=STAT.VALUE(${id},"WLD",,"show=period")`,
      `=STAT.INDICATOR(${id},"WLD",,,"layout=cross; show=period; headers=off")`,
      `=STAT.INDICATOR(${id},"WLD",2027,,"headers=off; fill=linear; show=notes")`,
      `=STAT.VALUE(${id},"WLD",{2025;2027;2027},"show=period,notes")`,
      `=STAT.GROWTH(${id},"WLD",2025,2027,"show=notes")`,
    ]);
    const { client } = workbench.services;
    const { value } = await client.request("searchIndicators", { q: "revenue" });
    const [first] = value.items;
    if (first === undefined) throw new Error("The search finds nothing.");
    const { chart } = await loadItemContent(client, toFoundItem("indicators", first), ["WLD"]);
    // The later of both days: figures that changed in 2025 are figures of 2025.
    expect(chart.forecastFrom).toBe("2027");
    const forecast = [
      "note",
      "2027: a forecast, or of a period that had not ended when the figures were published",
    ];
    expect(shown.map(shownText)).toEqual([
      [[2027]],
      [[30, 2025]],
      [["WLD", 30, 2025]],
      [
        [2027, 50],
        [
          "note",
          "Revenue: figures from 2027 are forecasts, or of periods that had not ended when they were published",
        ],
      ],
      [[30, 2025], [50, 2027], [50, 2027], forecast],
      [[0.666666666666667, ""], forecast],
    ]);
  } finally {
    workbench.dispose();
  }
});
