import { describe, expect, it } from "vitest";
import { ApiError, decodeAnswer, decodeErrorBody, operationIds } from "../../src/contract/index.js";
import { fc } from "../support/properties.js";

/** JSON made of the words that the decoders look for, so that it gets deep into them. */
const words = [
  ...["items", "total_count", "identifier", "id", "title", "subject", "link", "chart", "data"],
  ...["graphType", "categories", "series", "name", "label", "value", "geo", "covered_geos", "code"],
  ...["researchToken", "state", "status", "response", "answer", "keyFacts", "sources", "pdf"],
  ...["usage_limits", "__proto__", "constructor", "Column1", "error", "errors", "message"],
];
const familiar = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<unknown>(null, true, false, 0, 1, -1.5, 1e308, "", "12", "a", "<b>", "done"),
    fc.array(tie("json"), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.constantFrom(...words), tie("json")), { maxLength: 5 })
      .map((entries) => Object.fromEntries(entries)),
  ),
})).json;

const decode = (operation: (typeof operationIds)[number], json: unknown) => {
  try {
    return { value: decodeAnswer(operation, json) };
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: "bad-response" });
    return undefined;
  }
};

describe.each(operationIds)("%s", (operation) => {
  it("makes an answer of any JSON, or says that it is none", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), familiar), (json) => {
        const decoded = decode(operation, json);
        // What it makes is the same after a journey through text: no NaN, no undefined, no cycle.
        if (decoded) expect(JSON.parse(JSON.stringify(decoded.value))).toEqual(decoded.value);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a chart", () => {
  it("is never ragged, and keeps every number the service sent", () => {
    const point = fc.record(
      {
        name: fc.constantFrom("a", "b", "c", "2020"),
        data: fc.oneof(fc.integer(), fc.constant(null)),
      },
      { requiredKeys: ["data"] },
    );
    const data = fc.dictionary(fc.string({ minLength: 1 }), fc.array(point, { maxLength: 8 }));
    fc.assert(
      fc.property(data, (series) => {
        // A dictionary of empty lists is a table without rows.
        const { table } = decodeAnswer("getStatistic", {
          identifier: 1,
          chart: { data: { ...series, "a last one": [{ name: "a", data: 5 }] } },
        }).chart;
        for (const { values } of table.series) {
          expect(values).toHaveLength(table.categories.length);
        }
        const sent = [...Object.values(series).flat(), { data: 5 }].flatMap(
          (each) => each.data ?? [],
        );
        const kept = table.series.flatMap(({ values }) => values.filter((value) => value !== null));
        expect([...kept].sort()).toEqual([...sent].sort());
      }),
    );
  });

  it("gives one table for one set of numbers, whichever shape it came in", () => {
    const rows = fc.uniqueArray(
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ""),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(
        rows,
        fc.array(fc.array(fc.integer(), { minLength: 6, maxLength: 6 }), {
          minLength: 1,
          maxLength: 4,
        }),
        (categories, numbers) => {
          const name = (index: number) => `Series ${index}`;
          const newer = Object.fromEntries(
            numbers.map((values, index) => [
              name(index),
              categories.map((category, row) => ({ name: category, data: values[row] })),
            ]),
          );
          const older = {
            categories,
            series: numbers.map((values, index) => ({
              name: name(index),
              data: values.slice(0, categories.length).map(String),
            })),
          };
          const tableOf = (data: unknown) =>
            decodeAnswer("getStatistic", { identifier: 1, chart: { data } }).chart.table;
          expect(tableOf(older)).toEqual(tableOf(newer));
        },
      ),
    );
  });
});

it("reads any error body", () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), familiar, fc.string()), (body) => {
      const { message } = decodeErrorBody(body);
      expect(message === undefined || (message.length > 0 && message.length <= 300)).toBe(true);
    }),
  );
});
