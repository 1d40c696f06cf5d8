import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../support/network/free-port.js";
import { startService } from "../support/start-service.js";

/** The guide's example for nginx, by nginx itself where the machine has it. */

const guide = readFileSync(
  resolve(import.meta.dirname, "../../../docs/administrators/service.md"),
  "utf8",
);
const example = (/```nginx\n(.*?)```/s.exec(guide)?.[1] ?? "").replace(/^ {3}/gm, "");
const [logging = "", location = ""] = example.split(/(?=^location)/m);
const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

it("logs no query, in which signatures stand", () => {
  expect(logging).toContain("log_format stat");
  expect(logging).toMatch(/\$uri\b/);
  expect(logging).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
  expect(location).toContain("proxy_pass http://127.0.0.1:8787;");
});

describe.runIf(hasNginx)("nginx with the example", () => {
  let folder = "";
  let address = "";
  let nginx: ChildProcess;
  let service: Awaited<ReturnType<typeof startService>>;
  const log = () => readFileSync(join(folder, "stat.log"), "utf8");

  beforeAll(async () => {
    service = await startService();
    await service.app.listen({ host: "127.0.0.1", port: 0 });
    const behind = (service.app.server.address() as AddressInfo).port;
    const port = await freePort();
    folder = mkdtempSync(join(tmpdir(), "service-proxy-"));
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join("\n");
    writeFileSync(
      join(folder, "nginx.conf"),
      `daemon off; master_process off; pid ${join(folder, "pid")}; events {}
http {
${paths}
${logging.replace("/var/log/nginx/stat.log", join(folder, "stat.log"))}
server { listen 127.0.0.1:${String(port)};
${location.replace("127.0.0.1:8787", `127.0.0.1:${String(behind)}`)} } }`,
    );
    const tried = spawnSync("nginx", ["-t", "-e", "stderr", "-c", join(folder, "nginx.conf")], {
      encoding: "utf8",
    });
    expect([tried.status, tried.stderr]).toEqual([
      0,
      expect.stringContaining("test is successful"),
    ]);
    nginx = spawn("nginx", ["-e", "stderr", "-c", join(folder, "nginx.conf")]);
    address = `http://127.0.0.1:${String(port)}`;
  });
  afterAll(async () => {
    const ended = once(nginx, "close");
    nginx.kill("SIGTERM");
    await ended;
    await service.close();
    rmSync(folder, { recursive: true });
  });

  it("passes the API on and writes no signature into its log", async () => {
    const health = () =>
      fetch(`${address}/v1/health`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(health).toBe(200);
    const answer = await fetch(`${address}/v1/statistics?q=population`, {
      headers: { "x-api-key": "demo-advanced" },
    });
    expect(answer.status).toBe(200);
    const secret = "8Tw1L7uVwsd3Na5bWfAiSdEOB5ts12E8KJQjfzoj4";
    const signed = `/v1/files/statistic/101/de.pdf?key=k0&until=1795395839&signature=${secret}`;
    expect((await fetch(`${address}${signed}`)).status).toBeGreaterThanOrEqual(400);
    await expect.poll(log).toContain("/v1/files/statistic/101/de.pdf");
    expect(log()).toContain("/v1/statistics");
    expect(log()).not.toContain(secret);
    expect(log()).not.toContain("population");
  });
});
