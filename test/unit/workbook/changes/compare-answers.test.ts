import { describe, expect, it } from "vitest";
import { compareAnswers } from "../../../../src/workbook/changes/compare-answers.js";
import type { RequestRef } from "../../../../src/workbook/data-access.js";

const statistic = (categories: string[], ...values: (number | null)[][]) => ({
  chart: {
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
      chart: { geos: [{ geo: "DEU", categories: ["2020"], values: [value] }] },
    });
    expect(
      compareAnswers(
        { operation: "getIndicator", parameters: { id: "i", geo: "DEU" }, id: "r" },
        indicator(1),
        indicator(2),
      ),
    ).toEqual([{ kind: "revised", series: "DEU", point: "2020", before: 1, after: 2 }]);
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
