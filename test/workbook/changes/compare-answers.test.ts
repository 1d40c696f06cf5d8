import { describe, expect, it } from "vitest";
import { compareAnswers } from "../../../src/workbook/changes/compare-answers.js";
import type { RequestRef } from "../../../src/workbook/answer-port.js";

const statistic = (categories: string[], ...values: (number | null)[][]) => ({
  chart: {
    unit: "persons",
    table: {
      categories,
      series: values.map((column, index) => ({ name: `S${String(index + 1)}`, values: column })),
    },
  },
});
const request: RequestRef = { operation: "getStatistic", parameters: { id: 1 }, id: "r" };
const compare = (before: unknown, after: unknown) => compareAnswers(request, before, after);

describe("what changed between two answers", () => {
  it("finds revised, added and removed points with old and new value", () => {
    expect(
      compare(
        statistic(["2015", "2016", "2017"], [1, 2, 3]),
        statistic(["2016", "2017", "2018"], [2, 3.1, 4]),
      ),
    ).toEqual([
      { kind: "revised", series: "S1", point: "2017", before: 3, after: 3.1 },
      { kind: "added", series: "S1", point: "2018", after: 4 },
      { kind: "removed", series: "S1", point: "2015", before: 1 },
    ]);
  });

  it("says nothing of an answer that did not move, nor of points that stayed missing", () => {
    const answer = statistic(["a", "b", "a"], [1, null, 3]);
    expect(compare(answer, structuredClone(answer))).toEqual([]);
  });

  it("counts a point that was missing as added", () => {
    expect(compare(statistic(["a"], [null]), statistic(["a"], [0]))).toEqual([
      { kind: "added", series: "S1", point: "a", after: 0 },
    ]);
  });

  it("compares indicators by geography and period", () => {
    const indicator = (value: number) => ({
      chart: { unit: "USD", geos: [{ geo: "DEU", categories: ["2020"], values: [value] }] },
    });
    expect(
      compareAnswers(
        { operation: "getIndicator", parameters: { id: "i", geo: "DEU" }, id: "r" },
        indicator(1),
        indicator(2),
      ),
    ).toEqual([{ kind: "revised", series: "DEU", point: "2020", before: 1, after: 2 }]);
  });

  it("says so of a unit that only the subject names", () => {
    const gdp = (scale: string, value: number) => ({
      subject: `Gross domestic product (in ${scale} U.S. dollars)`,
      platform: "en",
      chart: { ...statistic(["2020"], [value]).chart, unit: null },
    });
    expect(compare(gdp("million", 1500), gdp("billion", 1.5))).toEqual([
      {
        ...{ kind: "revised", series: "", point: "unit" },
        ...{ before: "million U.S. dollars", after: "billion U.S. dollars" },
      },
      { kind: "revised", series: "S1", point: "2020", before: 1500, after: 1.5 },
    ]);
    const named = (unit: string) => ({
      chart: { name: `GDP (in ${unit})`, unit: "", geos: [] },
    });
    expect(
      compareAnswers(
        { operation: "getIndicator", parameters: { id: "i", geo: "DEU" }, id: "r" },
        named("index, 2015 = 100"),
        named("index, 2020 = 100"),
      ),
    ).toMatchObject([{ point: "unit", after: "index, 2020 = 100" }]);
  });

  it("says first of all that the unit is another one", () => {
    const before = statistic(["2020"], [1500]);
    const after = { chart: { ...statistic(["2020"], [1.5]).chart, unit: "thousand persons" } };
    expect(compare(before, after)).toEqual([
      { kind: "revised", series: "", point: "unit", before: "persons", after: "thousand persons" },
      { kind: "revised", series: "S1", point: "2020", before: 1500, after: 1.5 },
    ]);
  });

  it("tells several series, and labels that only look like one another, apart", () => {
    expect(
      compare(
        statistic(["2020", "2020 Q1", "2020"], [1, 2, 3], [4, 5, 6]),
        statistic(["2020", "2020 Q1", "2020"], [1, 2, 9], [4, 8, 6]),
      ),
    ).toEqual([
      { kind: "revised", series: "S1", point: "2020", before: 3, after: 9 },
      { kind: "revised", series: "S2", point: "2020 Q1", before: 5, after: 8 },
    ]);
  });

  it("takes neither a number that is none nor a zero with a sign for a revision", () => {
    expect(compare(statistic(["a", "b"], [NaN, 0]), statistic(["a", "b"], [NaN, -0]))).toEqual([]);
  });

  it("compares several places, one that came and one that went", () => {
    const indicator = (...geos: string[]) => ({
      chart: {
        unit: "USD",
        geos: geos.map((geo) => ({ geo, categories: ["2020"], values: [1] })),
      },
    });
    expect(
      compareAnswers(
        { operation: "getIndicator", parameters: { id: "i", geo: "DEU" }, id: "r" },
        indicator("DEU", "FRA"),
        indicator("DEU", "ITA"),
      ),
    ).toEqual([
      { kind: "added", series: "ITA", point: "2020", after: 1 },
      { kind: "removed", series: "FRA", point: "2020", before: 1 },
    ]);
  });

  it.each(["searchIndicators", "listStudies", "listTopics", "listInfographics"] as const)(
    "says of %s what users see of an item, not its addresses",
    (operation) => {
      const item = (updated_at: string, link: string) => ({
        items: [{ identifier: "x", title: "GDP", updated_at, link }],
      });
      expect(
        compareAnswers(
          { operation, parameters: { q: "gdp" }, id: "r" },
          item("2026-01-01", "https://a.test/1"),
          item("2026-02-01", "https://a.test/2"),
        ),
      ).toEqual([
        {
          kind: "revised",
          series: "updated_at",
          point: "x",
          before: "2026-01-01",
          after: "2026-02-01",
        },
      ]);
    },
  );

  it("compares the answers to a question", () => {
    const job = (answer: string) => ({ state: { status: "done" }, response: { answer } });
    expect(
      compareAnswers(
        { operation: "askResearch", parameters: { question: "Why?" }, id: "r" },
        job("So."),
        job("Not so."),
      ),
    ).toEqual([{ kind: "revised", series: "", point: "answer", before: "So.", after: "Not so." }]);
  });

  it("compares lists by item", () => {
    const list = (...titles: string[]) => ({
      items: titles.map((title) => ({ identifier: title.length, title })),
    });
    expect(
      compareAnswers(
        { operation: "searchStatistics", parameters: { q: "a" }, id: "r" },
        list("a", "bb"),
        list("a", "ccc"),
      ),
    ).toEqual([
      { kind: "added", series: "", point: "3", after: "ccc" },
      { kind: "removed", series: "", point: "2", before: "bb" },
    ]);
  });
});
