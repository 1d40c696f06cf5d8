import { spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFirmNetwork, type FirmNetwork } from "../../support/network/start-firm-network.js";
import { gdp, said } from "./import-folder.js";
import { serverArguments } from "../support/server-arguments.js";

const root = join(import.meta.dirname, "../../..");
let firm: FirmNetwork;

beforeAll(async () => {
  firm = await startFirmNetwork(({ url }, response) => {
    const inward = `https://127.0.0.2:${firm.port}/gdp.csv`;
    if (url === "/inward") response.writeHead(302, { location: inward });
    response.end(gdp);
  });
});
afterAll(() => firm.close());

/** The command in a process of its own: Node reads the authority when it starts. */
function run(address: string, env: Readonly<Record<string, string>>) {
  const args = [...serverArguments(), "import", address, "--dry-run", ...said];
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: join(firm.folder, "data"), ...env },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return new Promise<{ code: number | null; text: string }>((done) => {
    child.on("close", (code) => {
      done({ code, text });
    });
  });
}

describe("a request to others", () => {
  const authority = () => ({ NODE_EXTRA_CA_CERTS: firm.authority });
  const throughProxy = () => ({ HTTPS_PROXY: firm.proxyAddress });

  it("goes through the proxy that the environment names, and trusts the authority that it names", async () => {
    const result = await run("https://figures.firm.test/gdp.csv", {
      ...authority(),
      ...throughProxy(),
    });
    expect(result.text).toContain("Would import research-desk");
    expect(result.code).toBe(0);
    expect(firm.tunnels).toEqual(["figures.firm.test:443"]);
  });

  it("that another host leads to this machine ends with a sentence", async () => {
    const before = firm.tunnels.length;
    const result = await run("https://figures.firm.test/inward", {
      ...authority(),
      ...throughProxy(),
    });
    expect(result.text).toMatch(
      /https:\/\/figures\.firm\.test\/inward leads to this machine \(127\.0\.0\.2:\d+\): that is not followed\./,
    );
    expect(result.code).toBe(1);
    expect(firm.tunnels.slice(before)).toEqual(["figures.firm.test:443"]);
  });

  it("passes the proxy by for the hosts of NO_PROXY, and trusts no unknown authority", async () => {
    const before = firm.tunnels.length;
    const address = `https://127.0.0.1:${firm.port}/gdp.csv`;
    const past = { ...throughProxy(), NO_PROXY: "127.0.0.1" };
    const trusted = await run(address, { ...past, ...authority() });
    expect(trusted.text).toContain("Would import research-desk");
    const stranger = await run(address, past);
    expect(stranger.text).toMatch(/cannot be read: .*certificate.*NODE_EXTRA_CA_CERTS/);
    expect(stranger.code).toBe(1);
    expect(firm.tunnels).toHaveLength(before);
  });
});
