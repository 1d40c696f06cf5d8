import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createProxy, type Server } from "node:http";
import { createServer as createSecure } from "node:https";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCA, createCert } from "mkcert";
import { gdp, said } from "./import-folder.js";

/** A firm's network: a server with a certificate of the firm's own authority, and a proxy before it. */

const root = join(import.meta.dirname, "../../..");
let folder = "";
let secure: Server;
let proxy: Server;
const tunnels: string[] = [];
const portOf = (server: Server) => String((server.address() as AddressInfo).port);
const listen = (server: Server) =>
  new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "firm-"));
  const named = { organization: "A firm", countryCode: "DE", state: "-", locality: "-" };
  const ca = await createCA({ ...named, validity: 30 });
  const { cert, key } = await createCert({
    ...{
      ca: { key: ca.key, cert: ca.cert },
      domains: ["figures.firm.test", "127.0.0.1", "127.0.0.2"],
    },
    validity: 30,
  });
  writeFileSync(join(folder, "authority.pem"), ca.cert);
  secure = createSecure({ cert, key }, ({ url }, response) => {
    const inward = `https://127.0.0.2:${portOf(secure)}/gdp.csv`;
    if (url === "/inward") response.writeHead(302, { location: inward });
    response.end(gdp);
  });
  proxy = createProxy();
  proxy.on("connect", (request, socket, head) => {
    tunnels.push(request.url ?? "");
    // The proxy alone knows the firm's names.
    const onward = connect(Number(portOf(secure)), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const one of [socket, onward]) one.on("error", () => onward.destroy());
  });
  await Promise.all([listen(secure), listen(proxy)]);
});
afterAll(async () => {
  for (const server of [secure, proxy]) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  rmSync(folder, { recursive: true });
});

/** The command in a process of its own: Node reads the authority when it starts. */
function run(address: string, env: Readonly<Record<string, string>>) {
  const args = [
    "--import",
    "tsx",
    "src/service/server.ts",
    "import",
    address,
    "--dry-run",
    ...said,
  ];
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: join(folder, "data"), ...env },
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
  const authority = () => ({ NODE_EXTRA_CA_CERTS: join(folder, "authority.pem") });
  const throughProxy = () => ({ HTTPS_PROXY: `http://127.0.0.1:${portOf(proxy)}` });

  it("goes through the proxy that the environment names, and trusts the authority that it names", async () => {
    const result = await run("https://figures.firm.test/gdp.csv", {
      ...authority(),
      ...throughProxy(),
    });
    expect(result.text).toContain("Would import research-desk");
    expect(result.code).toBe(0);
    expect(tunnels).toEqual(["figures.firm.test:443"]);
  });

  it("that another host leads to this machine ends with a sentence", async () => {
    const before = tunnels.length;
    const result = await run("https://figures.firm.test/inward", {
      ...authority(),
      ...throughProxy(),
    });
    expect(result.text).toMatch(
      /https:\/\/figures\.firm\.test\/inward leads to this machine \(127\.0\.0\.2:\d+\): that is not followed\./,
    );
    expect(result.code).toBe(1);
    expect(tunnels.slice(before)).toEqual(["figures.firm.test:443"]);
  });

  it("passes the proxy by for the hosts of NO_PROXY, and trusts no unknown authority", async () => {
    const before = tunnels.length;
    const address = `https://127.0.0.1:${portOf(secure)}/gdp.csv`;
    const past = { ...throughProxy(), NO_PROXY: "127.0.0.1" };
    const trusted = await run(address, { ...past, ...authority() });
    expect(trusted.text).toContain("Would import research-desk");
    const stranger = await run(address, past);
    expect(stranger.text).toMatch(/cannot be read: .*certificate.*NODE_EXTRA_CA_CERTS/);
    expect(stranger.code).toBe(1);
    expect(tunnels).toHaveLength(before);
  });
});
