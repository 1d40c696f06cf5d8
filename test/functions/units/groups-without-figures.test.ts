import { expect, it } from "vitest";
import { functionsOverLibrary } from "../support/over-library.js";

const { show, idOf } = functionsOverLibrary();

it("a single figure of a union that has none of its own is not that of its first member", async () => {
  const sentence = (group: string, count: number) =>
    `#VALUE! ${group} has no figure of its own here: "members of ${group}" takes those of its ${String(count)} places`;
  const [output, growth, area, members, table] = await show(
    `=STAT.VALUE(${idOf("gdp-real")},"EU",2015)`,
    `=STAT.GROWTH(${idOf("gdp-real")},"European Union",2010,2015)`,
    `=STAT.VALUE(${idOf("gdp-real")},"euro area",2015)`,
    `=STAT.VALUE(${idOf("gdp-real")},"members of EU",2015)`,
    `=COLUMNS(STAT.INDICATOR(${idOf("gdp-real")},"EU",2015))`,
  );
  expect(output).toBe(sentence("EU", 27));
  expect(growth).toBe(sentence("European Union", 27));
  expect(area).toBe(sentence("euro area", 21));
  expect(members).toHaveLength(27);
  expect(table).toEqual([[28]]);
});
