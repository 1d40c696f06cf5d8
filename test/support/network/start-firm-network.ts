/** A firm's network: a server with a certificate of the firm's own authority, and a proxy before it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createProxy, type RequestListener, type Server } from "node:http";
import { createServer as createSecure } from "node:https";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCA, createCert } from "mkcert";

export interface FirmNetwork {
  readonly folder: string;
  /** The file of the authority's certificate. */
  readonly authority: string;
  /** Of the server, which is `figures.firm.test` to the proxy alone. */
  readonly port: string;
  readonly proxyAddress: string;
  /** What the proxy was asked to connect to, in order. */
  readonly tunnels: string[];
  /** Status that the proxy refuses with; 200: it does not. */
  proxyStatus: number;
  close(): Promise<void>;
}

const portOf = (server: Server) => String((server.address() as AddressInfo).port);

const listen = (server: Server) =>
  new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });

/** @param port of the server, which stands for every name: the proxy alone knows the firm's */
function startProxy(port: string, seen: Pick<FirmNetwork, "tunnels" | "proxyStatus">): Server {
  const proxy = createProxy();
  proxy.on("connect", (request, socket, head) => {
    seen.tunnels.push(request.url ?? "");
    if (seen.proxyStatus !== 200) {
      socket.end(`HTTP/1.1 ${String(seen.proxyStatus)} No\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    const onward = connect(Number(port), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const one of [socket, onward]) one.on("error", () => onward.destroy());
  });
  return proxy;
}

export async function startFirmNetwork(serve: RequestListener): Promise<FirmNetwork> {
  const folder = mkdtempSync(join(tmpdir(), "firm-"));
  const named = { organization: "A firm", countryCode: "DE", state: "-", locality: "-" };
  const ca = await createCA({ ...named, validity: 30 });
  const { cert, key } = await createCert({
    ...{ ca: { key: ca.key, cert: ca.cert }, validity: 30 },
    domains: ["figures.firm.test", "127.0.0.1", "127.0.0.2"],
  });
  const authority = join(folder, "authority.pem");
  writeFileSync(authority, ca.cert);
  const secure = createSecure({ cert, key }, serve);
  await listen(secure);
  const port = portOf(secure);
  const seen = { tunnels: [] as string[], proxyStatus: 200 };
  const proxy = startProxy(port, seen);
  await listen(proxy);
  return Object.assign(seen, {
    ...{ folder, authority, port, proxyAddress: `http://127.0.0.1:${portOf(proxy)}` },
    close: async () => {
      for (const server of [secure, proxy]) {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }
      rmSync(folder, { recursive: true });
    },
  });
}
