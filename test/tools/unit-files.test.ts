import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig as readGatewayConfig } from "../../src/gateway/config.js";
import { readConfig } from "../../src/service/config.js";

/** The unit files for systemd, as an operator gets them. */

function readUnit(name: string) {
  const text = readFileSync(resolve(import.meta.dirname, "../../deploy", name), "utf8");
  const settings = text
    .split("\n")
    .filter((line) => /^[A-Z]/.test(line))
    .map((line): [string, string] => [
      line.split("=", 1)[0] ?? "",
      line.slice(line.indexOf("=") + 1),
    ]);
  const valuesOf = (wanted: string) =>
    settings.filter(([one]) => one === wanted).map(([, value]) => value);
  const environment = Object.fromEntries(
    valuesOf("Environment").map((one) => one.split("=", 2) as [string, string]),
  );
  return { text, valuesOf, environment };
}

const folder = mkdtempSync(join(tmpdir(), "service-unit-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

describe.each([
  ["stat.service", "/opt/stat", 2],
  // Connections to another machine are its work: systemd counts that.
  ["stat-gateway.service", "/opt/stat-gateway", 2],
])("%s", (name, home, exposed) => {
  const { text, valuesOf, environment } = readUnit(name);

  it("lets its process write one folder, which is nobody else's", () => {
    expect(valuesOf("ProtectSystem")).toEqual(["strict"]);
    expect(valuesOf("ProtectHome")).toEqual(["yes"]);
    expect(valuesOf("StateDirectoryMode")).toEqual(["0700"]);
    expect(valuesOf("CapabilityBoundingSet")).toEqual([""]);
    expect(valuesOf("NoNewPrivileges")).toEqual(["yes"]);
    expect(environment["DATA_DIR"]).toBe(`/var/lib/${valuesOf("StateDirectory")[0] ?? ""}`);
  });

  it.runIf(hasSystemd)("passes systemd's own check, and its judgement of the sandbox", () => {
    const path = join(folder, name);
    // Node and the folder are where this machine has them.
    writeFileSync(
      path,
      text
        .replace("/usr/bin/node", process.execPath)
        .replace(`WorkingDirectory=${home}`, `WorkingDirectory=${tmpdir()}`),
    );
    const verified = spawnSync("systemd-analyze", ["verify", path], { encoding: "utf8" });
    expect(verified.stderr.split("\n").filter((line) => line.includes(name))).toEqual([]);
    expect(verified.status).toBe(0);
    const judged = spawnSync("systemd-analyze", ["security", "--offline=true", path], {
      encoding: "utf8",
    });
    const exposure = /exposure level for [\w.-]+: ([\d.]+)/.exec(judged.stdout)?.[1];
    expect(Number(exposure)).toBeLessThan(exposed);
  });
});

it("the units name settings that service and gateway take", () => {
  const keys = join(folder, "keys.json");
  writeFileSync(keys, "{}");
  const service = readConfig({ ...readUnit("stat.service").environment, KEYS_FILE: keys });
  expect(service.publicUrl).toBe("https://stat.example.com");
  expect(service.host).toBe("127.0.0.1");
  const { environment, valuesOf } = readUnit("stat-gateway.service");
  expect(valuesOf("LoadCredential")[0]?.split(":", 1)[0]).toBe(
    environment["UPSTREAM_KEYS_FILE"]?.replace("%d/", ""),
  );
  // Where somebody has a key already.
  const files = { UPSTREAM_KEYS_FILE: keys, DATA_DIR: folder };
  const gateway = readGatewayConfig({ ...environment, ...files });
  expect(gateway.publicUrl).toBe("https://gateway.example.com");
  expect(gateway.upstreamUrl).toBe("https://stat.example.com");
});
