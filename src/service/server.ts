import { join } from "node:path";
import {
  hasDatabase,
  readConfig,
  readDatabase,
  readKeysPath,
  type ServiceConfig,
} from "./config.js";
import { describeFailure, describeFault, terminalText, wantsHelp } from "../server/index.js";
import { runKeysCommand, runPackagesCommand, type CommandResult } from "./keys/index.js";
import { runBackupCommand } from "./operation/backup-command.js";
import { yieldProcessors } from "./operation/yield-processors.js";
import { commandWith, startCommand } from "./started-by.js";
import type { ServiceParts } from "./app.js";
import {
  createKeysFile,
  openContentFiles,
  openDatabaseContent,
  openDatabaseKeys,
  openDatabaseUsage,
  readUsageOf,
} from "../storage/index.js";
import { runUsageCommand } from "./usage/index.js";

const print = (text: string) => process.stdout.write(`${terminalText(text)}\n`);
const complain = (text: string) => process.stderr.write(`${terminalText(text)}\n`);

const failureOf = (error: unknown, { host }: Pick<ServiceConfig, "host">) =>
  describeFailure(error, { host, name: "service", startCommand, otherPort: 8788 });

/** Requests that have not ended by then are cut off: a supervisor would kill the whole process. */
const graceMs = 8000;

function whereKeysAre({ keysFile }: ServiceConfig, { keys, database }: ServiceParts): string {
  if (database !== undefined) return `Keys: in ${database.place}`;
  if (keys.demoKeys.length === 0) return `Keys: ${keysFile ?? ""}`;
  return `Demo keys: ${keys.demoKeys.map(({ key }) => key).join(", ")}`;
}

async function serve(config: ServiceConfig): Promise<void> {
  // Loaded here: the command for keys needs neither the library nor the renderers.
  const { buildService, createMetrics, openService, serveMetrics } = await import("./index.js");
  const { metricsPort, metricsToken } = config;
  const isMeasured = metricsPort !== undefined || metricsToken !== undefined;
  const metrics = isMeasured ? createMetrics() : undefined;
  const parts = await openService({
    ...config,
    ...(metrics === undefined ? {} : { metrics }),
    onAccess: (entry) => print(JSON.stringify({ at: new Date().toISOString(), ...entry })),
    onFault: (error) => complain(describeFault(error)),
  });
  const app = await buildService(parts);
  const { host, port, publicUrl } = config;
  const listen = async () => {
    await app.listen({ host, port });
    if (metrics === undefined || metricsPort === undefined) return undefined;
    return serveMetrics(metrics, { host: "127.0.0.1", port: metricsPort });
  };
  const measured = await listen().catch(async (error: unknown) => {
    // What was opened would keep the process, and what it holds from others.
    await app.close();
    throw error;
  });
  print(`The Content Discovery service answers at ${publicUrl}/v1`);
  print(`Try it out at ${publicUrl}/v1/docs`);
  if (metricsPort !== undefined) print(`Metrics: http://127.0.0.1:${String(metricsPort)}/metrics`);
  print(whereKeysAre(config, parts));

  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => {
      app.server.closeAllConnections();
    }, graceMs).unref();
    measured?.close();
    app.close().then(
      () => print("Stopped."),
      (error: unknown) => {
        complain(failureOf(error, config));
        process.exitCode = 1;
      },
    );
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

const { dataDir, keysPath } = readKeysPath(process.env);
const packagesPath = join(dataDir, "packages.json");
const now = Date.now();

// Loaded when it is asked for: the readers of tables are nothing to the service itself.
const importing = () => {
  yieldProcessors();
  return import("./import/index.js");
};

type Command = (words: readonly string[]) => CommandResult | Promise<CommandResult>;
async function openKeyRecords() {
  const url = readDatabase(process.env);
  return url === undefined ? createKeysFile(keysPath) : openDatabaseKeys(url);
}

async function openUsage() {
  const url = readDatabase(process.env);
  return url === undefined ? readUsageOf(join(dataDir, "usage.json")) : openDatabaseUsage(url);
}

async function openImported() {
  const url = readDatabase(process.env);
  return url === undefined ? openContentFiles(dataDir) : openDatabaseContent(url);
}

const backUp = (command: "backup" | "restore", words: readonly string[]) =>
  runBackupCommand(command, words, {
    ...{ dataDir, keysPath, now },
    hasDatabase: hasDatabase(process.env),
  });

const commands: Readonly<Record<string, Command>> = {
  keys: (words) => runKeysCommand(words, { open: openKeyRecords, packagesPath, now }),
  packages: (words) => runPackagesCommand(words, { path: packagesPath }),
  usage: (words) => runUsageCommand(words, { open: openUsage }),
  backup: (words) => backUp("backup", words),
  import: async (words) => (await importing()).runImportCommand(words, { open: openImported, now }),
  content: async (words) =>
    (await importing()).runContentCommand(words, { open: openImported, now }),
  restore: (words) => backUp("restore", words),
};

const [command, ...rest] = process.argv.slice(2);
const run = command === undefined ? undefined : commands[command];
if (run !== undefined) {
  const { exitCode, text } = await run(rest);
  (exitCode === 0 ? print : complain)(text);
  process.exitCode = exitCode;
} else if (command === undefined) {
  try {
    const config = readConfig(process.env);
    await serve(config).catch((error: unknown) => {
      complain(failureOf(error, config));
      process.exitCode = 1;
    });
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
} else {
  const names = Object.keys(commands);
  const use = `Use: ${startCommand}, or ${commandWith(names[0] ?? "")}, ${names.slice(1).join(", ")}`;
  const isHelp = wantsHelp([command]);
  if (isHelp) print(`${use}; each with --help`);
  else complain(`Unknown command: ${command}. ${use}`);
  process.exitCode = isHelp ? 0 : 1;
}
