import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../support/network/free-port.js";
import { runService, untilPrinted, type RunningService } from "../support/run-service.js";

/** `npm run service` as a process of its own, asked over real HTTP. */

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "service-process-"));
});
const started: ChildProcess[] = [];
afterAll(() => {
  // None is left where a test has failed.
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

function run(args: readonly string[], environment: Record<string, string>): RunningService {
  const running = runService(args, { DATA_DIR: folder, ...environment });
  started.push(running.process);
  return running;
}

/** Until nobody listens there any more. */
async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const probe = connect(port, "127.0.0.1");
    const isOpen = await new Promise<boolean>((resolve) => {
      probe.once("connect", () => {
        resolve(true);
      });
      probe.once("error", () => {
        resolve(false);
      });
    });
    probe.destroy();
    if (!isOpen) return;
  }
}

describe("the service by itself", () => {
  it("answers, logs without secrets, makes keys, and stops when told to", async () => {
    const port = await freePort();
    const running = run([], { PORT: String(port) });
    await untilPrinted(running, "Demo keys: demo-advanced, demo-starter");
    const address = `http://127.0.0.1:${port}`;

    const found = await fetch(`${address}/v1/search/statistics?q=population&date_from=2010-01-01`, {
      headers: { authorization: "Bearer demo-advanced" },
    });
    expect(found.status).toBe(200);
    const { items } = (await found.json()) as { items: { identifier: number; link: string }[] };
    expect(items).toHaveLength(10);
    expect(items[0]?.link.startsWith(`${address}/content/statistic/`)).toBe(true);
    const data = await fetch(`${address}/v1/data/statistic?id=${items[0]?.identifier ?? 0}`, {
      headers: { "x-api-key": "demo-starter" },
    });
    expect(data.status).toBe(200);

    // A question that is on its way when the service is told to stop.
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    const body = JSON.stringify({ question: "How many people live in Germany?" });
    socket.write(
      `POST /v1/research-ai/ask HTTP/1.1\r\nHost: x\r\nx-api-key: demo-advanced\r\nContent-Type: application/json\r\nContent-Length: ${String(body.length)}\r\nExpect: 100-continue\r\n\r\n`,
    );
    await once(socket, "data");
    running.process.kill("SIGTERM");
    await untilRefused(port);
    socket.write(body);
    await once(socket, "close");
    expect(answer).toContain("HTTP/1.1 200 OK");
    expect(answer).toContain("researchToken");

    expect(await running.exited).toBe(0);
    expect(running.output()).toContain("Stopped.");
    expect(running.output()).toContain('"path":"/v1/search/statistics","status":200');
    expect(running.output()).not.toContain("population");
  });

  it("makes a key, which then is the only one that works", async () => {
    const added = run(["keys", "add", "Ann", "--package", "starter"], {});
    expect(await added.exited).toBe(0);
    const key = added.output().split("\n")[0] ?? "";

    const port = await freePort();
    const running = run([], { PORT: String(port) });
    await untilPrinted(running, "Keys: ");
    const status = async (presented: string) => {
      const url = `http://127.0.0.1:${port}/v1/statistics`;
      return (await fetch(url, { headers: { "x-api-key": presented } })).status;
    };
    expect(await status(key)).toBe(200);
    expect(await status("demo-advanced")).toBe(401);
    running.process.kill("SIGINT");
    expect(await running.exited).toBe(0);
    expect(running.output()).not.toContain(key);
    rmSync(join(folder, "keys.json"));
  });

  it("says that its port is in use, in a sentence", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const running = run([], { PORT: String(port) });
    expect(await running.exited).toBe(1);
    expect(running.output()).toContain(`Port ${String(port)} is in use`);
    expect(running.output()).not.toMatch(/^\s+at |EADDRINUSE/m);
    other.close();
  });

  it("says everything that is wrong with its settings, and does not start", async () => {
    const dataDir = join(folder, "untouched");
    const settings = { PORT: "0", HOST: "0.0.0.0", PUBLIC_URL: "nowhere", DATA_DIR: dataDir };
    const running = run([], settings);
    expect(await running.exited).toBe(1);
    for (const name of ["PORT", "HOST", "PUBLIC_URL"]) expect(running.output()).toContain(name);
    expect(running.output()).not.toMatch(/^\s+at /m);
    expect(existsSync(dataDir)).toBe(false);
  });
});
