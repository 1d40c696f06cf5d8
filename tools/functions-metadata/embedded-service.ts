import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Fetch } from "../../src/client/index.js";
import { buildService, openService } from "../../src/service/index.js";

export interface EmbeddedService {
  readonly address: string;
  /** Requests reach the service's own HTTP handling without a socket. */
  readonly fetch: Fetch;
  close(): Promise<void>;
}

/**
 * The service over its real library, at noon of 20 November 2026. Key: `demo-advanced`.
 * @param prepare Puts content of one's own into the data folder.
 */
export async function startService(
  prepare?: (dataDir: string) => Promise<unknown>,
): Promise<EmbeddedService> {
  const dataDir = mkdtempSync(join(tmpdir(), "stat-functions-"));
  await prepare?.(dataDir);
  const faults: unknown[] = [];
  const address = "https://service.test";
  const parts = await openService({
    host: "127.0.0.1",
    publicUrl: address,
    keysFile: undefined,
    dataDir,
    corsOrigins: [],
    now: () => Date.UTC(2026, 10, 20, 12),
    onFault: (error) => faults.push(error),
  });
  const app = await buildService(parts);
  return {
    address,
    fetch: async (url, { method = "GET", headers, body }) => {
      const { pathname, search } = new URL(url);
      const answer = await app.inject({
        method: method === "POST" ? "POST" : "GET",
        url: pathname + search,
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === "string" ? { payload: body } : {}),
      });
      const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: Object.fromEntries(given) as Record<string, string>,
      });
    },
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
      if (faults.length > 0) throw new Error("The service had faults.", { cause: faults[0] });
    },
  };
}
