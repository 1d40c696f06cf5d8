import type { FastifyInstance } from "fastify";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  buildService,
  openService,
  packages,
  type ServiceParts,
} from "../../../src/service/index.js";

export interface ShippedService {
  readonly parts: ServiceParts;
  readonly app: FastifyInstance;
  readonly close: () => Promise<void>;
}

/** The service as it is shipped, real library and all, on 2026-11-20, for as many requests as a test makes. */
export async function openShippedService(): Promise<ShippedService> {
  const dataDir = mkdtempSync(join(tmpdir(), "stat-shipped-"));
  const unlimited = { ...packages.advanced, requestsPerMinute: 1e9 };
  const parts = await openService({
    host: "127.0.0.1",
    publicUrl: "https://service.test",
    keysFile: undefined,
    dataDir,
    corsOrigins: [],
    now: () => Date.UTC(2026, 10, 20, 12),
    onFault: (error) => {
      throw error;
    },
    packages: { starter: unlimited, professional: unlimited, advanced: unlimited },
  });
  const app = await buildService(parts);
  return {
    parts,
    app,
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
