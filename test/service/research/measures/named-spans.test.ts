import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

const own = askOwnLibrary();
const textOf = async (question: string): Promise<string> => {
  const { response } = await own.ask(question);
  return response?.answer ?? response?.errorMessage ?? "";
};

describe("a measure that has quarters alone, asked from year to year", () => {
  it.each([
    ["Government current expenditures US from 2005 to 2006", /^Government current expenditures – /],
    ["Government current receipts US from 1981 to 1982", /^Government current receipts – /],
    ["Net exports of goods and services US from 2005 to 2006", /^Net exports of goods and serv/],
    ["Real net exports of goods and services US from 2013 to 2014", /^Real net exports of goods/],
    ["Gross Saving US from 2011 to 2012", /^Gross Saving – United States: in Q4 2012 /],
    ["Net Government Saving US from 1997 to 1998", /^Net Government Saving – United States/],
  ])("is no other one that has years: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });
});

describe("the lowest of a measure that has years alone", () => {
  it("is no other one's that has quarters", async () => {
    const text = await textOf("lowest state and local government receipts US since 2014");
    expect(text).toMatch(/^State and Local Government: Current Receipts – .* in 2014 .* annual/);
  });
});

describe("the highest of what the world alone has", () => {
  it.each([
    ["highest oil price worldwide", /^Crude oil price: Brent – Worldwide: in July 2008 /],
    ["brent world highest 2022", /^Crude oil price: Brent – Worldwide: in June 2022 /],
  ])("is that of a time, and no order of places: %s", async (question, text) => {
    expect(await textOf(question)).toMatch(text);
  });
});
