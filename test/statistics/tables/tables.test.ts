import { describe, expect, it } from "vitest";
import type { ChartTable } from "../../../src/contract/index.js";
import {
  columnOrder,
  dayOf,
  distinctNames,
  filterRows,
  joinTables,
  limitTable,
  numericValues,
  shapeTable,
  sortTable,
  transpose,
} from "../../../src/statistics/index.js";
import { fc } from "../../support/properties.js";

const table = (rows: Readonly<Record<string, number | string | null>>, name = "A"): ChartTable => ({
  categories: Object.keys(rows),
  series: [{ name, values: Object.values(rows) }],
});
const rowsOf = ({ categories, series }: ChartTable) =>
  categories.map((category, row) => [category, ...series.map(({ values }) => values[row])]);
const words = { category: "category", series: "series" };

describe("tables side by side", () => {
  it("have one row per period, in the order of the first, and blanks where one has none", () => {
    const joined = joinTables([
      table({ y2: 0, "2024": 1, "2022": 2 }, "A"),
      table({ "2023": 3, "2024*": 4 }, "B"),
    ]);
    expect(joined.series.map(({ name }) => name)).toEqual(["A", "B"]);
    expect(
      rowsOf(joinTables([table({ "2022": 2 }, "A"), table({ "2021": 3, "2022*": 4 }, "B")])),
    ).toEqual([
      ["2021", null, 3],
      // A forecast of one of them stands in no row of actual figures.
      ["2022*", 2, 4],
    ]);
  });

  it("run down the years where the first one does", () => {
    const down: ChartTable = {
      categories: ["2024", "2022"],
      series: [{ name: "A", values: [1, 2] }],
    };
    expect(joinTables([down, table({ "2023": 3 }, "B")]).categories).toEqual([
      "2024",
      "2023",
      "2022",
    ]);
  });

  it("put new categories behind the one they follow", () => {
    expect(rowsOf(joinTables([table({ a: 1, c: 2 }), table({ a: 3, b: 4, d: 5 }, "B")]))).toEqual([
      ["a", 1, 3],
      ["b", null, 4],
      ["d", null, 5],
      ["c", 2, null],
    ]);
  });

  it("keep both rows of a category that one table has twice", () => {
    const twice: ChartTable = { categories: ["x", "x"], series: [{ name: "A", values: [1, 2] }] };
    expect(rowsOf(joinTables([twice, table({ x: 3 }, "B")]))).toEqual([
      ["x", 1, 3],
      ["x", 2, null],
    ]);
  });

  it("lose no value, whatever the tables", () => {
    const anyTable = fc
      .array(
        fc.tuple(fc.constantFrom("2020", "2021*", "2021", "a", "b", "Q1 2020"), fc.integer()),
        { maxLength: 8 },
      )
      .map((rows): ChartTable => ({
        categories: rows.map(([label]) => label),
        series: [{ name: "s", values: rows.map(([, value]) => value) }],
      }));
    fc.assert(
      fc.property(fc.array(anyTable, { minLength: 1, maxLength: 4 }), (tables) => {
        const joined = joinTables(tables);
        for (const [index, { series }] of tables.entries()) {
          const values = joined.series[index]?.values.filter((value) => value !== null);
          expect([...(values ?? [])].sort()).toEqual([...(series[0]?.values ?? [])].sort());
        }
        expect(
          joined.series.every(({ values }) => values.length === joined.categories.length),
        ).toBe(true);
      }),
    );
  });

  it("have distinct names", () => {
    const named = distinctNames([
      { title: "GDP", id: "1", table: table({ a: 1 }, "Total") },
      { title: "Trade", id: "2", table: table({ a: 1 }, "Total") },
      { title: "Trade", id: "3", table: table({ a: 1 }, "Total") },
      { title: "Other", id: "4", table: table({ a: 1 }, "Sum") },
    ]);
    expect(named.map(({ series }) => series[0]?.name)).toEqual([
      "GDP: Total",
      "Trade: Total (2)",
      "Trade: Total (3)",
      "Sum",
    ]);
  });
});

describe("rows of a table", () => {
  const years = table({ "2022": 5, "2024": null, "2023": 7 });
  it.each([
    ["none", ["2022", "2023", "2024"]],
    ["asc", ["2022", "2023", "2024"]],
    ["desc", ["2024", "2023", "2022"]],
    ["smallest", ["2022", "2023", "2024"]],
    ["largest", ["2023", "2022", "2024"]],
  ] as const)("sorted %s", (order, categories) => {
    expect(sortTable(years, order).categories).toEqual(
      order === "none" ? years.categories : categories,
    );
  });

  it("take a quarter before the year that it closes, and what is no period behind all", () => {
    const mixed = table({
      Total: 1,
      "2024": 2,
      "Q4 2024": 3,
      "2023": 4,
      "10 to 20": 5,
      "9 to 10": 6,
    });
    expect(sortTable(mixed, "asc").categories).toEqual([
      ...["2023", "Q4 2024", "2024", "9 to 10", "10 to 20", "Total"],
    ]);
    expect(sortTable(mixed, "desc").categories[0]).toBe("Total");
  });

  it("limited from the top, or from the end", () => {
    expect(limitTable(years, 1).categories).toEqual([years.categories[0]]);
    expect(limitTable(years, -1).categories).toEqual([years.categories.at(-1)]);
    expect(limitTable(years, 99).categories).toHaveLength(3);
    expect(filterRows(years, (category) => category === "2023")).toEqual(table({ "2023": 7 }));
  });

  it("in both layouts, with and without header, and turned", () => {
    const two: ChartTable = {
      categories: ["2023", "2024*"],
      series: [
        { name: "A", values: [1, null] },
        { name: "B", values: ["x", 2] },
      ],
    };
    expect(shapeTable(two, { words })).toEqual([
      ["category", "A", "B"],
      [2023, 1, "x"],
      ["2024*", null, 2],
    ]);
    expect(shapeTable(two, { words, headers: false })).toEqual([
      [2023, 1, "x"],
      ["2024*", null, 2],
    ]);
    expect(shapeTable(two, { words, transpose: true })).toEqual([
      ["category", 2023, "2024*"],
      ["A", 1, null],
      ["B", "x", 2],
    ]);
    expect(shapeTable(two, { words, layout: "long", units: ["km", null] })).toEqual([
      ["category", "series", "value", "unit"],
      [2023, "A", 1, "km"],
      ["2024*", "A", null, "km"],
      [2023, "B", "x", ""],
      ["2024*", "B", 2, ""],
    ]);
  });

  it("carry what they belong to, above their names or in a column", () => {
    const groups = { word: "place", names: ["Germany", "France"] };
    const two: ChartTable = {
      categories: ["2023"],
      series: [
        { name: "A", values: [1] },
        { name: "B", values: [0.5] },
      ],
    };
    expect(shapeTable(two, { words, groups })).toEqual([
      ["place", "Germany", "France"],
      ["category", "A", "B"],
      [2023, 1, 0.5],
    ]);
    expect(shapeTable(two, { words, groups, headers: false })).toEqual([[2023, 1, 0.5]]);
    expect(shapeTable(two, { words, groups, layout: "long" })).toEqual([
      ["category", "place", "series", "value"],
      [2023, "Germany", "A", 1],
      [2023, "France", "B", 0.5],
    ]);
    const long = shapeTable(two, { words, groups, layout: "long", headers: false });
    expect(long).toHaveLength(2);
    expect(shapeTable(two, { words, areFractions: true, headers: false })).toEqual([
      [2023, { fraction: 1 }, { fraction: 0.5 }],
    ]);
  });

  it("begin with their label, or with the first or last day of the period", () => {
    const quarter = table({ "Q1 2024": 1, Total: 2 });
    const first = (dates?: "label" | "start" | "end") =>
      shapeTable(quarter, { words, dates, headers: false }).map(([cell]) => cell);
    expect(first()).toEqual(["Q1 2024", "Total"]);
    expect(first("label")).toEqual(["Q1 2024", "Total"]);
    expect(first("start")).toEqual([{ day: dayOf(2024, 1, 1), isNumber: true }, "Total"]);
    expect(first("end")).toEqual([{ day: dayOf(2024, 3, 31), isNumber: true }, "Total"]);
  });

  it("turned twice are the same", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        (rows, columns) => {
          const matrix = Array.from({ length: rows }, (_, row) =>
            Array.from({ length: columns }, (__, column) => row * 10 + column),
          );
          expect(transpose(transpose(matrix))).toEqual(matrix);
        },
      ),
    );
  });

  it("have numbers where figures came as text, in the content's notation", () => {
    const values = { a: "1.234,5", b: "12 %", c: "n/a", d: 3 };
    expect(numericValues(table(values), "de").series[0]?.values).toEqual([
      1234.5,
      "12 %",
      "n/a",
      3,
    ]);
  });
});

describe("columns of a table", () => {
  // The latest figure of C is that of 2022, wherever the row of 2023 stands.
  const series = {
    A: [1, 5, 9],
    B: [9, 2, 1],
    C: [3, null, 7],
    D: ["n/a", null, "-"],
    E: [null, 4, 0],
  };
  const columns: ChartTable = {
    categories: ["2022", "2023", "2021"],
    series: Object.entries(series).map(([name, values]) => ({ name, values })),
  };
  const names = (order: "columns-smallest" | "columns-largest" | "asc", groups?: string[]) =>
    columnOrder(columns, order, groups)?.map((index) => columns.series[index]?.name);

  it("are ordered by the latest figure that each has; those without one stand last", () => {
    expect(names("columns-smallest")).toEqual(["B", "C", "E", "A", "D"]);
    expect(names("columns-largest")).toEqual(["A", "E", "C", "B", "D"]);
  });

  it("of other units are not compared: each group keeps its place", () => {
    const groups = ["km", "t", "km", "t", "t"];
    expect(names("columns-smallest", groups)).toEqual(["C", "A", "B", "E", "D"]);
    expect(names("columns-largest", groups)).toEqual(["A", "C", "E", "B", "D"]);
  });

  it("stay where an order is one of rows, which stay where it is one of columns", () => {
    expect(names("asc")).toBeUndefined();
    expect(sortTable(columns, "columns-largest")).toBe(columns);
  });
});
