import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { runKeysCommand } from "../../../src/gateway/people/index.js";
import { createKeysFile } from "../../../src/storage/index.js";
import {
  runService,
  untilPrinted,
  type RunningService,
} from "../../service/support/run-service.js";
import { sendJson } from "../../support/fault-server.js";
import { freePort } from "../../support/network/free-port.js";
import { startFirmNetwork, type FirmNetwork } from "../../support/network/start-firm-network.js";

/** The gateway within a firm's network; a process of its own, since Node reads the authority when it starts. */

let firm: FirmNetwork;
const started: RunningService[] = [];
beforeAll(async () => {
  firm = await startFirmNetwork((request, response) => {
    sendJson(response, { items: [], asked: request.headers.host });
  });
});
afterAll(async () => {
  for (const { process } of started) process.kill("SIGKILL");
  await Promise.all(started.map(({ exited }) => exited));
  await firm.close();
});

async function start(name: string, environment: Readonly<Record<string, string>>) {
  const dataDir = join(firm.folder, name);
  mkdirSync(dataDir);
  const { text } = await runKeysCommand(["add", "Ann", "--team", "Energy"], {
    ...{ open: () => createKeysFile(join(dataDir, "keys.json")), now: Date.now() },
  });
  const key = text.split("\n").at(-1) ?? "";
  const port = String(await freePort());
  const ours = { DATA_DIR: dataDir, PORT: port, UPSTREAM_KEY: "a-key" };
  const running = runService([], { ...ours, ...environment }, "gateway");
  started.push(running);
  await untilPrinted(running, `answers at http://127.0.0.1:${port}/v1`);
  const ask = async () => {
    const address = `http://127.0.0.1:${port}${operations.searchStatistics.path}?q=a`;
    const answer = await fetch(address, { headers: { "x-api-key": key } });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  return { running, ask };
}

describe("within a firm's network the gateway", () => {
  const authority = () => ({ NODE_EXTRA_CA_CERTS: firm.authority });
  const byProxy = () => ({
    ...{ UPSTREAM_URL: "https://figures.firm.test", HTTPS_PROXY: firm.proxyAddress },
  });

  it("asks the service through the firm's proxy, and trusts the firm's authority", async () => {
    const { ask } = await start("both", { ...byProxy(), ...authority() });
    expect(await ask()).toEqual({ status: 200, body: { items: [], asked: "figures.firm.test" } });
    expect(firm.tunnels).toEqual(["figures.firm.test:443"]);
  });

  it("says that the proxy refuses it, and goes on once it does not", async () => {
    const { running, ask } = await start("refused", { ...byProxy(), ...authority() });
    firm.proxyStatus = 407;
    expect((await ask()).status).toBe(502);
    await untilPrinted(
      running,
      "ALARM: the service at https://figures.firm.test does not answer (the proxy of HTTPS_PROXY refuses it with 407).",
    );
    firm.proxyStatus = 200;
    expect((await ask()).status).toBe(200);
  });

  it("passes the proxy by for the hosts of NO_PROXY, and names the setting where it does not know the authority", async () => {
    const before = firm.tunnels.length;
    const past = {
      ...{ ...byProxy(), NO_PROXY: "127.0.0.1" },
      UPSTREAM_URL: `https://127.0.0.1:${firm.port}`,
    };
    const trusting = await start("past", { ...past, ...authority() });
    expect((await trusting.ask()).status).toBe(200);
    const stranger = await start("stranger", past);
    expect((await stranger.ask()).status).toBe(502);
    await untilPrinted(stranger.running, "set NODE_EXTRA_CA_CERTS to its file).");
    expect(firm.tunnels).toHaveLength(before);
  });
});
