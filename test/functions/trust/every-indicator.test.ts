import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { previewCall } from "../../../src/functions/index.js";
import type { ServiceParts } from "../../../src/service/index.js";
import { provideExcel, provideServices } from "../support/direct-calls.js";
import { openShippedService } from "../support/open-shipped-service.js";

let parts: ServiceParts;
let close: () => Promise<void>;

beforeAll(async () => {
  provideExcel();
  const service = await openShippedService();
  ({ close, parts } = service);
  provideServices({
    key: "demo-advanced",
    fetch: async (url, { headers }) => {
      const { pathname, search } = new URL(url);
      const sent = Object.fromEntries(new Headers(headers));
      const answer = await service.app.inject({ url: pathname + search, headers: sent });
      return new Response(answer.body, { status: answer.statusCode });
    },
  });
});
afterAll(() => close());

/** The label so many periods away: of years, months, quarters and days. */
function shifted(label: string, count: number): string {
  const [, year = "", sign = "", rest = ""] = /^(\d{4})(?:(-Q|-)(.*))?$/.exec(label) ?? [];
  if (rest === "") return String(Number(year) + count);
  if (rest.includes("-")) {
    const day = new Date(`${label}T00:00:00Z`);
    return new Date(day.getTime() + count * 86_400_000).toISOString().slice(0, 10);
  }
  const perYear = sign === "-Q" ? 4 : 12;
  const index = Number(year) * perYear + Number(rest) - 1 + count;
  const part = String((index % perYear) + 1).padStart(perYear === 12 ? 2 : 1, "0");
  return `${String(Math.floor(index / perYear))}${sign}${part}`;
}

interface Source {
  readonly periods: readonly string[];
  readonly values: readonly (number | null)[];
}

/** One before the first period, the first, a gap, the last, one behind it, and 2030. */
function askedOf({ periods, values }: Source): string[] {
  const [first, last] = [periods[0] ?? "", periods.at(-1) ?? ""];
  const known = new Set(periods.filter((_, row) => typeof values[row] === "number"));
  const gap = periods
    .flatMap((label) => [label, shifted(label, 1)])
    .find((label) => label > first && label < last && !known.has(label));
  return [shifted(first, -1), first, gap ?? first, last, shifted(last, 1), "2030"];
}

function asCell(label: string): string | number {
  return /^\d{4}$/.test(label) ? Number(label) : label;
}

describe("STAT.VALUE over every indicator and place of the library", () => {
  it("shows the figure of the period that is asked for, or none", async () => {
    const { library } = parts;
    let figures = 0;
    let refusals = 0;
    const wrong: string[] = [];
    for (const concept of library.concepts.values()) {
      const places = library.coveredPlaces(concept.key);
      const sources = places.map((place) => library.observations(concept.key, place) as Source);
      const asked = sources.map(askedOf);
      const preview = await previewCall(
        "VALUE",
        [
          [[concept.uuid]],
          places.map((place) => [place]),
          asked.map((labels) => labels.map(asCell)),
        ],
        { mayAsk: true, signal: new AbortController().signal },
      );
      const rows = preview.status === "rows" ? preview.rows : [];
      for (const [row, source] of sources.entries()) {
        for (const [column, label] of (asked[row] ?? []).entries()) {
          const cell = rows[row]?.[column];
          const own = source.values[source.periods.indexOf(label)] ?? null;
          if (own === null ? isNotAvailable(cell) : cell === own) {
            if (own === null) refusals += 1;
            else figures += 1;
          } else {
            wrong.push(`${concept.key} ${places[row] ?? ""} ${label}: ${JSON.stringify(cell)}`);
          }
        }
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    // At least: the first and the last period of each, and as many that are not covered.
    expect(figures).toBeGreaterThan(10_000);
    expect(refusals).toBeGreaterThan(10_000);
  }, 600_000);
});

describe("an omitted place over every indicator of the library", () => {
  it("is Worldwide where it is covered, else the only place; else some are named", async () => {
    const { library } = parts;
    const seen = { world: 0, only: 0, choose: 0 };
    for (const concept of library.concepts.values()) {
      const places = library.coveredPlaces(concept.key);
      const preview = await previewCall("VALUE", [[[concept.uuid]]], {
        mayAsk: true,
        signal: new AbortController().signal,
      });
      const place = places.includes("WLD") ? "WLD" : places.length === 1 ? places[0] : undefined;
      if (place === undefined) {
        seen.choose += 1;
        expect(preview, concept.key).toMatchObject({ status: "failed" });
        expect(JSON.stringify(preview)).toContain(
          `Name a place: there are ${String(places.length)}, such as`,
        );
        continue;
      }
      seen[place === "WLD" ? "world" : "only"] += 1;
      const own = library.observations(concept.key, place) as Source;
      const figures = preview.status === "rows" ? preview.rows : [];
      expect(own.values, concept.key).toContain(figures[0]?.[0]);
    }
    expect(seen.world).toBeGreaterThan(50);
    expect(seen.choose).toBeGreaterThan(50);
    expect(seen.only).toBeGreaterThan(0);
  });
});

const isNotAvailable = (cell: unknown) =>
  typeof cell === "object" && cell !== null && (cell as { code?: unknown }).code === "#N/A";
