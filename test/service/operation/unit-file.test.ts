import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "../../../src/service/config.js";

/** The unit file for systemd, as an operator gets it. */

const text = readFileSync(resolve(import.meta.dirname, "../../../deploy/stat.service"), "utf8");
const settings = text
  .split("\n")
  .filter((line) => /^[A-Z]/.test(line))
  .map((line): [string, string] => [
    line.split("=", 1)[0] ?? "",
    line.slice(line.indexOf("=") + 1),
  ]);
const valuesOf = (name: string) =>
  settings.filter(([one]) => one === name).map(([, value]) => value);

const folder = mkdtempSync(join(tmpdir(), "service-unit-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

describe("the unit file", () => {
  it("lets the service write one folder, which is nobody else's", () => {
    expect(valuesOf("ProtectSystem")).toEqual(["strict"]);
    expect(valuesOf("ProtectHome")).toEqual(["yes"]);
    expect(valuesOf("StateDirectoryMode")).toEqual(["0700"]);
    expect(valuesOf("CapabilityBoundingSet")).toEqual([""]);
    expect(valuesOf("NoNewPrivileges")).toEqual(["yes"]);
    const written = valuesOf("Environment").find((one) => one.startsWith("DATA_DIR="));
    expect(written).toBe(`DATA_DIR=/var/lib/${valuesOf("StateDirectory")[0] ?? ""}`);
  });

  it("names settings that the service takes", () => {
    const environment = Object.fromEntries(
      valuesOf("Environment").map((one) => one.split("=", 2) as [string, string]),
    );
    const keys = join(folder, "keys.json");
    writeFileSync(keys, "{}");
    const config = readConfig({ ...environment, KEYS_FILE: keys });
    expect(config.publicUrl).toBe("https://stat.example.com");
    expect(config.host).toBe("127.0.0.1");
  });

  it.runIf(hasSystemd)("passes systemd's own check, and its judgement of the sandbox", () => {
    const path = join(folder, "stat.service");
    // Node and the folder are where this machine has them.
    writeFileSync(
      path,
      text.replace("/usr/bin/node", process.execPath).replace("/opt/stat", tmpdir()),
    );
    const verified = spawnSync("systemd-analyze", ["verify", path], { encoding: "utf8" });
    expect(verified.stderr.split("\n").filter((line) => line.includes("stat.service"))).toEqual([]);
    expect(verified.status).toBe(0);
    const judged = spawnSync("systemd-analyze", ["security", "--offline=true", path], {
      encoding: "utf8",
    });
    const exposure = /exposure level for stat\.service: ([\d.]+)/.exec(judged.stdout)?.[1];
    expect(Number(exposure)).toBeLessThan(2);
  });
});
