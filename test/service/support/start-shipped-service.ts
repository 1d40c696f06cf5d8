import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openService } from "../../../src/service/index.js";
import { startService, today, unlimitedPackages } from "./start-service.js";

/** The service as it is shipped: real library, search, research and files; answers checked as ever. */
export async function startShippedService() {
  const dataDir = mkdtempSync(join(tmpdir(), "service-shipped-"));
  const parts = await openService({
    host: "127.0.0.1",
    publicUrl: "https://service.example",
    keysFile: undefined,
    dataDir,
    corsOrigins: [],
    now: () => today,
    packages: unlimitedPackages,
    onFault: (error) => {
      throw new Error("the service failed by itself", { cause: error });
    },
  });
  const service = await startService(parts);
  const close = async () => {
    await service.close();
    rmSync(dataDir, { recursive: true });
  };
  return { ...service, close };
}
