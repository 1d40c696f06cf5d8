import { beforeAll, describe, expect, it } from "vitest";
import { data, indicator } from "../../src/functions/data.js";
import { citation, info, report } from "../../src/functions/info.js";
import { card, image } from "../../src/functions/picture.js";
import {
  indicators,
  infographics,
  search,
  statistics,
  studies,
  topics,
} from "../../src/functions/search.js";
import { growth, value } from "../../src/functions/value.js";
import { gdp, indicator as indicatorAnswer } from "./support/strange-answers.js";
import { invocation, provideExcel, provideServices, richHost } from "./support/direct-calls.js";
import { fc } from "../support/properties.js";

beforeAll(provideExcel);

const none = null as never;
const id = [[101]];
const uuid = "5f1f0c5e-7b1a-5a0e-9a75-1d8c2a7b9e01";

const calls: readonly (readonly [name: string, call: () => Promise<unknown[][]>])[] = [
  ["SEARCH", () => search("x", none, none, none, none, invocation())],
  ["STATISTICS", () => statistics("x", none, none, none, none, invocation())],
  ["INFOGRAPHICS", () => infographics("x", none, none, none, none, invocation())],
  ["TOPICS", () => topics("x", none, none, none, none, invocation())],
  ["STUDIES", () => studies("x", none, none, none, none, invocation())],
  ["INDICATORS", () => indicators("x", none, none, invocation())],
  ["DATA", () => data(id, [["unit=on; scale=1; sort=desc"]], invocation())],
  [
    "INDICATOR",
    () => indicator([[uuid]], [["DEU"]], none, none, [["header=name; unit=on"]], invocation()),
  ],
  ["VALUE", () => value(id, none, none, none, invocation())],
  ["VALUE of an indicator", () => value([[uuid]], [["DEU"]], [[2024]], none, invocation())],
  ["GROWTH", () => growth(id, none, none, none, [["rate=cagr"]], invocation())],
  ["INFO", () => info(id, none, invocation())],
  ["CITE", () => citation(id, none, invocation())],
  ["REPORT", () => report(101, none, invocation())],
  ["IMAGE", () => image(id, none, invocation())],
  ["CARD", () => card(id, invocation())],
];

/** Any JSON, and answers that are right but for one part. */
const answer = fc.oneof(
  fc.jsonValue(),
  fc
    .tuple(fc.constantFrom(...Object.keys(gdp)), fc.jsonValue())
    .map(([field, wrong]) => ({ ...gdp, [field]: wrong })),
  fc.jsonValue().map((wrong) => ({ ...gdp, chart: { ...gdp.chart, data: wrong } })),
  fc.jsonValue().map((wrong) => ({ items: [gdp, wrong], total_count: wrong })),
  fc.jsonValue().map((wrong) => ({
    ...indicatorAnswer("DEU"),
    chart: { data: [{ geo: "DEU", categories: wrong, series: [1] }] },
  })),
);

const isCell = (cell: unknown) =>
  typeof cell === "string" ||
  typeof cell === "boolean" ||
  (typeof cell === "number" && Number.isFinite(cell)) ||
  (typeof cell === "object" && cell !== null);

describe("whatever a service answers", () => {
  it.each(calls)("%s shows cells, or an error that was foreseen", async (_, call) => {
    await fc.assert(
      fc.asyncProperty(answer, async (body) => {
        const { errorLog } = provideServices({
          sets: richHost,
          fetch: () =>
            Promise.resolve(
              new Response(JSON.stringify(body), {
                headers: { "content-type": "application/json" },
              }),
            ),
        });
        const outcome = await call().then(
          (cells) => ({ cells }),
          (error: unknown) => ({ error }),
        );
        if ("cells" in outcome) {
          expect(outcome.cells.flat().every(isCell)).toBe(true);
          expect(new Set(outcome.cells.map((row) => row.length)).size).toBe(1);
        } else {
          expect(outcome.error).toMatchObject({ code: expect.stringMatching(/^#/) as string });
        }
        expect(errorLog.entries().map(({ code }) => code)).not.toContain("unexpected");
      }),
      { numRuns: 60 },
    );
  });
});
