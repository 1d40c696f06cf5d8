import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildService, openService } from "../../../src/service/index.js";
import { freePort } from "../../support/network/free-port.js";
import { unlimitedPackages } from "../../service/support/start-service.js";
import { closeAtOnce } from "../../support/network/close-at-once.js";

export interface RunningUpstream {
  readonly address: string;
  /** Paths of the API that were asked for, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** The service as it is shipped, listening, on 2026-11-20. Keys: `demo-advanced`, `demo-starter`. */
export async function startUpstream(): Promise<RunningUpstream> {
  const dataDir = mkdtempSync(join(tmpdir(), "gateway-upstream-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${String(port)}`;
  const asked: string[] = [];
  const app = await buildService(
    await openService({
      ...{ host: "127.0.0.1", publicUrl: address, keysFile: undefined, dataDir, corsOrigins: [] },
      now: () => Date.UTC(2026, 10, 20, 12),
      packages: unlimitedPackages,
      onAccess: ({ path }) => asked.push(path),
      onFault: (error) => {
        throw error;
      },
    }),
  );
  await app.listen({ host: "127.0.0.1", port });
  return {
    ...{ address, asked },
    close: async () => {
      await closeAtOnce(app);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
