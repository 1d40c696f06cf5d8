import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("two capitals that are a country's code", () => {
  const own = askOwnLibrary();

  it.each([
    ["S&P 500 PE ratio", "on “S&P 500 PE ratio”."],
    ["PE ratio US", "on “PE ratio” for United States."],
    ["IT spending US", "on “IT spending” for United States."],
    ["Germany IT spending", "on “IT spending” for Germany."],
    ["AI investment Germany", "on “AI investment” for Germany."],
    ["AI in Germany", "on “AI” for Germany."],
    ["IT sector employment Germany", "on “IT sector employment” for Germany."],
    ["VC funding France", "on “VC funding” for France."],
    ["US IT exports", "on “IT exports” for United States."],
    ["BA degrees", "on “BA degrees”."],
    ["GE revenue", "on “GE revenue”."],
  ])("are none of it where they say another thing: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toBe(`The library holds no figures ${text}`);
  });

  it.each([
    ["GDP IT", ["Italy"]],
    ["inflation in IT", ["Italy"]],
    ["DE inflation", ["Germany"]],
    ["BR electricity consumption", ["Brazil"]],
    ["US unemployment vs DE unemployment", ["United States", "Germany"]],
    ["GDP FR, IT, DE", ["Germany", "France", "Italy"]],
    ["GDP FR IT DE", ["Germany", "France", "Italy"]],
    ["PIB DE ESPAÑA", ["España"]],
  ])("are its code where nothing speaks against it: %s", async (question, places) => {
    const answer = (await own.ask(question)).response?.answer ?? "";
    for (const place of places) expect(answer).toContain(place);
    expect(answer.match(/in 20\d\d|en 2017/g)?.length).toBeGreaterThanOrEqual(places.length);
  });

  it("are the other end of what is traded", async () => {
    const { response } = await own.ask("US exports to DE");
    expect(response?.answer).toMatch(/^Exports of goods to Germany – United States/);
  });
});
