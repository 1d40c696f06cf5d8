import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Library } from "../../../src/service/library/index.js";
import { libraryAlone } from "../support/own-library.js";

/** Numbers that workbooks may hold. `npm run content` appends to this list; nothing is ever taken from it. */
const committed = readFileSync(new URL("identifiers.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [id = "", ...key] = line.split(" ");
    return { id, key: key.join(" ") };
  });

let library: Library;
beforeAll(async () => {
  library = await libraryAlone();
});

describe("identifiers", () => {
  it("are what they were in every edition before", () => {
    const { statistics, studies, infographics, topics, concepts } = library;
    const uuids = new Map([...concepts.values()].map(({ uuid, key }) => [uuid, key]));
    const moved = committed.filter(({ id, key }) => {
      const number = Number(id);
      if (key.startsWith("indicator|")) return `indicator|${uuids.get(id) ?? ""}` !== key;
      if (key.startsWith("topic|")) return !topics.has(number);
      const record = statistics.get(number) ?? studies.get(number) ?? infographics.get(number);
      return record?.key !== key;
    });
    expect(moved).toEqual([]);
    expect(committed.length).toBeGreaterThan(20_000);
  });

  it("stand in the committed list, every one", () => {
    const known = new Set(committed.map(({ id }) => id));
    const { statistics, studies, infographics, topics, concepts } = library;
    const all = [statistics, studies, infographics, topics].flatMap((map) => [...map.keys()]);
    const missing = [...all.map(String), ...[...concepts.values()].map(({ uuid }) => uuid)].filter(
      (id) => !known.has(id),
    );
    expect(missing).toEqual([]);
  });

  it("are exact in a spreadsheet and shown there as they are", () => {
    // Excel's General format turns to scientific notation from twelve digits on.
    for (const id of library.statistics.keys()) {
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(String(id).length).toBeLessThanOrEqual(11);
    }
  });

  it("of indicators are UUIDs, each its own", () => {
    const uuids = [...library.concepts.values()].map(({ uuid }) => uuid);
    expect(new Set(uuids).size).toBe(uuids.length);
    for (const uuid of uuids)
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
