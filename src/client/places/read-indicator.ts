import { ApiError, type GeoSeries, type Indicator } from "../../contract/index.js";
import type { Requester } from "../request/requester.js";
import type { Answer, CallOptions } from "../answer.js";
import { isRefusedInput } from "./refused-places.js";
import { toGeos } from "./to-geos.js";

type ReadIndicator = (
  id: string,
  geos: readonly string[],
  options?: CallOptions,
) => Promise<Answer<Indicator>>;

/** Reads an indicator place by place from the cache, and the missing ones five a call. */
export function createIndicatorReader(requester: Requester): ReadIndicator {
  return async (id, geos, options = {}) => {
    const codes = toGeos(geos);
    const settled = await Promise.allSettled(
      codes.map((geo) => requester.request("getIndicator", { id: id.trim(), geo }, options)),
    );
    const answers: Answer<Indicator>[] = [];
    const series: GeoSeries[] = [];
    for (const [index, result] of settled.entries()) {
      const geo = codes[index] ?? "";
      if (result.status === "rejected") {
        if (!isRefusedInput(result.reason) || codes.length === 1) throw result.reason;
      } else {
        answers.push(result.value);
      }
      const found = result.status === "fulfilled" ? result.value.value.chart.geos[0] : undefined;
      // A geography the indicator does not cover is there, and empty.
      series.push(found ?? { geo, categories: [], values: [] });
    }
    const [first] = answers;
    if (first === undefined) {
      throw settled.find((result) => result.status === "rejected")?.reason;
    }
    if (series.every(({ categories }) => categories.length === 0)) {
      throw new ApiError("not-found", "The indicator has no data for these places.", {
        parameter: "geo",
      });
    }
    return {
      value: { ...first.value, chart: { ...first.value.chart, geos: series } },
      fetchedAt: Math.min(...answers.map(({ fetchedAt }) => fetchedAt)),
      origin: answers.find(({ origin }) => origin === "service")?.origin ?? first.origin,
      isStale: answers.some(({ isStale }) => isStale),
    };
  };
}
