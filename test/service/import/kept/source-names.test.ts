import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gdp, openImportFolder } from "../import-folder.js";

/** A source's name is that of its file, and begins the identifiers of its measures. */

const { dataDir, file, folder, run } = openImportFolder();
const licence = ["--licence", "internal use only"];

describe("a source's name", () => {
  it.each(["../desk", "a/b", "Bad_Name", "", "desk--one", "-desk", "desk-", "a".repeat(41)])(
    "is not %j",
    async (name) => {
      const { exitCode, text } = await run([file("gdp.csv", gdp), `--source=${name}`, ...licence]);
      expect(exitCode).toBe(1);
      expect(text).toContain(`--source "${name}": a source's name has small letters, digits`);
      expect(existsSync(dataDir())).toBe(false);
    },
  );

  it("comes with how its figures may be used, and not with nothing", async () => {
    const table = file("gdp.csv", gdp);
    const { exitCode, text } = await run([table, "--source", "desk", "--licence", " "]);
    expect(exitCode).toBe(1);
    expect(text).toContain("say how the figures may be used");
  });
});

it("help is help, whatever stands beside it", async () => {
  for (const args of [["--help"], ["-h", "gdp.csv"]]) {
    const { exitCode, text } = await run(args);
    expect(exitCode).toBe(0);
    expect(text).toContain("[--mapping FILE]");
  }
});

it("what is no file is named, and nothing is kept", async () => {
  const said = ["--source", "desk", "--licence", "internal"];
  const table = file("gdp.csv", gdp);
  const missing = await run([table, "--mapping", join(folder(), "none.yaml"), ...said]);
  expect(missing).toMatchObject({ exitCode: 1 });
  expect(missing.text).toMatch(/^There is no file or folder .*none\.yaml\.$/);
  const report = await run([table, "--report", folder(), ...said]);
  expect(report.text).toMatch(/ is a folder, and a file is needed\.$/);
  expect(existsSync(dataDir())).toBe(false);
});
