import { join } from "node:path";
import { describeFailure } from "../server/index.js";
import {
  createKeysFile,
  openDatabaseKeys,
  openDatabaseUsage,
  readUsageOf,
} from "../storage/index.js";
import { readConfig, readDatabase, readPeoplePath, type GatewayConfig } from "./config.js";
import { runKeysCommand, runUsageCommand } from "./people/index.js";
import { commandWith, startCommand } from "./started-by.js";

const print = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

/** Requests that have not ended by then are cut off: a supervisor would kill the whole process. */
const graceMs = 8000;

const toText = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

async function serve(config: GatewayConfig): Promise<void> {
  // Loaded here: the command for keys needs no server.
  const { buildGateway, createMetrics, openGateway, serveMetrics } = await import("./index.js");
  const { metricsPort, metricsToken } = config;
  const isMeasured = metricsPort !== undefined || metricsToken !== undefined;
  const metrics = isMeasured ? createMetrics() : undefined;
  const app = await buildGateway(
    await openGateway({
      ...config,
      metrics,
      onAccess: (entry) => print(JSON.stringify({ at: new Date().toISOString(), ...entry })),
      onFault: (error) => complain(toText(error)),
    }),
  );
  const { host, port, publicUrl, upstreamUrl } = config;
  const listen = async () => {
    await app.listen({ host, port });
    if (metrics === undefined || metricsPort === undefined) return undefined;
    return serveMetrics(metrics, { host: "127.0.0.1", port: metricsPort });
  };
  const measured = await listen().catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  print(`The gateway to ${upstreamUrl} answers at ${publicUrl}/v1`);

  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    measured?.close();
    setTimeout(() => {
      app.server.closeAllConnections();
    }, graceMs).unref();
    app.close().then(
      () => print("Stopped."),
      (error: unknown) => {
        complain(toText(error));
        process.exitCode = 1;
      },
    );
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

const { dataDir, keysPath } = readPeoplePath(process.env);
async function openKeys() {
  const url = readDatabase(process.env);
  return url === undefined ? createKeysFile(keysPath) : openDatabaseKeys(url);
}

async function openUsage() {
  const url = readDatabase(process.env);
  return url === undefined ? readUsageOf(join(dataDir, "usage.json")) : openDatabaseUsage(url);
}

const openSavings = () =>
  readDatabase(process.env) === undefined ? readUsageOf(join(dataDir, "savings.json")) : undefined;

const runCommand = (command: "keys" | "usage", words: readonly string[]) =>
  command === "keys"
    ? runKeysCommand(words, { open: openKeys, now: Date.now() })
    : runUsageCommand(words, { openKeys, openUsage, openSavings });

const [command, ...rest] = process.argv.slice(2);
if (command === "keys" || command === "usage") {
  const { exitCode, text } = await runCommand(command, rest);
  (exitCode === 0 ? print : complain)(text);
  process.exitCode = exitCode;
} else if (command === undefined) {
  try {
    const config = readConfig(process.env);
    await serve(config).catch((error: unknown) => {
      const { host } = config;
      complain(describeFailure(error, { host, name: "gateway", startCommand, otherPort: 8791 }));
      process.exitCode = 1;
    });
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
} else {
  complain(
    `Unknown command: ${command}. Use: ${startCommand}, ${commandWith("keys")}, or ${commandWith("usage")}`,
  );
  process.exitCode = 1;
}
