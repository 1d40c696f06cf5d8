import { describe, expect, it } from "vitest";
import { jsonService } from "../support/json-service.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";
import { gdp, indicator } from "../support/strange-answers.js";

const service = jsonService({
  "/v1/data/statistic": () => ({ body: gdp }),
  "/v1/data/market-insights/indicator": (query) => ({
    body: { ...indicator(query.get("geo") ?? "WLD"), identifier: query.get("id") },
  }),
  "/v1/data/reports": () => ({ body: { pdf: "https://example.com/1.pdf" } }),
});

const missing = "#VALUE! Give an id: STAT.SEARCH and STAT.INDICATORS list them";
const noId = (value: string) =>
  `#VALUE! Not an id: ${value}. STAT.SEARCH and STAT.INDICATORS list them`;

const ids: readonly ExpectedFormula[] = [
  ['=STAT.VALUE("","DEU",2024)', missing],
  ['=STAT.VALUE("  ","DEU",2024)', missing],
  ['=STAT.GROWTH("0")', missing],
  ['=STAT.REPORT("")', missing],
  // The header of a result list that a range took along, in any case.
  ['=STAT.VALUE("id","DEU",2024)', noId("id")],
  ['=STAT.VALUE(" ID ","DEU",2024)', noId("ID")],
  ['=STAT.VALUE({"covid";"Id"},"DEU",2024)', [[1], ["#VALUE!"]]],
  // Ids are the service's own; they may begin or end with the same letters.
  ['=STAT.VALUE("covid","DEU",2024)', [[1]]],
  ['=STAT.VALUE("identity-theft","DEU",2024)', [[1]]],
  ['=STAT.VALUE("ID:7","DEU",2024)', [[1]]],
  // What a formula beside it computed is no id, though its text could be one.
  ['=STAT.VALUE(2>1,"DEU",2024)', noId("true")],
  ['=STAT.VALUE(-101,"DEU",2024)', noId("-101")],
  ['=STAT.VALUE(10.5,"DEU",2024)', noId("10.5")],
];

const words: readonly ExpectedFormula[] = [
  // Fields in any case, with any sign between their words, or none.
  ...["first period", "First-Period", "first_period", "FIRST  PERIOD", "first - period"].map(
    (word): ExpectedFormula => [`=STAT.INFO(101,"${word}")`, [[2022]]],
  ),
  ['=STAT.INFO(101,"firstPeriod")', [[2022]]],
  ['=INDEX(STAT.INFO({101;101},"lastperiod, firstperiod"),1,1)', [["2028*"]]],
  ['=STAT.REPORT(101,"PDF")', [["https://example.com/1.pdf"]]],
  ['=STAT.REPORT(101,"doc")', "#VALUE! format cannot be doc. Allowed: pdf, ppt, xls"],
];

describe("ids and words as people type them", () => {
  showFormulas([...ids, ...words], service);

  it("asks the service for nothing that is no id", () => {
    const asked = service.requests.map((each) => /[?&](?:id|q)=([^&]*)/.exec(each)?.[1]);
    expect([...new Set(asked)].sort()).toEqual(["101", "ID%3A7", "covid", "identity-theft"]);
  });
});
