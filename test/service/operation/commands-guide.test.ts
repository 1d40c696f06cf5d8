import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../../src/service/config.js";
import { runKeysCommand, runPackagesCommand } from "../../../src/service/keys/index.js";
import { runBackupCommand } from "../../../src/service/operation/backup-command.js";
import { runUsageCommand } from "../../../src/service/usage/index.js";
import { createKeysFile, readUsageOf } from "../../../src/storage/index.js";
import { shownBlocks } from "../../tools/docs/shown-blocks.js";

/** `docs/administrators/service.md`: its commands as they stand there, in their order. Those of root are in `update-guide.test.ts`. */

const guide = readFileSync(
  resolve(import.meta.dirname, "../../../docs/administrators/service.md"),
  "utf8",
);
const shell = shownBlocks(guide, "sh");
const lines = shell.flatMap((block) => block.trimEnd().split("\n"));
const begin = "npm run service -- ";
const commands = lines.filter((line) => line.startsWith(begin));

let folder = "";
const place = process.cwd();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "service-commands-"));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(place);
  rmSync(folder, { recursive: true });
});

const now = Date.parse("2026-11-20T09:30:00Z");
const dataDir = "data";
const keysPath = join(dataDir, "keys.json");
const packagesPath = join(dataDir, "packages.json");

async function run(command: string) {
  const [bare = ""] = command.slice(begin.length).split(" #", 1);
  const [name = "", ...words] = [...bare.matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, word]) => quoted ?? word ?? "",
  );
  switch (name) {
    case "keys":
      return runKeysCommand(words, { open: () => createKeysFile(keysPath), packagesPath, now });
    case "packages":
      return runPackagesCommand(words, { path: packagesPath });
    case "usage":
      return runUsageCommand(words, { open: () => readUsageOf(join(dataDir, "usage.json")) });
    case "backup":
    case "restore":
      return runBackupCommand(name, words, { dataDir, keysPath, now });
    default:
      throw new Error(`not understood: ${command}`);
  }
}

it("shows nothing that no test runs", () => {
  const setsUp = (block: string) => /^(?:npm ci$|tar |as_stat|systemctl )/m.test(block);
  const byCurl = (block: string) => /^(?:curl |STAT=)/m.test(block);
  const others = shell.filter((block) => !setsUp(block) && !byCurl(block));
  expect(others.flatMap((block) => block.trimEnd().split("\n"))).toEqual([
    ...commands.slice(0, 7),
    expect.stringMatching(/^DATABASE_URL=/),
    ...commands.slice(7),
  ]);
});

it("makes, lists and ends a key, counts, writes packages, keeps and restores", async () => {
  const printed = new Map<string, string>();
  let id = "";
  for (const command of commands) {
    const { exitCode, text } = await run(command.replace(/\bID$/, id));
    expect(exitCode, `${command}\n${text}`).toBe(0);
    if (id === "") id = text.split(".", 1)[0] ?? "";
    printed.set(command.slice(begin.length).split(" ").slice(0, 2).join(" "), text);
  }
  expect([...printed]).toEqual([
    ["keys add", expect.stringMatching(/^k\w+\.\S+/)],
    ["keys list", expect.stringMatching(/advanced .* active .* Ann$/)],
    ["keys revoke", expect.stringContaining(`Revoked ${id}`)],
    ["keys rotate-links", expect.any(String)],
    ["usage --from", "date,key,operation,calls,credits,bytes"],
    ["packages write", expect.stringContaining(packagesPath)],
    ["packages list", readFileSync(packagesPath, "utf8").trimEnd()],
    ["backup stat.backup", expect.stringContaining("keys.json, packages.json")],
    ["restore stat.backup", expect.stringContaining("Restored")],
  ]);
  expect(existsSync("stat.backup")).toBe(true);
});

it("names a database and a folder as the service reads them", () => {
  const line = lines.find((one) => one.startsWith("DATABASE_URL=")) ?? "";
  const settings = Object.fromEntries(
    [...line.matchAll(/(\w+)=(?:'([^']*)'|(\S+)) /g)].map(([, name = "", quoted, bare]) => [
      name,
      quoted ?? bare,
    ]),
  );
  expect(line).toMatch(/ node server\.js$/);
  const { databaseUrl, dataDir: folderOfOne, keysFile } = readConfig(settings);
  expect([new URL(databaseUrl ?? "").host, folderOfOne, keysFile]).toEqual([
    "db.example.com:5432",
    "/var/lib/stat-1",
    undefined,
  ]);
});
