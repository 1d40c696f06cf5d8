import { describe, expect, it } from "vitest";
import {
  readBareYears,
  readMaturities,
} from "../../../src/service/search/parse/qualifiers/maturities.js";
import { toTokens } from "../../../src/service/search/parse/text.js";

/** Each maturity's key, with "!" where it must be met, and as it was typed. */
const read = (text: string) =>
  readMaturities(toTokens(text)).map(
    ({ key, isObligatory, text: typed }) => `${key}${isObligatory ? "!" : ""} ${typed}`,
  );

describe("a length of time", () => {
  it.each([
    ["10y", ["10y! 10y"]],
    ["7yr 2yrs", ["7y! 7yr", "2y! 2yrs"]],
    ["10-year bond", ["10y! 10-year"]],
    ["10 year bond", ["10y! 10 year"]],
    ["10 years", ["10y 10 years"]],
    ["100-year bond", ["100y! 100-year"]],
    ["1-year treasury", ["1y 1-year"]],
    ["1y", ["1y 1y"]],
    ["ten-year yield", ["10y! ten-year"]],
    ["twenty-year thirty-year yield", ["20y! twenty-year", "30y! thirty-year"]],
    ["3m", ["3m! 3m"]],
    ["6mo 9mth 9mths", ["6m! 6mo", "9m! 9mth", "9m! 9mths"]],
    ["6-month bill", ["6m! 6-month"]],
    ["6 months", ["6m 6 months"]],
    ["12-month inflation", ["1y 12-month"]],
    ["24 months", ["2y 24 months"]],
    ["3 month", ["3m 3 month"]],
    ["2 year", ["2y 2 year"]],
    ["5 week", ["5w 5 week"]],
    ["9 day", ["9d 9 day"]],
    ["18-month bill", ["18m! 18-month"]],
    ["4w 4wk 8wks", ["4w! 4w", "4w! 4wk", "8w! 8wks"]],
    ["4-week bill", ["4w! 4-week"]],
    ["13 weeks 26 weeks", ["3m 13 weeks", "6m 26 weeks"]],
    ["52-week bill", ["1y 52-week"]],
    ["90d 91d", ["3m! 90d", "3m! 91d"]],
    ["30-day paper", ["1m! 30-day"]],
    ["60 days 180 days 182 days", ["2m 60 days", "6m 180 days", "6m 182 days"]],
    ["364 days 365 days", ["1y 364 days", "1y 365 days"]],
    ["7 days", ["7d 7 days"]],
  ])("in English: %s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ["10 Jahre 5 Jahren 1 Jahr", ["10y 10 Jahre", "5y 5 Jahren", "1y 1 Jahr"]],
    ["2-jährige Anleihe", ["2y! 2-jährige"]],
    [
      "zehnjährige fünfjähriger dreißigjähriges",
      ["10y! zehnjährige", "5y! fünfjähriger", "30y! dreißigjähriges"],
    ],
    ["einjährig", []],
    ["3-jährig", ["3y! 3-jährig"]],
    ["6 Monate 3 Monaten 1 Monat", ["6m 6 Monate", "3m 3 Monaten", "1m 1 Monat"]],
    ["dreimonatige sechsmonatigen", ["3m! dreimonatige", "6m! sechsmonatigen"]],
    ["4 Wochen 1 Woche", ["4w 4 Wochen", "1w 1 Woche"]],
    ["vierwöchige 8-wöchiger", ["4w! vierwöchige", "8w! 8-wöchiger"]],
    ["90 Tage 30 Tagen", ["3m 90 Tage", "1m 30 Tagen"]],
    ["1 Tag 5 Jahres 2 Monats", ["1d 1 Tag", "5y 5 Jahres", "2m 2 Monats"]],
    [
      "2-jährigen 3-monatiger 4-wöchige 7-tägigen 9-tägige 6-monatige",
      [
        ...["2y! 2-jährigen", "3m! 3-monatiger", "4w! 4-wöchige", "7d! 7-tägigen"],
        ...["9d! 9-tägige", "6m! 6-monatige"],
      ],
    ],
    ["siebentägige", ["7d! siebentägige"]],
    ["halbjährige", []],
  ])("in German: %s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ["à 2 ans", ["2y 2 ans"]],
    ["dix ans", ["10y dix ans"]],
    ["vingt ans trente ans", ["20y vingt ans", "30y trente ans"]],
    ["5 années", ["5y 5 années"]],
    ["2 an 3 année", ["2y 2 an", "3y 3 année"]],
    ["2 semana 3 día", ["2w 2 semana", "3d 3 día"]],
    ["3 mois six mois", ["3m 3 mois", "6m six mois"]],
    ["4 semaines 1 semaine", ["4w 4 semaines", "1w 1 semaine"]],
    ["90 jours 1 jour", ["3m 90 jours", "1d 1 jour"]],
    ["à un an", ["1y un an"]],
    ["sur un an", []],
    [
      "diez años veinte años treinta años",
      ["10y diez años", "20y veinte años", "30y treinta años"],
    ],
    ["a 5 años 1 año", ["5y 5 años", "1y 1 año"]],
    ["6 meses 1 mes", ["6m 6 meses", "1m 1 mes"]],
    ["4 semanas", ["4w 4 semanas"]],
    ["30 días", ["1m 30 días"]],
  ])("in French and Spanish: %s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    "5 m",
    "0 years",
    "2000 years",
    "x10y",
    "10yx",
    "10 yearly",
    // Words that only begin or end as a unit does.
    ...["30 dollars", "10 men", "4 women", "3 yuan", "10 monthly", "4 weekly", "30 daylight"],
    ...["3 world", "5 new", "10 item", "10 country", "10 midyears", "6 bimonths", "30 holidays"],
    "years",
    "the year",
    "ten",
    "15 to 26 weeks",
    "ages 15–24 years",
    "15-24 years",
    "entre 15 et 24 ans",
    "entre 15 y 24 años",
    "15 bis 24 Jahre",
    "15 and 24 years",
    "15 und 24 Jahre",
    "de 15 a 24 años",
  ])("is not said by %s", (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each(["10-year period", "10-year growth"])("may be any span of time in %s", (text) => {
    expect(read(text)).toEqual(["10y 10-year"]);
  });

  it("has its place among the words, its number and its unit as names have it", () => {
    const found = readMaturities(toTokens("yield of the 10-year note and 4w bill"));
    expect(found).toEqual([
      {
        key: "10y",
        count: 10,
        unit: "year",
        text: "10-year",
        first: 3,
        last: 4,
        isObligatory: true,
      },
      { key: "4w", count: 4, unit: undefined, text: "4w", first: 7, last: 7, isObligatory: true },
    ]);
    expect(readMaturities(toTokens("6m"))).toMatchObject([{ unit: "month" }]);
    // What says the period that is asked says no maturity besides.
    const tokens = toTokens("last 10 years");
    expect(readMaturities(tokens, new Set([1]))).toEqual([]);
    expect(readMaturities(tokens, new Set([2]))).toEqual([]);
    expect(readMaturities(tokens, new Set([0]))).toHaveLength(1);
  });
});

describe("a number without a unit", () => {
  const years = (text: string, taken: readonly number[] = []) =>
    readBareYears(toTokens(text), new Set(taken));

  it("may be years at the end, behind a word that names something", () => {
    expect(years("treasury 5")).toEqual(["5y"]);
    expect(years("treasury yield 10")).toEqual(["10y"]);
  });

  it("says none anywhere else", () => {
    for (const text of ["5", "top 5", "treasury 5 yield", "treasury 05", "treasury 100", "m2 5"]) {
      expect(years(text), text).toEqual([]);
    }
    expect(years("treasury 5", [1])).toEqual([]);
    expect(years("treasury 5", [0])).toEqual([]);
  });
});
