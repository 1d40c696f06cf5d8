import { describe, expect, it } from "vitest";
import { askOwnLibrary } from "../ask.js";

describe("what is asked as a whole", () => {
  const own = askOwnLibrary();

  it.each([
    ["How much did the US government spend in 2020?", /^Government current expenditures – United/],
    [
      "US government expenditure 2020",
      /^Government current expenditures – United States: the aver/,
    ],
    ["US government consumption", /^Government consumption and gross investment – United States/],
    ["US government investment 2020", /^Government consumption and gross investment – United/],
    ["US outlays 2020", /^Federal government outlays \(fiscal years\) – United States: in 2020/],
    ["US federal government spending", /^Federal government outlays \(fiscal years\) – United/],
    ["US federal government expenditures", /^Federal government outlays \(fiscal years\) – Uni/],
    ["US state and local government spending", /^State and Local Government Current Expend/],
    ["US interest payments", /^Federal interest outlays \(fiscal years\)/],
    ["nonresidential investment", /^Private nonresidential fixed investment – United States/],
    ["bank lending US", /^Loans and leases of commercial banks – United States/],
    ["inversión Estados Unidos", /^Inversión privada interna bruta – Estados Unidos/],
    [
      "Investitionen USA",
      /^Private Bruttoinvestitionen im Inland – Vereinigte Staaten: .* Milliarden/,
    ],
  ])("is answered by no part of it: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it.each([
    ["US state and local government expenditure 2020", /^State and Local Government Current/],
    ["US federal consumption", /^Federal consumption and gross investment/],
    ["US sales tax", /^State and Local Government: .*: Sales Taxes/],
    ["US personal taxes", /^Personal current taxes/],
    ["US corporate income tax", /^Federal Government: Tax Receipts on Corporate Income/],
    ["US budget deficit", /^Federal budget surplus or deficit/],
    ["US rental vacancy", /^Rental vacancy rate/],
  ])("is a part where that is asked, or meant by the word: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response?.answer).toMatch(text);
  });

  it.each([
    ["US taxes 2020", "Say which is meant, such as “Personal current taxes”, “State and Local Gov"],
    ["US income taxes", "“income taxes” is a part of what several measures are called."],
    ["US business inventories", "such as “Inventories to sales ratio, total business”, “Change in"],
    ["US vacancy rate", "such as “Rental vacancy rate”, “Homeowner vacancy rate”."],
    ["Leerstand USA", "„Leerstandsquote bei Eigenheimen“, „Leerstandsquote bei Mietwohnungen“."],
  ])("has several parts and no sum, which is said: %s", async (question, text) => {
    const { response } = await own.ask(question);
    expect(response).not.toHaveProperty("answer");
    expect(response?.errorMessage).toContain(text);
  });
});
