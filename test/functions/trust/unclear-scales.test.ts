import { describe } from "vitest";
import { jsonService } from "../support/json-service.js";
import { showFormulas } from "../support/show-formulas.js";

const [unclear, clear] = ["aaaaaaaa", "bbbbbbbb"].map((id) => `${id}-0000-5000-8000-000000000000`);
const units: Readonly<Record<string, string>> = {
  [unclear ?? ""]: "Current prices, million euro",
  [clear ?? ""]: "million euros",
};
const service = jsonService({
  "/v1/data/market-insights/indicator": (query) => {
    const identifier = query.get("id") ?? "";
    const places = (query.get("geo") ?? "").split(",");
    const data = places.map((geo) => ({ geo, categories: ["2024"], series: [4_300_000] }));
    const chart = { name: "GDP", graphType: "line", unit: units[identifier] ?? null, data };
    return { body: { identifier, title: "GDP", chart, market_type: "" } };
  },
});
const refused =
  "#N/A scale=billion needs to know what one of these figures stands for, and their unit does not say it in a way that is understood (Current prices, million euro): leave scale= out";

/** A million euros taken for one are a million times too small. */
describe("figures whose scale nobody knows", () => {
  showFormulas(
    [
      [`=STAT.VALUE("${clear ?? ""}","DEU",2024,"scale=billion")`, [[4300]]],
      [`=STAT.VALUE("${unclear ?? ""}","DEU",2024)`, [[4_300_000]]],
      [`=STAT.VALUE("${unclear ?? ""}","DEU",2024,"scale=billion")`, refused],
      [`=STAT.INDICATOR("${unclear ?? ""}","DEU",,,"scale=billion; unit=on")`, refused],
      [`=STAT.INDICATOR("${unclear ?? ""}","DEU",2024,,"layout=cross; scale=billion")`, refused],
      [
        `=STAT.INDICATOR("${unclear ?? ""}","DEU",2024,,"unit=on; headers=on")`,
        [
          ["period", "DEU (Current prices, million euro)"],
          [2024, 4_300_000],
        ],
      ],
      [`=STAT.INFO("${unclear ?? ""}","unit,scale")`, [["Current prices, million euro"]]],
    ],
    service,
  );
});
