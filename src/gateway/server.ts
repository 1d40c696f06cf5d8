import { Server as SecureServer } from "node:https";
import { join } from "node:path";
import { describeFailure, describeFault, terminalText, wantsHelp } from "../server/index.js";
import {
  createKeysFile,
  openBudgetsFile,
  openDatabaseBudgets,
  openDatabaseItems,
  openDatabaseKeys,
  openDatabaseUsage,
  readItemsOf,
  readUsageOf,
} from "../storage/index.js";
import { runBudgetsCommand } from "./budgets/index.js";
import {
  followCertificate,
  readCertificate,
  readCertificateFiles,
  type Certificate,
  type CertificateFiles,
} from "./certificate.js";
import { readConfig, readDatabase, readPeoplePath, type GatewayConfig } from "./config.js";
import { runKeysCommand, runUsageCommand } from "./people/index.js";
import { commandWith, startCommand } from "./started-by.js";

const print = (text: string) => process.stdout.write(`${terminalText(text)}\n`);
const complain = (text: string) => process.stderr.write(`${terminalText(text)}\n`);

/** Requests that have not ended by then are cut off: a supervisor would kill the whole process. */
const graceMs = 8000;

const onFault = (error: unknown) => complain(describeFault(error));

function exchangeRenewed(
  { server }: { readonly server: unknown },
  files: CertificateFiles,
  present: Certificate,
): void {
  if (!(server instanceof SecureServer)) return;
  followCertificate(files, {
    ...{ present, onProblem: onFault },
    exchange: (renewed) => {
      server.setSecureContext(renewed);
    },
  });
}

async function serve(config: GatewayConfig, files?: CertificateFiles): Promise<void> {
  // Loaded here: the command for keys needs no server.
  const { buildGateway, createMetrics, openGateway, serveMetrics } = await import("./index.js");
  const { metricsPort, metricsToken } = config;
  const isMeasured = metricsPort !== undefined || metricsToken !== undefined;
  const metrics = isMeasured ? createMetrics() : undefined;
  const certificate = files && readCertificate(files);
  const parts = await openGateway({
    ...{ ...config, metrics, onFault },
    onAccess: (entry) => print(JSON.stringify({ at: new Date().toISOString(), ...entry })),
  });
  const app = await buildGateway({ ...parts, certificate });
  if (files && certificate) exchangeRenewed(app, files, certificate);
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
        complain(describeFault(error));
        process.exitCode = 1;
      },
    );
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

async function start(words: readonly string[]): Promise<void> {
  const files = readCertificateFiles(words);
  const config = readConfig(process.env, files === undefined ? "none" : "own");
  await serve(config, files).catch((error: unknown) => {
    const { host } = config;
    complain(describeFailure(error, { host, name: "gateway", startCommand, otherPort: 8791 }));
    process.exitCode = 1;
  });
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

async function openItems() {
  const url = readDatabase(process.env);
  return url === undefined ? readItemsOf(join(dataDir, "items.json")) : openDatabaseItems(url);
}

async function openBudgets() {
  const url = readDatabase(process.env);
  return url === undefined
    ? openBudgetsFile(join(dataDir, "budgets.json"))
    : openDatabaseBudgets(url);
}

const commands = {
  keys: (rest: readonly string[]) => runKeysCommand(rest, { open: openKeys, now: Date.now() }),
  usage: (rest: readonly string[]) => runUsageCommand(rest, { openKeys, openUsage, openItems }),
  budgets: (rest: readonly string[]) => runBudgetsCommand(rest, { open: openBudgets }),
};
const isCommand = (word: string): word is keyof typeof commands => Object.hasOwn(commands, word);

const use = [startCommand, ...Object.keys(commands).map(commandWith)].join(", ");

const words = process.argv.slice(2);
const [command = "", ...rest] = words;
if (isCommand(command)) {
  const { exitCode, text } = await commands[command](rest);
  (exitCode === 0 ? print : complain)(text);
  process.exitCode = exitCode;
} else if (wantsHelp([command])) {
  print(`Use: ${use}; each with --help`);
} else if (command === "" || command.startsWith("--")) {
  await start(words).catch((error: unknown) => {
    complain(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
} else {
  complain(`Unknown command: ${command}. Use: ${use}`);
  process.exitCode = 1;
}
