import { beforeAll, expect, it } from "vitest";
import { indicator } from "../../../src/functions/data.js";
import { invocation, provideExcel, provideServices } from "../support/direct-calls.js";

beforeAll(provideExcel);

const id = "88888888-0000-5000-8000-000000000000";
const none = null as unknown as unknown[][];

it("a place of which a workbook keeps an empty answer is named, as it is where the service is asked", async () => {
  const kept = { identifier: id, title: "GDP", chart: { name: "GDP", unit: "USD" } };
  provideServices({
    fetch: () => Promise.reject(new Error("Nothing is asked without a key.")),
    key: "",
    snapshot: {
      find: (request) =>
        request.startsWith("getIndicator")
          ? {
              value: {
                ...kept,
                chart: { ...kept.chart, geos: [{ geo: "ESP", categories: [], values: [] }] },
              },
              fetchedAt: Date.UTC(2026, 10, 19),
            }
          : undefined,
    },
  });
  const shown = indicator([[id]], [["ESP"]], none, none, none, invocation());
  await expect(shown).rejects.toMatchObject({
    code: "#N/A",
    message: "No data for Spain: STAT.INDICATORS lists the places of an indicator",
  });
});
