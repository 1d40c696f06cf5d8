import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("an index that is 1 in the same year in each place", () => {
  const own = askOwnLibrary();

  it.each([
    "Japan productivity vs US",
    "total factor productivity G7",
    "Totale Faktorproduktivität Japan USA",
  ])("is told of each place by itself, in no order and with no rank: %s", async (question) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(/2011 = 1/);
    expect(response?.answer).not.toMatch(/ above | über |rank \d|Rang \d/);
  });

  it("is never passed by that of another place, unless in what is one for both", async () => {
    const asked = "when did Macao overtake Ireland in total factor productivity";
    const { response } = await own.ask(asked);
    expect(response?.answer).toContain("index, United States = 1");
  });

  it("says so beside its figures", async () => {
    const { response } = await own.ask("total factor productivity Japan");
    expect(response?.answer).toContain("tell their growth since, and not whose level is higher.");
  });

  it.each([
    ["highest total factor productivity", /^Total factor productivity relative to the United/],
    ["human capital index South Korea vs Japan", /South Korea is 3\.4% above Japan/],
    ["price level of GDP Japan vs US", /United States in 2011 = 100/],
  ])("is not one that is stated in the same for all: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });
});

describe("what of an industry or a whole is asked", () => {
  const own = askOwnLibrary();

  it.each([
    ["productivity in construction US", /“productivity in construction” for United States/],
    ["Produktivität im Baugewerbe USA", /„Produktivität im Baugewerbe“/],
    ["output in mining US", /“output in mining”/],
    ["manufacturing productivity US", /Say which is meant.*Durable Goods.*Nondurable Goods/],
    ["hours worked in manufacturing US", /Say which is meant.*Durable Goods.*Nondurable Goods/],
  ])("is not answered by those who work there, nor by one half: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toMatch(text);
  });

  it.each([
    ["durable goods manufacturing productivity US", /^Manufacturing, Durable Goods Sector: Labor/],
    ["unit labor costs US", /^Unit labor costs, nonfarm business/],
  ])("is answered where it is said: %s", async (question, text) => {
    expect((await own.ask(question)).response?.answer).toMatch(text);
  });
});
