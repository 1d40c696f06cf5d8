import { describe, expect, it } from "vitest";
import { loadPlaces, placeGroups } from "../../../src/statistics/index.js";

describe("groups of places", () => {
  it("hold countries that are known, each once, with day and source", async () => {
    const places = await loadPlaces();
    for (const { key, members, asOf, source, names } of placeGroups) {
      expect(new Set(members).size, key).toBe(members.length);
      for (const code of members) expect(places.find(code)?.code, `${key} ${code}`).toBe(code);
      expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(source).not.toBe("");
      expect(Object.values(names).every((name) => name !== "")).toBe(true);
    }
  });

  it("have as many members as they are known for", () => {
    const sizes = Object.fromEntries(placeGroups.map(({ key, members }) => [key, members.length]));
    expect(sizes).toMatchObject({
      g7: 7,
      g20: 19,
      eu: 27,
      "euro-area": 21,
      oecd: 38,
      asean: 11,
      "african-union": 55,
    });
  });

  it("share no spelling", () => {
    const spellings = placeGroups.flatMap(({ names, synonyms }) => [
      ...new Set([...Object.values(names), ...synonyms].map((text) => text.toLowerCase())),
    ]);
    const twice = spellings.filter((text, i) => spellings.indexOf(text) !== i);
    expect(twice).toEqual([]);
  });
});
