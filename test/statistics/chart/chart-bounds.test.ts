import { describe, expect, it } from "vitest";
import {
  axisNumberFormat,
  chartBounds,
  excelChart,
  type ChartInput,
} from "../../../src/statistics/chart/index.js";
import { fc } from "../../support/properties.js";

const chart = (graphType: string, ...rows: (number | null)[][]): ChartInput => ({
  ...{ graphType, horizontal: false, unit: null },
  table: {
    categories: (rows[0] ?? []).map((_, index) => String(1980 + index)),
    series: rows.map((values, index) => ({ name: `Series ${String(index)}`, values })),
  },
});

describe("value axes", () => {
  it("fit the figures: life expectancy ends at 80 and begins where its years do", () => {
    expect(chartBounds(chart("line-standard", [71.2, 75, 78.9])).first).toEqual({
      ...{ min: 70, max: 80, step: 2 },
    });
    expect(chartBounds(chart("line-standard", [12_000, 31_000, 48_000])).first).toEqual({
      ...{ min: 0, max: 50_000, step: 10_000 },
    });
    expect(chartBounds(chart("bar", [71.2, 75, 78.9])).first?.min).toBe(0);
    expect(chartBounds(chart("stacked-bars", [10, 20], [30, 45])).first).toEqual({
      ...{ min: 0, max: 80, step: 20 },
    });
    expect(chartBounds(chart("stacked-bars", [40, 20], [60, 80])).first?.max).toBe(100);
    expect(chartBounds(chart("line-standard", [null, null])).first).toBeUndefined();
  });

  it("hold all figures between round lines, of both measures the same number", () => {
    const value = fc
      .double({ min: -1e9, max: 1e9, noNaN: true })
      .map((one) => Number(one.toFixed(3)));
    const values = fc.array(value, { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(values, fc.constantFrom("line-standard", "bar"), (row, graphType) => {
        const { first } = chartBounds(chart(graphType, row));
        if (first === undefined) throw new Error("no bounds");
        expect(first.min).toBeLessThanOrEqual(Math.min(...row));
        expect(first.max).toBeGreaterThanOrEqual(Math.max(...row));
        expect((first.max - first.min) / first.step).toBeLessThanOrEqual(8);
      }),
    );
    fc.assert(
      fc.property(values, (row) => {
        const { first, second } = chartBounds(
          chart(
            "dual-y-axes",
            row,
            [...row].reverse().map((one) => one / 1000),
          ),
        );
        const steps = [first, second].map((one) =>
          one === undefined ? NaN : Math.round((one.max - one.min) / one.step),
        );
        expect(steps[0]).toBe(steps[1]);
      }),
    );
  });

  it("are none for a pie, and a hundred for shares of a whole", () => {
    expect(chartBounds(chart("pie", [1, 2]))).toEqual({});
    expect(chartBounds(chart("stacked-areas", [40, 30], [60.4, 70]))).toEqual({
      ...{ first: { min: 0, max: 100, step: 20 } },
    });
    expect(chartBounds(chart("stacked-areas", [40, 30], [61.4, 70])).first?.max).toBe(150);
  });

  it("of stacks that fall below zero hold the sums of both sides", () => {
    const { first } = chartBounds(chart("stacked-bars", [30, -10], [45, -25], [-5, 1]));
    expect(first).toEqual({ min: -50, max: 100, step: 50 });
  });

  it("of two measures are those of the first series and of all others", () => {
    // Columns begin at zero, the line on the right where its figures do.
    const { first, second } = chartBounds(chart("dual-y-axes", [7, 10], [910, 930], [980, 990]));
    expect(first).toEqual({ min: 0, max: 10, step: 2 });
    expect(second).toEqual({ min: 900, max: 1000, step: 20 });
    expect(chartBounds(chart("dual-y-axes", [7, 10], [null, null]))).toEqual({});
    expect(chartBounds(chart("dual-y-axes", [null, null], [7, 10]))).toEqual({});
    const long = Array.from({ length: 31 }, (_, index) => 900 + index);
    expect(chartBounds(chart("dual-y-axes", long, [7, 10])).first).toMatchObject({ min: 900 });
  });

  it("write their figures without rounding them", () => {
    expect(axisNumberFormat({ min: 20, max: 22, step: 0.5 })).toBe("#,##0.0");
    expect(axisNumberFormat({ min: 0, max: 500, step: 100 })).toBe("#,##0");
  });

  it("of many periods of two measures belong to two lines, as they are drawn", () => {
    const long = Array.from({ length: 45 }, (_, index) => index);
    expect(excelChart(chart("dual-y-axes", long, long))).toMatchObject({
      ...{ type: "Line", secondary: { type: "Line", seriesIndexes: [1] } },
    });
    const short = long.slice(0, 10);
    expect(excelChart(chart("dual-y-axes", short, short)).type).toBe("ColumnClustered");
  });
});
