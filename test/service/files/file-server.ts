import Fastify from "fastify";
import { strFromU8, unzipSync } from "fflate";
import { afterAll } from "vitest";
import { platforms, type Platform } from "../../../src/contract/index.js";
import { createRenderPool, registerFileRoutes } from "../../../src/service/files/index.js";
import { createErrorHandler } from "../../../src/server/index.js";
import type { Library, StatisticRecord } from "../../../src/service/library/library-model.js";
import { packages } from "../../../src/service/keys/index.js";
import {
  createLinks,
  type ContentKind,
  type Links,
  type PictureKind,
  type ReportFormat,
} from "../../../src/service/links/index.js";

const origin = "https://service.example";

/** Threads are shared by the servers of a test file; the last test of it ends them. */
const pool = createRenderPool({ threads: 2, niceness: 0 });
afterAll(() => pool.close());

/** Addresses signed for a key. */
function signing(links: Links) {
  const signed = (address: string, keyId: string) => links.sign(address, keyId)?.address ?? "";
  return {
    contentPage: (kind: ContentKind, id: number | string, language: Platform, keyId: string) =>
      signed(links.contentPage(kind, id, language), keyId),
    report: (id: number, format: ReportFormat, language: Platform, keyId: string) =>
      signed(links.report(id, format, language), keyId),
    picture: (kind: PictureKind, id: number, language: Platform, widthPx: number, keyId: string) =>
      signed(links.picture(kind, id, language, widthPx), keyId),
  };
}

/**
 * The routes of pages, pictures and reports over a library; `keys` are active, "brief…" without
 * descriptions, "starter…" without premium content.
 */
export function createFileServer(
  library: Library,
  keys: Set<string> = new Set(["reader"]),
  now: () => number = () => Date.parse("2026-11-20T09:30:00Z"),
) {
  const links = createLinks({
    publicUrl: origin,
    secret: () => "a secret of this test",
    isActive: (keyId) => keys.has(keyId),
    now,
  });
  const packageOf = (keyId: string) => {
    if (!keys.has(keyId)) return undefined;
    if (keyId.startsWith("starter")) return packages.starter;
    return keyId.startsWith("brief") ? packages.professional : packages.advanced;
  };
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
    publicUrl: origin,
    render: pool.render,
    keys: {
      packages,
      packageOf,
      find: (presented) => {
        const [id = ""] = presented.split(".");
        const found = presented === `${id}.key` ? packageOf(id) : undefined;
        return found && { id, packageName: "advanced", package: found };
      },
    },
  });
  return {
    app,
    links: signing(links),
    canonical: links,
    faults,
    get: (address: string, headers: Record<string, string> = {}) =>
      app.inject({ url: address.replace(origin, ""), headers }),
  };
}

type Picked = ReadonlyMap<string, StatisticRecord>;

const pickedOf = new WeakMap<Library, Picked>();

/** Picked once of each library: every chart of it is drawn up for that. */
export function pickStatistics(library: Library): Picked {
  const picked = pickedOf.get(library) ?? pick(library);
  pickedOf.set(library, picked);
  return picked;
}

/** One statistic of the library for each graph type and orientation, and the hard cases. */
function pick(library: Library): Picked {
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
