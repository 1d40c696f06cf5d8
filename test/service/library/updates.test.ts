import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Library, type Observations } from "../../../src/service/library/index.js";
import { nextUpdates, type Updates } from "../../../tools/content/updates.js";
import { startService } from "../support/start-service.js";
import { libraryAlone } from "../support/own-library.js";

/** The day an item's figures last changed, over the editions of the shipped library. */

const file = new URL("../../../src/service/library/data/updates.json.gz", import.meta.url);
const committed = JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")) as Updates;
const nextDay = "2026-12-20";

let library: Library;
let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  library = await libraryAlone();
  service = await startService({ library });
});
afterAll(() => service.close());

const statistic = (key: string) => {
  const record = [...library.statistics.values()].find((one) => one.key === key);
  if (record === undefined) throw new Error(`no statistic ${key}`);
  return record;
};

/** The next edition, which may have another figure somewhere. */
const nextEdition = (
  change: (key: string, observed: Observations | undefined) => Observations | undefined,
): Library => ({
  ...library,
  edition: { version: "next", date: nextDay },
  observations: (concept, place) =>
    change(`${concept} ${place}`, library.observations(concept, place)),
});

describe("the day an item's figures last changed", () => {
  it("is kept for every item of this edition, by the figures it has", () => {
    expect(nextUpdates(library, committed)).toEqual(committed);
  });

  it("is moved by no edition that changes nothing", () => {
    expect(
      nextUpdates(
        nextEdition((_, observed) => observed),
        committed,
      ),
    ).toEqual(committed);
  });

  it("is the edition's for what shows a changed figure, and for nothing else", () => {
    const changed = nextEdition((key, observed) =>
      key === "us-unrate USA" && observed !== undefined
        ? {
            ...observed,
            values: observed.values.map((value, at) =>
              at === observed.values.length - 1 ? 9.9 : value,
            ),
          }
        : observed,
    );
    const next = nextUpdates(changed, committed);
    const moved = Object.keys(next).filter((id) => next[id]?.[1] !== committed[id]?.[1]);
    const showing = [...library.statistics.values()].filter(({ concepts }) =>
      concepts.includes("us-unrate"),
    );
    expect(moved).toContain(library.concepts.get("us-unrate")?.uuid);
    for (const { id } of showing) expect(moved).toContain(String(id));
    const bundles = [...library.studies.values(), ...library.infographics.values()].filter(
      ({ statistics }) => statistics.some((one) => showing.some(({ id }) => id === one)),
    );
    expect(moved.length).toBe(1 + showing.length + bundles.length);
    for (const id of moved) expect(next[id]?.[1]).toBe(nextDay);
  });

  it("is what the service answers, never before the source's release", async () => {
    for (const record of [statistic("series|us-unrate|USA"), statistic("series|population|DEU")]) {
      const { body } = await service.get(`/v1/data/statistic?id=${record.id}`);
      expect(body).toMatchObject({
        updated_at: `${committed[String(record.id)]?.[1] ?? ""}T00:00:00Z`,
        released_at: `${record.releasedAt}T00:00:00Z`,
      });
      expect(String(body["updated_at"]) >= String(body["released_at"])).toBe(true);
    }
    // Not the day of the edition: the figures are those of years ago.
    expect(library.updatedAt?.(statistic("series|population|DEU"))).toBe("2023-01-24");
  });
});
