import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runContentCommand, runImportCommand } from "../../../src/service/import/index.js";
import { shownBlocks } from "../../tools/docs/shown-blocks.js";
import { specificFlat, structure } from "./sdmx/sdmx-samples.js";
import { surroundingsOf } from "./import-folder.js";

/** `docs/administrators/own-content.md`, whose commands are run as they stand there, in their order. */

const guide = readFileSync(
  join(import.meta.dirname, "../../../docs/administrators/own-content.md"),
  "utf8",
);
const blocks = (language: string) => shownBlocks(guide, language);
const commands = blocks("sh").flatMap((text) => text.trimEnd().split("\n"));

let folder = "";
const place = process.cwd();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "guide-"));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(place);
  rmSync(folder, { recursive: true });
});

function run(command: string) {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? "",
  );
  expect(words.slice(0, 4)).toEqual(["npm", "run", "service", "--"]);
  const [name, ...args] = words.slice(4);
  const surroundings = surroundingsOf("data", Date.parse("2026-11-20T12:00:00Z"));
  return name === "import"
    ? runImportCommand(args, surroundings)
    : runContentCommand(args, surroundings);
}

it("does what it says, from five lines to taking it away", async () => {
  const [table = ""] = blocks("csv");
  const [printed = "", formula = ""] = blocks("text");
  const [mapping = ""] = blocks("yaml");
  expect(table.trimEnd().split("\n")).toHaveLength(5);
  writeFileSync("gdp.csv", table);
  writeFileSync("mapping.yaml", mapping);
  writeFileSync(
    "bip.csv",
    'Land;Jahr;Branche;BIP\nDeutschland;2025;Bau;"1.234,5"\nDeutschland;2026;Bau;k. A.\n',
  );
  writeFileSync("spending.xml", specificFlat);
  writeFileSync("structure.xml", structure);
  const results = [];
  for (const command of commands) results.push({ command, ...(await run(command)) });
  for (const { command, exitCode, text } of results)
    expect(exitCode, `${command}\n${text}`).toBe(0);
  expect(results.map(({ text }) => text)).toEqual([
    printed.trimEnd(),
    expect.stringContaining("Imported statistics-office"),
    expect.stringMatching(/^Would import Research desk \(Example Bank; internal use only\)/),
    expect.stringContaining("GDP forecast: Bau (million euros): 1 place, annual, 2025 to 2025"),
    expect.stringContaining("research-desk"),
    expect.stringContaining("Example Bank"),
    "research-desk: unchanged.\nstatistics-office: unchanged.",
    expect.stringContaining("Removed research-desk"),
  ]);
  expect(printed).toContain(/"([0-9a-f-]{36})"/.exec(formula)?.[1] ?? "none");
});
