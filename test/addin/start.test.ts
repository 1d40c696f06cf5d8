import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { request } from "node:https";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../support/network/free-port.js";

const root = resolve(import.meta.dirname, "../..");
if (!existsSync(join(root, "dist/addin/taskpane.html"))) {
  throw new Error("There is no build to serve. Run npm run build first.");
}

const running: ChildProcess[] = [];

/** `npm start` without a build, as a process of its own. */
function start(port: number) {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", join(root, "tools/start.ts"), "--no-build"],
    { cwd: root, env: { ...process.env, PORT: String(port) }, stdio: ["ignore", "pipe", "pipe"] },
  );
  running.push(child);
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  const exit = once(child, "exit").then(([code]) => code as number | null);
  return {
    child,
    exit,
    output: () => output,
    /** Resolves when the console shows the text, or the process ends without it. */
    shows: async (text: string) => {
      const shown = new Promise<void>((resolve) => {
        const look = () => {
          if (output.includes(text)) resolve();
        };
        listeners.add(look);
        look();
      });
      await Promise.race([shown, exit]);
      expect(output).toContain(text);
    },
  };
}

/** A page of the server; its certificate is trusted by nobody here. */
function get(url: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(url, { rejectUnauthorized: false }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => (body += text));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, body });
      });
    })
      .on("error", reject)
      .end();
  });
}

let port = 0;
let server: ReturnType<typeof start>;
beforeAll(async () => {
  port = await freePort();
  server = start(port);
  await server.shows("Ctrl-C stops it");
});
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

describe("npm start", () => {
  it("says where to look, which keys exist and how to trust the certificate", () => {
    const origin = `https://localhost:${port}`;
    for (const text of [`${origin}/`, "under /v1 the service", "demo-advanced, demo-starter"]) {
      expect(server.output()).toContain(text);
    }
    expect(server.output()).toContain("authority.crt");
  });

  it("serves the add-in's page and the service from one origin", async () => {
    const origin = `https://localhost:${port}`;
    const page = await get(`${origin}/taskpane.html`);
    expect(page.body).toContain("https://appsforoffice.microsoft.com/lib/1/hosted/office.js");
    const health = await get(`${origin}/v1/health`);
    expect(JSON.parse(health.body)).toMatchObject({ status: "ok" });
    expect((await get(`${origin}/v1/search/statistics?q=x`)).status).toBe(401);
    expect((await get(`${origin}/office-js/office.js`)).status).toBe(200);
  });

  it("says in a sentence that its port is taken, and ends", async () => {
    const second = start(port);
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`Port ${port} is in use`);
    expect(second.output()).not.toContain("    at ");
  });

  it.skipIf(process.platform === "win32")("stops gracefully on Ctrl-C", async () => {
    server.child.kill("SIGINT");
    expect(await server.exit).toBe(0);
    await expect(get(`https://localhost:${port}/`)).rejects.toThrow();
  });
});
