import { describe } from "vitest";
import { jsonService } from "../support/json-service.js";
import { gdp } from "../support/strange-answers.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";

const statistic = (identifier: number, data: readonly (readonly [string, number | null])[]) => ({
  ...gdp,
  identifier,
  chart: { ...gdp.chart, data: { Figures: data.map(([name, value]) => ({ name, data: value })) } },
});

/** Today is 2026-11-20. */
const statistics: Readonly<Record<string, object>> = {
  // Years to come, and nothing before them.
  "1": statistic(1, [
    ["2030", 5],
    ["2035", 6],
  ]),
  // The publisher's own mark says forecast, whatever the calendar says.
  "2": statistic(2, [["2024*", 7]]),
  // One row is a sum; a year to come is there all the same.
  "3": statistic(3, [
    ["Total", 900],
    ["2030", 5],
  ]),
  "4": statistic(4, [
    ["2023", null],
    ["2024", null],
  ]),
  "5": statistic(5, [
    ["Cars", 3],
    ["Bicycles", 4],
  ]),
  // The sum stands last and is no period.
  "6": statistic(6, [
    ["2023", 1],
    ["2024", 2],
    ["Total", 3],
  ]),
};

const service = jsonService({
  "/v1/data/statistic": (query) => ({ body: statistics[query.get("id") ?? ""] }),
});

const none = "#N/A No values up to today: latest=any takes forecasts too";

const expected: readonly ExpectedFormula[] = [
  ["=STAT.VALUE(1)", none],
  ['=STAT.VALUE(1,,,"latest=any")', [[6]]],
  ["=STAT.VALUE(1,,2030)", [[5]]],
  ["=STAT.VALUE(2)", none],
  ['=STAT.VALUE(2,,,"latest=any; show=period")', [[7, "2024*"]]],
  // A category beside periods is not the latest; it is found by its name.
  ["=STAT.VALUE(3)", none],
  ['=STAT.VALUE(3,,,"latest=any; show=period")', [[5, 2030]]],
  ['=STAT.VALUE(3,,"Total")', [[900]]],
  ["=STAT.VALUE(4)", none],
  ['=STAT.VALUE(4,,,"latest=any")', none],
  // Where there are no periods at all, the sentence names a category that there is.
  ["=STAT.VALUE(5)", "#N/A No period to choose from: name a category, such as Cars"],
  ['=STAT.VALUE(5,,,"latest=any")', "#N/A No period to choose from: name a category, such as Cars"],
  ['=STAT.VALUE(6,,,"show=period")', [[2, 2024]]],
];

describe("the latest figure", () => {
  showFormulas(expected, service);
});
