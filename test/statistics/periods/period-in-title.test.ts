import { describe, expect, it } from "vitest";
import { periodInTitle, titleWithoutYears } from "../../../src/statistics/index.js";

describe("the years of a title", () => {
  it.each([
    ["GDP from 2015* to 2030", "2015", "2030"],
    ["Prices, 2024e", "2024", "2024"],
    ["Prices in 2024f", "2024", "2024"],
    ["Prices in 2024p and 2025", "2024", "2025"],
    ["Prices in 1500", "1500", "1500"],
    ["Population since 1950", "1950", "1950"],
    ["Prices: 2019", "2019", "2019"],
    ["Prices; 2019", "2019", "2019"],
    ["Sales (2019)", "2019", "2019"],
    ["Sales 2018/2019", "2018", "2019"],
    ["2018 - 2019", "2018", "2019"],
    ["Umsatz von 2010 bis 2020", "2010", "2020"],
    ["Ventas entre 2010 y 2020", "2010", "2020"],
    ["Ventes de 2010 à 2020", "2010", "2020"],
    ["GDP, 2100", "2100", "2100"],
    ["Unemployment from January 1948 to September 2026", "1948", "2026"],
    ["Preise von März 1991 bis Oktober 2025", "1991", "2025"],
    ["Paro de enero de 2002 a agosto de 2026", "2002", "2026"],
    ["GDP from Q1 1947 to Q2 2026", "1947", "2026"],
    ["Umsatz in den Jahren 2010 bis 2020", "2010", "2020"],
  ])("%s", (title, start, end) => {
    expect(periodInTitle(title)).toEqual({ start, end });
  });

  it.each([
    "Sales in 2024foo",
    "Sales in 2024x",
    "Sales of 1234 shops",
    "Sales in 1450",
    "Room x 2024 y",
    "Maybe 2024 shops",
    "In 20245 shops",
    "Sales in 2,024",
  ])("%s names none", (title) => {
    expect(periodInTitle(title)).toBeUndefined();
  });
});

describe("a title without the years of its figures", () => {
  it.each([
    ["GDP of Germany from 2000 to 2017", "GDP of Germany"],
    ["GDP from 2015* to 2030 (in billion U.S. dollars)", "GDP (in billion U.S. dollars)"],
    ["Umsatz in den Jahren von 2010 bis 2020", "Umsatz"],
    ["Umsatz in den Jahren 2010 bis 2020, nach Branchen", "Umsatz, nach Branchen"],
    ["Ventes de 2010 à 2020", "Ventes"],
    ["Prix de 2010 à 2020", "Prix"],
    ["Ventas entre 2010 y 2020", "Ventas"],
    ["Paro de enero de 2002 a agosto de 2026", "Paro"],
    ["GDP from Q1 1947 to Q2 2026", "GDP"],
    ["Sales (2010-2020)", "Sales"],
    ["Sales 2018/19", "Sales"],
    ["2018–2019: sales", "sales"],
    ["Consumer prices (2015 = 100) from 2000 to 2017", "Consumer prices (2015 = 100)"],
    ["Real GDP in 2015 dollars from 1990 to 2023", "Real GDP in 2015 dollars"],
    ["Index (2014-2016 = 100), 1990-2020", "Index (2014-2016 = 100)"],
  ])("%s", (title, left) => {
    expect(titleWithoutYears(title)).toBe(left);
  });

  it.each([
    ...["GDP per head in 2015 U.S. dollars", "BIP in Preisen von 2015", "PIB en dollars de 2015"],
    ...["Index, base year 2015", "Food prices 2014–2016 = 100", "Emissions since 1990"],
    ...["Emissions in percent of 1990", "Einwohner zum 31. Dezember 2020", "Sales (2019)"],
    ...["Top 2000 companies", "World Cup 2022 viewers", "Plan 2020-2025 spending"],
    ...["Members and 1234 others", "2018 - 2019"],
  ])("%s stays as it is", (title) => {
    expect(titleWithoutYears(title)).toBe(title);
  });
});
