import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { runImportCommand } from "../../../src/service/import/index.js";
import { unpackContent, type ImportedContent } from "../../../src/service/library/index.js";
import { openContentFiles } from "../../../src/storage/index.js";
import { ownLibrary } from "../support/own-library.js";

export const day = (text: string) => Date.parse(`${text}T12:00:00Z`);
export const said = ["--source", "research-desk", "--licence", "internal use only"];

/** The store of commands that work on a data folder. */
export const filesOf = (dataDir: string) => () => openContentFiles(dataDir);

/** Of a command on a data folder: beside the library that all of them have. */
export const surroundingsOf = (dataDir: string, now: number) => ({
  ...{ open: filesOf(dataDir), now, library: ownLibrary },
});

/** What stands in the files of a data folder. */
export function readImported(dataDir: string) {
  const folder = join(dataDir, "content");
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return unpackContent(
    names
      .filter((name) => name.endsWith(".json.gz"))
      .map((name) => {
        const place = join(folder, name);
        return { source: name, version: "", place, packed: () => readFileSync(place) };
      }),
  );
}

/** As imports left it before there were long numbers. */
export function shorten(content: ImportedContent): ImportedContent {
  const concepts = content.concepts.map(({ numbers, ...concept }) => {
    expect(numbers).toBe("long");
    return { ...concept, topic: 3_456_789_012 };
  });
  return {
    ...content,
    concepts,
    topics: content.topics.map((topic) => ({ ...topic, id: 3_456_789_012 })),
  };
}

export const gdp = `country,year,GDP forecast (million euros)
Germany,2024,4120.5
Deutschland,2025,4160.2
FRA,2024,2890
`;

/** A folder for each test of a file, with what is to be imported and, in `data`, what is kept of it. */
export function openImportFolder() {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "import-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const dataDir = () => join(folder, "data");
  const file = (name: string, content: string | Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const run = (args: readonly string[], today = "2026-11-20") =>
    runImportCommand(args, surroundingsOf(dataDir(), day(today)));
  return {
    ...{ dataDir, file, run },
    folder: () => folder,
    /** Imports a table of these rows with a mapping in YAML, and a source and licence of its own. */
    importTable: (rows: readonly string[], mapping: string) =>
      run([
        file("t.csv", `${rows.join("\n")}\n`),
        "--mapping",
        file("m.yaml", `source: { name: desk }\nlicence: own\n${mapping}\n`),
      ]),
    figures: () => readImported(dataDir())[0]?.figures,
  };
}
