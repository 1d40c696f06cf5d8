import Fastify from "fastify";
import { strFromU8, unzipSync } from "fflate";
import { platforms } from "../../../src/contract/index.js";
import { registerFileRoutes } from "../../../src/service/files/index.js";
import { createErrorHandler } from "../../../src/service/http/error-answers.js";
import { loadLibrary } from "../../../src/service/library/index.js";
import type { Library, StatisticRecord } from "../../../src/service/library/types.js";
import { createLinks } from "../../../src/service/links/index.js";

const origin = "https://service.example";

/** The routes of signed links over a library; `keys` are active, "brief…" without descriptions. */
export function createFileServer(library: Library, keys: Set<string> = new Set(["reader"])) {
  const links = createLinks({
    publicUrl: origin,
    secret: "a secret of this test",
    isActive: (keyId) => keys.has(keyId),
  });
  const faults: unknown[] = [];
  const app = Fastify();
  app.setErrorHandler(
    createErrorHandler((error) => {
      faults.push(error);
    }),
  );
  registerFileRoutes(app, {
    library,
    links,
    hasDescriptions: (keyId) => !keyId.startsWith("brief"),
  });
  return {
    app,
    links,
    faults,
    get: (address: string, headers: Record<string, string> = {}) =>
      app.inject({ url: address.replace(origin, ""), headers }),
  };
}

export const loadRealLibrary = loadLibrary;

/** One statistic of the library for each graph type and orientation, and the hard cases. */
export function pickStatistics(library: Library): Map<string, StatisticRecord> {
  const picked = new Map<string, StatisticRecord>();
  const wanted: [string, (chart: ReturnType<Library["chart"]>) => boolean][] = [
    ["negative", (chart) => chart.series.some(({ values }) => values.some((v) => (v ?? 0) < 0))],
    ["one point", (chart) => chart.categories.length === 1 && chart.series.length === 1],
    ["gaps", (chart) => chart.series.some(({ values }) => values.includes(null))],
    ["many series", (chart) => chart.series.length > 8],
    ["long names", (chart) => chart.categories.some((name) => name.length > 45)],
  ];
  for (const record of library.statistics.values()) {
    const chart = library.chart(record, platforms[record.id % platforms.length] ?? "en");
    const type = `${chart.graphType}${chart.horizontal ? " lying" : ""}`;
    if (!picked.has(type)) picked.set(type, record);
    for (const [name, holds] of wanted) {
      if (!picked.has(name) && holds(chart)) picked.set(name, record);
    }
  }
  return picked;
}

/** The parts of a zipped document, as texts. */
export function partsOf(bytes: Uint8Array): Map<string, string> {
  return new Map(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  );
}

export function firstOf<T>(map: ReadonlyMap<unknown, T>): T {
  for (const value of map.values()) return value;
  throw new Error("The library holds none.");
}
