import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

interface Port {
  /** @default the loopback's IPv4 address */
  readonly host?: string;
  /** Taken where nobody has it. @default any */
  readonly wanted?: number;
}

/** A port of the loopback that nobody listens on at the moment. */
export async function freePort({ host = "127.0.0.1", wanted = 0 }: Port = {}): Promise<number> {
  const probe = createServer().listen(wanted, host);
  try {
    await once(probe, "listening");
  } catch (error) {
    if (wanted === 0) throw error;
    return freePort({ host });
  }
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
