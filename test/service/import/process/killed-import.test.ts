import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, watch } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { runContentCommand } from "../../../../src/service/import/index.js";
import { day, openImportFolder, readImported, said, surroundingsOf } from "../import-folder.js";
import { serverArguments } from "../../support/server-arguments.js";

const root = resolve(import.meta.dirname, "../../../..");
const { dataDir, figures, file, run } = openImportFolder();

const table = (years: readonly number[]) =>
  `country,year,GDP (euros)\n${years.map((year) => `FRA,${String(year)},${String(year)}\n`).join("")}`;
const list = async () =>
  (await runContentCommand(["list"], surroundingsOf(dataDir(), day("2026-11-20")))).text;

/** Imports in a process of its own, which is killed at the first thing it does to the folder of content. */
async function killedImport(path: string): Promise<void> {
  const child = spawn(process.execPath, [...serverArguments(), "import", path, ...said], {
    cwd: root,
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir() },
  });
  const watching = watch(join(dataDir(), "content"), () => child.kill("SIGKILL"));
  try {
    const [, signal] = (await once(child, "close")) as [number | null, string | null];
    expect(signal).toBe("SIGKILL");
  } finally {
    watching.close();
  }
}

describe("an import that is killed", () => {
  it("leaves nothing half there, and can be made again", async () => {
    mkdirSync(join(dataDir(), "content"), { recursive: true });
    await killedImport(file("gdp.csv", table([2024, 2025])));
    const left = readImported(dataDir());
    expect(left.length === 0 || (await list()).includes("1 indicators, 1 series")).toBe(true);
    const again = await run([file("gdp.csv", table([2024, 2025])), ...said]);
    expect(again.exitCode).toBe(0);
    expect(Object.values(figures() ?? {})).toEqual([{ FRA: ["2024", [2024, 2025]] }]);
  });

  it("leaves what was there before, whole, and no file of its own behind the next one", async () => {
    await run([file("gdp.csv", table([2024, 2025])), ...said]);
    await killedImport(file("gdp.csv", table([2024, 2025, 2026])));
    const rows = Object.values(figures() ?? {}).map(({ FRA }) => FRA?.[1].length);
    expect([[2], [3]]).toContainEqual(rows);
    await run([file("gdp.csv", table([2024, 2025, 2026])), ...said]);
    expect(Object.values(figures() ?? {})).toEqual([{ FRA: ["2024", [2024, 2025, 2026]] }]);
    expect(readdirSync(join(dataDir(), "content"))).toEqual(["research-desk.json.gz"]);
  });
});
