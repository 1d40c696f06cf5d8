import { expect, it } from "vitest";
import { openFunctions, shownText } from "../support/functions-workbench.js";
import { jsonService } from "../support/json-service.js";
import { gdp } from "../support/strange-answers.js";

it("what is sent for a number is the answer to it, though it bears that of a statistic that took its place", async () => {
  const { fetch } = jsonService({ "/v1/data/statistic": () => ({ body: gdp }) });
  const workbench = await openFunctions({ fetch });
  const shown = await workbench.show([
    '=STAT.DATA(7,"headers=off; limit=1")',
    '=STAT.DATA("7, 101","headers=off; limit=1")',
    "=STAT.VALUE(7,,2022)",
  ]);
  workbench.dispose();
  expect(shown.map(shownText)).toEqual([[[2022, 100]], [[2022, 100, 100]], [[100]]]);
});
