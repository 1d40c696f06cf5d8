import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { createCA, createCert } from "mkcert";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runKeysCommand } from "../../../src/gateway/people/index.js";
import { createKeysFile } from "../../../src/storage/index.js";
import {
  runService,
  untilPrinted,
  type RunningService,
} from "../../service/support/run-service.js";
import { freePort } from "../../support/network/free-port.js";

/** `npm run gateway -- --cert FILE --key FILE`: TLS without a proxy before it. */

const named = { organization: "A firm", countryCode: "DE", state: "-", locality: "-" };
const started: RunningService[] = [];
let folder = "";
let ca: Awaited<ReturnType<typeof createCA>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gateway-tls-"));
  ca = await createCA({ ...named, validity: 30 });
});
afterAll(async () => {
  for (const { process } of started) process.kill("SIGKILL");
  await Promise.all(started.map(({ exited }) => exited));
  rmSync(folder, { recursive: true });
});

const at = (name: string) => join(folder, name);
const newCertificate = () =>
  createCert({ ca: { key: ca.key, cert: ca.cert }, domains: ["127.0.0.1"], validity: 30 });

/** Files of their own for each test. */
async function writeCertificate(name: string) {
  const { cert, key } = await newCertificate();
  const files = { cert: at(`${name}.crt`), key: at(`${name}.key`) };
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key, { mode: 0o600 });
  return files;
}

async function run(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(at("data-"));
  const ours = { DATA_DIR: dataDir, UPSTREAM_URL: "https://127.0.0.1:9", UPSTREAM_KEY: "a-key" };
  await runKeysCommand(["add", "Ann", "--team", "Energy"], {
    ...{ open: () => createKeysFile(join(dataDir, "keys.json")), now: Date.now() },
  });
  const port = String(await freePort());
  const running = runService(words, { ...ours, PORT: port, ...environment }, "gateway");
  started.push(running);
  return { running, port };
}

/** Asks over a connection of its own, which trusts the firm's authority alone. */
const ask = (port: string) =>
  new Promise<{ status: number | undefined; fingerprint: string | undefined }>(
    (resolve, reject) => {
      const address = `https://127.0.0.1:${port}/v1/usage`;
      get(address, { ca: ca.cert, agent: false }, (answer: IncomingMessage) => {
        const { socket } = answer;
        const peer = socket instanceof TLSSocket ? socket.getPeerCertificate() : undefined;
        answer.resume().on("end", () => {
          resolve({ status: answer.statusCode, fingerprint: peer?.fingerprint256 });
        });
      }).on("error", reject);
    },
  );

describe("the gateway's own certificate", () => {
  it("is what it answers with, by https alone, and is exchanged without a stop", async () => {
    const { cert, key } = await writeCertificate("own");
    const { running, port } = await run(["--cert", cert, "--key", key]);
    await untilPrinted(running, `answers at https://127.0.0.1:${port}/v1`);
    const first = await ask(port);
    expect(first.status).toBe(401);
    await expect(fetch(`http://127.0.0.1:${port}/v1/usage`)).rejects.toThrow();

    const renewed = await newCertificate();
    // A moment between the two files: a certificate beside another one's key.
    writeFileSync(cert, renewed.cert);
    await expect.poll(() => running.output()).toContain("no certificate as PEM with its key");
    expect(await ask(port)).toEqual(first);
    writeFileSync(key, renewed.key);
    await expect.poll(async () => (await ask(port)).fingerprint).not.toBe(first.fingerprint);
    running.process.kill("SIGTERM");
    expect(await running.exited).toBe(0);
  });

  it("keeps it from starting where it cannot be used, with a sentence", async () => {
    const { cert, key } = await writeCertificate("good");
    const other = await writeCertificate("other");
    const open = at("open.key");
    writeFileSync(open, "a key", { mode: 0o644 });
    const refused = async (words: readonly string[], environment = {}) => {
      const { running } = await run(words, environment);
      expect(await running.exited).toBe(1);
      expect(running.output()).not.toContain("    at ");
      return running.output();
    };
    expect(await refused(["--cert", cert])).toContain("--cert and --key go together");
    expect(await refused(["--cert", cert, "--key", at("no.key")])).toContain("(ENOENT)");
    expect(await refused(["--cert", cert, "--key", open])).toContain("can be read by others");
    expect(await refused(["--cert", cert, "--key", other.key])).toContain("are no certificate");
    expect(await refused(["--port", "1"])).toContain("--port");
    expect(
      await refused(["--cert", cert, "--key", key], { PUBLIC_URL: "http://127.0.0.1:1" }),
    ).toContain("PUBLIC_URL must be an https address");
  });
});
