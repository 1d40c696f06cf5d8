import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runImportCommand } from "../../../src/service/import/index.js";
import { readImported } from "../../../src/service/library/index.js";
import { day, openImportFolder } from "./import-folder.js";

const { file, folder, run } = openImportFolder();

describe("a Frictionless data package", () => {
  const descriptor = {
    name: "harvests",
    title: "Harvests",
    homepage: "https://farm.example",
    created: "2026-10-05T08:00:00Z",
    licenses: [{ name: "CC-BY-4.0" }],
    sources: [{ title: "Ministry of Farming" }],
    resources: [
      {
        name: "wheat",
        path: "data/wheat.csv",
        dialect: { delimiter: ";" },
        schema: {
          missingValues: ["-9"],
          fields: [
            { name: "iso" },
            { name: "season", type: "year" },
            { name: "t", title: "Wheat harvest", unit: "tonnes" },
          ],
        },
      },
    ],
  };
  const write = (changes: object = {}) => {
    const path = file("datapackage.json", JSON.stringify({ ...descriptor, ...changes }));
    rmSync(join(folder(), "data"), { recursive: true, force: true });
    return path;
  };

  it("says by itself whose figures they are, how they may be used, and what its columns hold", async () => {
    write();
    mkdirSync(join(folder(), "data"));
    file("data/wheat.csv", "iso;season;t\nPOL;2023;13.1\nPOL;2024;-9\nPOL;2025;12.7\n");
    const result = await runImportCommand([folder()], {
      dataDir: join(folder(), "kept"),
      now: day("2026-11-20"),
    });
    expect(result.text).toContain("Imported Harvests (Ministry of Farming; CC-BY-4.0).");
    const [content] = readImported(join(folder(), "kept"));
    expect(content?.source).toMatchObject({
      key: "harvests",
      releasedAt: "2026-10-05",
      url: "https://farm.example",
    });
    expect(content?.figures).toEqual({ "harvests-t": { POL: ["2023", [13.1, null, 12.7]] } });
  });

  it.each([
    [{ resources: [{ path: "../secret.csv" }] }, /not inside its folder/],
    [{ resources: [{ path: "https://elsewhere.example/a.csv" }] }, /must lie beside it/],
    [{ resources: [{ path: "notes.pdf" }] }, /names no CSV table/],
    [{ resources: "none" }, /resources/],
  ])("that is broken ends with a sentence: %j", async (changes, sentence) => {
    const result = await run([write(changes)]);
    expect(result.text).toMatch(sentence);
    expect(result.exitCode).toBe(1);
  });
});
