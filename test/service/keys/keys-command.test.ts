import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openKeysFile, runKeysCommand } from "../../../src/service/keys/index.js";
import { createKeysFile } from "../../../src/storage/index.js";

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "service-keys-"));
  path = join(folder, "inner", "keys.json");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const now = Date.parse("2026-11-20T09:30:00Z");
const run = (...args: string[]) => runKeysCommand(args, { open: () => createKeysFile(path), now });
const addKey = async (name: string, packageName: string) =>
  (await run("add", name, "--package", packageName)).text.split("\n")[0] ?? "";

describe("the keys command", () => {
  it("tells a file that is not there from one that is broken", async () => {
    expect(await run("revoke", "k1")).toMatchObject({ exitCode: 1 });
    expect((await run("revoke", "k1")).text).toContain(`The keys file ${path} does not exist.`);
    expect(
      (await runKeysCommand(["list"], { open: () => createKeysFile(folder), now })).text,
    ).toContain(`The keys file ${folder} cannot be read (EISDIR).`);
  });

  it("makes a key that works and that no file holds", async () => {
    const key = await addKey("Ann's sheet", "advanced");
    const text = readFileSync(path, "utf8");
    expect(text).not.toContain(key);
    expect(text).not.toContain(key.split(".")[1]);
    expect(statSync(path).mode & 0o077).toBe(0);
    const store = openKeysFile({ path, now: () => now, onProblem: () => undefined });
    expect(store.find(key)).toMatchObject({ packageName: "advanced" });
    expect(store.demoKeys).toEqual([]);
    for (const wrong of [
      "",
      "demo-advanced",
      `${key}x`,
      key.slice(0, -1),
      key.split(".")[0] ?? "",
    ]) {
      expect(store.find(wrong)).toBeUndefined();
    }
  });

  it("lists keys by id, and revokes one of them", async () => {
    const first = await addKey("first", "starter");
    const second = await addKey("second", "professional");
    const id = first.split(".")[0] ?? "";
    expect(await run("revoke", id)).toMatchObject({ exitCode: 0 });
    const lines = (await run("list")).text.split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/starter .* revoked .* first$/);
    expect(lines[1]).toMatch(/professional .* active .* second$/);
    expect(lines.join()).not.toContain(second);
    expect((await run("revoke", id)).text).toContain("was revoked");
  });

  it("keeps the links' secret when keys come and go", async () => {
    const secret = () =>
      (JSON.parse(readFileSync(path, "utf8")) as { linkSecret: string }).linkSecret;
    await addKey("first", "starter");
    const before = secret();
    await addKey("second", "starter");
    expect(secret()).toBe(before);
  });

  it.each([
    [[]],
    [["add"]],
    [["add", " "]],
    [["add", "name"]],
    [["add", "name", "--package", "gold"]],
    [["add", "name", "more", "--package", "starter"]],
    [["add", "name", "--unknown"]],
    [["revoke"]],
    [["revoke", "k0"]],
    [["remove", "k0"]],
  ])("refuses %j with a sentence", async (args) => {
    const { exitCode, text } = await run(...args);
    expect(exitCode).toBe(1);
    expect(text).toMatch(/\w+ \w+/);
    expect(existsSync(path)).toBe(false);
  });
});

describe("a running service", () => {
  it("notices new and revoked keys within a second, and keeps its keys when the file breaks", async () => {
    let time = now;
    const problems: unknown[] = [];
    const first = await addKey("first", "starter");
    const store = openKeysFile({
      path,
      now: () => time,
      onProblem: (error) => problems.push(error),
    });
    const second = await addKey("second", "starter");
    time += 1000;
    expect(store.find(second)).toBeDefined();
    await run("revoke", first.split(".")[0] ?? "");
    time += 1000;
    expect(store.find(first)).toBeUndefined();
    expect(store.isActive(first.split(".")[0] ?? "")).toBe(false);
    rmSync(path);
    time += 1000;
    expect(store.find(second)).toBeDefined();
    expect(problems).toHaveLength(1);
  });
});
