import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildService, openService } from "../../../src/service/index.js";

export interface EmbeddedService {
  readonly address: string;
  close(): Promise<void>;
}

/** The service over its real library, on a free port of the loopback, at noon of 20 November 2026. */
export async function startService(): Promise<EmbeddedService> {
  const dataDir = mkdtempSync(join(tmpdir(), "stat-functions-"));
  const faults: unknown[] = [];
  const parts = await openService({
    host: "127.0.0.1",
    publicUrl: "https://service.test",
    keysFile: undefined,
    dataDir,
    corsOrigins: [],
    now: () => Date.UTC(2026, 10, 20, 12),
    onFault: (error) => faults.push(error),
  });
  const app = await buildService(parts);
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    address,
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
      if (faults.length > 0) throw new Error("The service had faults.", { cause: faults[0] });
    },
  };
}
