import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runContentCommand, runImportCommand } from "../../../src/service/import/index.js";
import { runKeysCommand, runPackagesCommand } from "../../../src/service/keys/index.js";
import { runBackupCommand } from "../../../src/service/operation/backup-command.js";
import { runUsageCommand } from "../../../src/service/usage/index.js";
import { runService } from "../support/run-service.js";

/** What programs and commands say of themselves. */

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "help-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each([
  ["service", /^Use: .*keys, packages, usage, backup, import, content, restore; each with --help/],
  ["gateway", /^Use: .*keys, .*usage, .*budgets; each with --help/],
] as const)("the %s names its commands, and does not start", async (program, said) => {
  const { exited, output } = runService(["--help"], { DATA_DIR: folder }, program);
  expect(await exited).toBe(0);
  expect(output()).toMatch(said);
  expect(readdirSync(folder)).toEqual([]);
});

const never = () => {
  throw new Error("Nothing needs to be opened.");
};
const now = Date.parse("2026-11-20T09:30:00Z");

it.each(["--help", "-h"])("each command of the service says what it can, with %s", async (word) => {
  const packagesPath = join(folder, "packages.json");
  const kept = { dataDir: folder, keysPath: join(folder, "keys.json"), now };
  const answers = [
    await runKeysCommand(["add", word], { open: never, packagesPath, now }),
    runPackagesCommand(["write", word], { path: packagesPath }),
    await runUsageCommand([word], { open: never }),
    runBackupCommand("backup", [word], kept),
    runBackupCommand("restore", ["x", word], { ...kept, hasDatabase: true }),
    await runImportCommand(["x.csv", word], { open: never, now }),
    await runContentCommand(["remove", word], { open: never, now }),
  ];
  expect(answers.map(({ exitCode, text }) => [exitCode, text.split("\n", 1)[0]])).toEqual([
    [0, "Keys of the service:"],
    [0, "Packages of the service, what keys may do:"],
    [0, "Usage of the service:"],
    [0, "Backups of the service:"],
    [0, "Backups of the service:"],
    [0, "Your own figures:"],
    [0, "Imported content:"],
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

it("a word that is none of a command's is named in a sentence, and nothing is opened", async () => {
  const packagesPath = join(folder, "packages.json");
  const keys = (...words: string[]) => runKeysCommand(words, { open: never, packagesPath, now });
  const importing = (...words: string[]) => runImportCommand(words, { open: never, now });
  const usage = (...words: string[]) => runUsageCommand(words, { open: never });
  const said = [
    ...[await keys("list", "--nothing"), await importing("x.csv", "--nothing")],
    ...[await usage("--from", "--csv"), await usage("--to"), await usage("--csv=1")],
  ];
  expect(said.map(({ text }) => text.split("\n", 1)[0])).toEqual([
    "--nothing is none of its options: --package, --expires, --allowance, --rate.",
    "--nothing is none of its options: --mapping, --structure, --source, --licence, --dry-run, --report.",
    "--from needs a value; one that begins with a dash is written --from=-….",
    "--to needs a value; one that begins with a dash is written --to=-….",
    "--csv takes no value.",
  ]);
  expect(new Set(said.map(({ exitCode }) => exitCode))).toEqual(new Set([1]));
});
