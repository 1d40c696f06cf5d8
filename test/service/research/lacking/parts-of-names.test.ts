import { describe, expect, it } from "vitest";
import { analystQueries } from "../../../../tools/search-quality/analyst-queries.js";
import { heldOutQueries } from "../../../../tools/search-quality/held-out-queries.js";
import { queries } from "../../../../tools/search-quality/query-set.js";
import { unseenQueries } from "../../../../tools/search-quality/unseen-queries.js";
import { askOwnLibrary } from "../ask.js";

describe("a word that several measures are called by in part", () => {
  const own = askOwnLibrary();

  it.each([
    [
      "Germany production",
      "“production” is a part of what several measures are called. Say which is meant, such as “Real gross domestic product (GDP)”, “Electricity production”, “Natural gas production”.",
    ],
    ["Brazil density", "“density” is a part of"],
    ["Brazil area", "“area” is a part of"],
    ["Germany costs", "“costs” is a part of"],
    ["US profits", "“profits” is a part of"],
    ["US rate", "“rate” is a part of"],
    ["countries with the highest production", "“production” is a part of"],
    ["Strom Deutschland", "„Strom“ ist ein Teil dessen"],
    ["Produktion Deutschland", "„Produktion“ ist ein Teil dessen, was mehrere Größen heißen."],
    ["production en France", "« production » est une partie du nom de plusieurs mesures."],
    ["producción España", "«producción» es parte del nombre de varias magnitudes."],
  ])("asks which of them is meant: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(text);
  });

  it("is none in any question that has an answer", () => {
    const { parser } = own;
    const judged = [...queries, ...heldOutQueries, ...analystQueries, ...unseenQueries];
    const asked = judged.filter(({ query }) => parser.parse(query).isPartOfNames === true);
    expect(judged.length).toBeGreaterThan(300);
    expect(asked.map(({ query }) => query)).toEqual([]);
  });

  it("names what has figures of the place", async () => {
    const { response } = await own.ask("Germany output");
    expect(response?.errorMessage).not.toContain("Business");
  });

  it.each([
    ["Germany growth", /^Real GDP growth rate – Germany/],
    ["US consumption", /^Personal consumption expenditures/],
    ["Germany debt", /^Public debt – Germany/],
    ["hospitals Germany", /^Hospital beds – Germany/],
    ["taux de change Canada", /^Taux de change.* – Canada/],
    ["litracy in Pakistan", /^Literacy rate – Pakistan/],
    ["Schulden Deutschland", /^Staatsverschuldung – Deutschland/],
    ["BIP Kuba", /^Bruttoinlandsprodukt nach Kaufkraftparität – Kuba/],
  ])("is none where a measure is called so: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });
});
