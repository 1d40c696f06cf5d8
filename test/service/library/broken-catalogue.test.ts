import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "../../../src/service/library/catalogue/index.js";

const own = new URL("../../../src/service/library/definitions/", import.meta.url);

/** A copy of the definitions in which one text of one file is another. */
function copyWith(file: string, from: string, to: string): URL {
  const folder = mkdtempSync(join(tmpdir(), "definitions-"));
  cpSync(own, folder, { recursive: true });
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
  return pathToFileURL(`${folder}/`);
}

describe("a definition that is broken", () => {
  it.each([
    ["units.json", '"kind": "flow"', '"kind": "river"', /units\.json, .+\.kind/],
    [
      "topics.json",
      '"industry": 1,',
      '"industry": "one",',
      /topics\.json, entry 1 \(100\), industry/,
    ],
    ["topics.json", '"parent": 100,', '"parent": 99,', /topic 101 has the parent 99/],
    [
      "concepts/population.json",
      '"unit": "persons"',
      '"unit": "heads"',
      /concept population has the unit heads/,
    ],
    [
      "concepts/population.json",
      '"decimals": 0,',
      '"decimal": 0,',
      /entry 1 \(population\).+decimal/s,
    ],
    [
      "concepts/population.json",
      '"topic": 131,',
      '"topic": 13,',
      /concept population has the topic 13/,
    ],
    [
      "concepts/population.json",
      '"key": "urban-population"',
      '"key": "population"',
      /population is defined twice/,
    ],
    ["profiles.json", '"gdp-real"', '"gdp-reel"', /profile economy names the concept gdp-reel/],
    ["duals.json", "[", "", /duals\.json is no JSON/],
  ])("is named with its file, entry and fault: %s %s", async (file, from, to, message) => {
    await expect(readCatalogue(copyWith(file, from, to))).rejects.toThrow(message);
  });

  it("is no broken definition when it is the library's own", async () => {
    const catalogue = await readCatalogue();
    expect(catalogue.concepts.length).toBeGreaterThanOrEqual(150);
  });
});
