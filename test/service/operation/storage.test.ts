import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildService, openService } from "../../../src/service/index.js";
import { runKeysCommand } from "../../../src/service/keys/index.js";
import { createKeysFile } from "../../../src/storage/index.js";
import { runBackupCommand } from "../../../src/service/operation/backup-command.js";
import { serverArguments } from "../support/server-arguments.js";

/** What the service keeps in its folder: over real HTTP, with its real library. */

const root = resolve(import.meta.dirname, "../../..");
let folder = "";
let dataDir = "";
let keysPath = "";
let time = 0;
const faults: string[] = [];
const running: { close(): Promise<unknown> }[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "service-storage-"));
  dataDir = join(folder, "deep", "data");
  keysPath = join(dataDir, "keys.json");
  time = Date.parse("2026-11-20T09:30:00Z");
  faults.length = 0;
});
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
  rmSync(folder, { recursive: true });
});

const keys = (...words: string[]) =>
  runKeysCommand(words, { open: () => createKeysFile(keysPath), now: time });
const addKey = async (name: string, packageName = "advanced") =>
  (await keys("add", name, "--package", packageName)).text.split("\n")[0] ?? "";
const backup = (command: "backup" | "restore", ...words: string[]) =>
  runBackupCommand(command, words, { dataDir, keysPath, now: time });

async function start() {
  const parts = await openService({
    ...{ host: "127.0.0.1", publicUrl: "http://127.0.0.1:8787", corsOrigins: [] },
    ...{ keysFile: keysPath, dataDir, now: () => time },
    onFault: (fault) => faults.push(String(fault)),
  });
  const app = await buildService(parts);
  running.push(app);
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const ask = (path: string, key: string, body?: unknown) =>
    fetch(address + path, {
      headers: { "x-api-key": key, "content-type": "application/json" },
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    });
  const json = async (path: string, key: string, body?: unknown) =>
    (await (await ask(path, key, body)).json()) as Record<string, unknown>;
  const close = async () => {
    running.splice(running.indexOf(app), 1);
    await app.close();
  };
  return { address, ask, json, close };
}

describe("one folder", () => {
  it("takes one service, is closed to other users, and opens when the first has ended", async () => {
    const key = await addKey("Ann");
    const first = await start();
    await expect(start()).rejects.toThrow(
      `Another service works on ${dataDir} (process ${String(process.pid)}). Stop it, or name another folder in DATA_DIR.`,
    );
    await first.json("/v1/research-ai/ask", key, { question: "How many people live in Germany?" });
    for (const path of [dataDir, join(dataDir, "rendered")])
      expect((statSync(path).mode & 0o777).toString(8)).toBe("700");
    await first.close();
    for (const name of readdirSync(dataDir).filter((one) => one.endsWith(".json")))
      expect((statSync(join(dataDir, name)).mode & 0o777).toString(8), name).toBe("600");
    expect((await (await start()).ask("/v1/usage", key)).status).toBe(200);
  });

  it("is taken over from a service that was killed", async () => {
    await addKey("Ann");
    const killed = spawnSync(process.execPath, ["-e", "process.stdout.write(String(process.pid))"]);
    writeFileSync(join(dataDir, "service.lock"), killed.stdout.toString());
    expect((await start()).address).toContain("http://");
  });

  it("is taken over from one before it with the same number, as the first process of a container has", async () => {
    await addKey("Ann");
    writeFileSync(join(dataDir, "service.lock"), String(process.pid));
    expect((await start()).address).toContain("http://");
  });

  it("keeps aside questions that cannot be read, and says so", async () => {
    await addKey("Ann");
    writeFileSync(join(dataDir, "research.json"), "no json\nat all\n");
    await start();
    const aside = readdirSync(dataDir).find((name) => name.startsWith("research.json.unreadable-"));
    expect(readFileSync(join(dataDir, aside ?? ""), "utf8")).toBe("no json\nat all\n");
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain("could not all be read; the file is kept as");
  });

  it("takes commands one after the other, so that none undoes another's", async () => {
    await addKey("first");
    const command = [...serverArguments(), "keys", "add", "another", "--package", "starter"];
    const environment = { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir };
    const ends = Array.from({ length: 4 }, () => {
      const child = spawn(process.execPath, command, { cwd: root, env: environment });
      return new Promise((resolve) => child.once("close", resolve));
    });
    expect(await Promise.all(ends)).toEqual([0, 0, 0, 0]);
    expect((await keys("list")).text.split("\n")).toHaveLength(5);
    expect(existsSync(`${keysPath}.lock`)).toBe(false);
  });
});

describe("the secret of links", () => {
  it("is changed by a command, of which a running service hears within a second", async () => {
    const key = await addKey("Ann");
    const { ask, json, address } = await start();
    const links = await json("/v1/data/reports?id=7598345427", key);
    const report = String(links["xls"]).replace("http://127.0.0.1:8787", address);
    expect((await fetch(report)).status).toBe(200);
    expect((await keys("rotate-links")).exitCode).toBe(0);
    time += 1000;
    expect((await fetch(report)).status).toBe(403);
    expect((await ask("/v1/usage", key)).status).toBe(200);
    const fresh = await json("/v1/data/reports?id=7598345427", key);
    expect(
      (await fetch(String(fresh["xls"]).replace("http://127.0.0.1:8787", address))).status,
    ).toBe(200);
  });
});

describe("a backup", () => {
  it("brings back keys, usage, questions and links, and what was there before it", async () => {
    const key = await addKey("Ann");
    const before = await start();
    const { researchToken } = await before.json("/v1/research-ai/ask", key, {
      question: "How many people live in Germany?",
    });
    const answer = `/v1/research-ai/answer?research_token=${String(researchToken)}`;
    const links = await before.json("/v1/data/reports?id=7598345427", key);
    const used = (await before.json("/v1/usage", key))["credits"];
    await before.close();
    const path = join(folder, "kept.backup");
    expect(backup("backup", path).text).toContain("Kept keys.json, usage.json, research.json in");
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(backup("backup", path).text).toContain("exists already");

    // All of it is lost, and something else has begun.
    rmSync(dataDir, { recursive: true });
    const stranger = await addKey("Bob");
    const other = await start();
    expect((await other.ask("/v1/usage", key)).status).toBe(401);
    expect(backup("restore", path).text).toContain("Another service works on");
    await other.close();

    const restored = backup("restore", path);
    expect(restored.text).toContain("Restored keys.json, usage.json, research.json of 2026-11-20");
    const after = await start();
    expect((await after.json("/v1/usage", key))["credits"]).toBe(used);
    expect((await after.ask(answer, key)).status).toBe(200);
    expect((await after.ask("/v1/usage", stranger)).status).toBe(401);
    const report = String(links["xls"]).replace("http://127.0.0.1:8787", after.address);
    expect((await fetch(report)).status).toBe(200);
    await after.close();

    const undo = /What was there is in (.*): restore/.exec(restored.text)?.[1] ?? "";
    time += 1000;
    expect(backup("restore", undo).exitCode).toBe(0);
    const back = await start();
    expect((await back.ask("/v1/usage", stranger)).status).toBe(200);
    expect((await back.ask("/v1/usage", key)).status).toBe(401);
  });

  it("takes a folder back that a later version has written, which this one refuses", async () => {
    const key = await addKey("Ann");
    const path = join(folder, "before-the-update.backup");
    expect(backup("backup", path).exitCode).toBe(0);
    const later = JSON.parse(readFileSync(keysPath, "utf8")) as Record<string, unknown>;
    writeFileSync(keysPath, JSON.stringify({ ...later, version: 2 }));
    await expect(start()).rejects.toThrow(`The keys file ${keysPath} is not in order at /version.`);
    expect(backup("restore", path).exitCode).toBe(0);
    expect((await (await start()).ask("/v1/usage", key)).status).toBe(200);
  });

  it("is read as a whole before anything is written", async () => {
    await addKey("Ann");
    const present = readFileSync(keysPath, "utf8");
    const path = join(folder, "broken.backup");
    for (const text of ["", "no backup"]) {
      writeFileSync(path, text);
      expect(backup("restore", path)).toMatchObject({ exitCode: 1 });
    }
    expect(readFileSync(keysPath, "utf8")).toBe(present);
    expect(backup("restore", join(folder, "none")).text).toContain("cannot be read as a backup");
    expect(backup("restore").text).toContain("restore FILE");
    expect(existsSync(join(dataDir, "service.lock"))).toBe(false);
  });
});
