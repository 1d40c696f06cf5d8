import { afterEach, describe, expect, it } from "vitest";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "../support/functions-workbench.js";
import { jsonService } from "../support/json-service.js";
import { gdp, indicator, indicatorId } from "../support/strange-answers.js";

const service = jsonService({
  "/v1/data/statistic": () => ({ body: gdp }),
  "/v1/data/market-insights/indicator": (query) => ({ body: indicator(query.get("geo") ?? "WLD") }),
});

let workbench: FunctionsWorkbench;
afterEach(() => {
  workbench.dispose();
});

const empty = (argument: string) =>
  `#VALUE! The cell for ${argument} is empty: fill it, or leave ${argument} out`;

/** Z1 and Z2 are empty. */
const expected: Readonly<Record<string, unknown>> = {
  // Left out, the world and the latest figure are meant.
  [`=STAT.VALUE("${indicatorId}",,2024)`]: [[20]],
  ["=STAT.VALUE(101,,)"]: [[1331]],
  ["=STAT.GROWTH(101,,,2023)"]: [[0.105]],
  // An empty cell is a place or a period that nobody has filled in yet.
  [`=STAT.VALUE("${indicatorId}",Z1,2024)`]: empty("series"),
  ["=STAT.VALUE(101,,Z1)"]: empty("period"),
  ['=STAT.VALUE(101,,IF(Z1="","",Z1))']: empty("period"),
  [`=STAT.GROWTH("${indicatorId}",Z1,2023,2024)`]: empty("series"),
  // A statistic's only series is no other one's.
  ["=STAT.VALUE(101,Z1,2023)"]: [[110.5]],
  ["=STAT.GROWTH(101,,Z1,2023)"]: empty("from"),
  ["=STAT.GROWTH(101,,2022,Z1)"]: empty("to"),
  [`=STAT.INDICATOR("${indicatorId}",Z1)`]: empty("geos"),
  [`=STAT.INDICATOR("${indicatorId}",Z1:Z2)`]: empty("geos"),
  [`=STAT.INDICATOR("${indicatorId}","WLD",Z1,,"layout=cross")`]: empty("from"),
  // The rows of a table name their periods; the cells of a range have a result each.
  [`=STAT.INDICATOR("${indicatorId}","WLD",Z1,2023)`]: [
    ["period", "WLD"],
    [2023, 10],
  ],
  ["=STAT.VALUE(101,,Z1:Z2)"]: [],
  // Options have no such meaning, and an id that is missing is told as such.
  ["=STAT.VALUE(101,,2023,Z1)"]: [[110.5]],
  ["=STAT.VALUE(Z1)"]: "#VALUE! Give an id: STAT.SEARCH and STAT.INDICATORS list them",
};

describe("an empty cell for a place or a period", () => {
  it.each([null, 0] as const)(
    "is none that is left out where it comes as %j",
    async (emptyCell) => {
      workbench = await openFunctions({ fetch: service.fetch, emptyCell });
      const formulas = Object.keys(expected);
      const shown = (await workbench.show(formulas)).map(shownText);
      expect(Object.fromEntries(formulas.map((formula, index) => [formula, shown[index]]))).toEqual(
        expected,
      );
    },
  );

  it("is told apart, too, where its formula is entered over one without the argument", async () => {
    workbench = await openFunctions({ fetch: service.fetch });
    for (const formula of ["=STAT.VALUE(101)", "=STAT.VALUE(101,,Z1)"]) {
      workbench.enter("A1", formula);
      await workbench.idle();
    }
    expect(workbench.cell("A1").message).toContain("The cell for period is empty");
  });
});
