import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Library } from "../../../src/service/library/index.js";
import { libraryAlone } from "../support/own-library.js";

const data = new URL("../../../src/service/library/data/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("manifest.json", data), "utf8")) as {
  sources: {
    key: string;
    file?: string;
    licence: string;
    attribution: string;
    retrievedFrom: string;
    releasedAtReason: string;
    inputs: { name: string; sha256: string }[];
  }[];
};

let library: Library;
beforeAll(async () => {
  library = await libraryAlone();
});

describe("dates of release", () => {
  it("are those of the sources, never later than the edition", () => {
    for (const { releasedAt, key } of library.sources.values()) {
      expect(releasedAt, key).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(releasedAt <= library.edition.date, key).toBe(true);
    }
    for (const { releasedAt, sources, key } of library.statistics.values()) {
      const days = sources.map((source) => library.sources.get(source)?.releasedAt ?? "");
      if (releasedAt !== days.sort().at(-1)) throw new Error(`${key ?? ""} has its own date.`);
    }
  });

  it("leave the default window of three months filled on the day of the edition", () => {
    const from = "2026-08-20";
    const { statistics, infographics, studies, topics } = library;
    for (const map of [statistics, infographics, studies, topics]) {
      const fresh = [...map.values()].filter(({ releasedAt }) => releasedAt >= from);
      expect(fresh.length).toBeGreaterThan(10);
    }
  });
});

describe("the manifest", () => {
  it("says of every source its licence, credit, origin, day and sums", () => {
    for (const source of manifest.sources) {
      expect(source.licence, source.key).not.toBe("");
      expect(source.attribution, source.key).not.toBe("");
      expect(source.retrievedFrom, source.key).not.toBe("");
      expect(source.releasedAtReason, source.key).not.toBe("");
      expect(source.inputs.length, source.key).toBeGreaterThan(0);
      for (const { sha256 } of source.inputs) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it("knows every file of figures, and the licence of each is there to read", () => {
    const files = readdirSync(data, { recursive: true })
      .map(String)
      .filter((name) => /\.json(\.gz)?$/.test(name));
    const known = manifest.sources.flatMap(({ file }) => file ?? []);
    expect(files.sort()).toEqual(
      [...known, "manifest.json", "places.json", "updates.json.gz"].sort(),
    );
    const licences = readdirSync(new URL("licences/", data)).map((name) =>
      name.replace(/\.txt$/, ""),
    );
    for (const { licence } of manifest.sources)
      if (licence !== "Public domain") expect(licences).toContain(licence);
    const notes = readFileSync(new URL("DATA-LICENSES.md", data), "utf8");
    for (const file of known) expect(notes).toContain(file);
  });

  it("keeps what is under the Open Database License in a file of its own", () => {
    const share = manifest.sources.filter(({ licence }) => licence.startsWith("ODbL"));
    expect(share.map(({ file }) => file)).toEqual(["electricity-maps.json"]);
    const table = JSON.parse(
      readFileSync(new URL("electricity-maps.json", data), "utf8"),
    ) as Record<string, unknown>;
    for (const concept of Object.keys(table))
      expect(library.concepts.get(concept)?.source).toBe("electricity-maps");
  });
});
