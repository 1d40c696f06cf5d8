import { once } from "node:events";
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

interface Port {
  /** @default the loopback's IPv4 address */
  readonly host?: string;
  /** Taken where nobody has it. @default any */
  readonly wanted?: number;
}

/**
 * Below what Linux, macOS and Windows give to connections and to listeners on port 0, which would
 * take it before a process that is only starting has opened it.
 */
const range = [16_384, 32_768] as const;

/** A port of the loopback that nobody listens on at the moment. */
export async function freePort({ host = "127.0.0.1", wanted = 0 }: Port = {}): Promise<number> {
  const port = wanted === 0 ? randomInt(...range) : wanted;
  const probe = createServer().listen(port, host);
  try {
    await once(probe, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    return freePort({ host });
  }
  probe.close();
  await once(probe, "close");
  return port;
}
