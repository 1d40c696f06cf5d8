import { existsSync } from "node:fs";
import { join } from "node:path";
import { isLoopbackHost } from "../contract/index.js";
import { commandWith } from "./started-by.js";

export interface ServiceConfig {
  readonly host: string;
  readonly port: number;
  /** Where the service is reached from outside, without a slash at the end. */
  readonly publicUrl: string;
  /** PostgreSQL for keys, usage, limits and questions, with user and password. Undefined: files in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Undefined: the keys of the database, else the demo keys. */
  readonly keysFile: string | undefined;
  /**
   * Folder of this process alone for what it writes: drawn and imported content and, without a database,
   * keys, usage and questions.
   */
  readonly dataDir: string;
  readonly corsOrigins: readonly string[];
  /** Whether the documentation and the OpenAPI document are served. */
  readonly hasDocs: boolean;
  /** Where `/metrics` is by itself, on the loopback. */
  readonly metricsPort: number | undefined;
  /** What opens `/metrics` beside the API. */
  readonly metricsToken: string | undefined;
}

const addKey = "keys add NAME --package advanced";

type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as unset. */
const read = (environment: Environment, name: string): string | undefined => {
  const text = environment[name]?.trim();
  return text === "" ? undefined : text;
};

/** The folder and the keys file, for the command that makes keys too. */
export function readKeysPath(environment: Environment): { dataDir: string; keysPath: string } {
  const dataDir = read(environment, "DATA_DIR") ?? ".data";
  return { dataDir, keysPath: read(environment, "KEYS_FILE") ?? join(dataDir, "keys.json") };
}

function readUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : undefined;
}

const isSafeUrl = (url: URL) => url.protocol === "https:" || isLoopbackHost(url.hostname);

function publicUrlProblems(text: string): string[] {
  const url = readUrl(text);
  if (url === undefined) return ["PUBLIC_URL must be an http or https address."];
  return [
    ...(isSafeUrl(url)
      ? []
      : ["PUBLIC_URL must be https, unless it names this machine's loopback."]),
    ...(url.search === "" && url.hash === ""
      ? []
      : ["PUBLIC_URL must not have a query or a fragment."]),
    // It stands in every link that the service gives out.
    ...(url.username === "" && url.password === ""
      ? []
      : ["PUBLIC_URL must not hold a user name or a password."]),
  ];
}

/** NaN for what is no port. */
function toPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port >= 1 && port <= 65_535 ? port : NaN;
}

type Problems = string[];

/** HOST and PORT, and the address they are reached by from outside. */
function readAddress(environment: Environment, problems: Problems) {
  const host = read(environment, "HOST") ?? "127.0.0.1";
  const portText = read(environment, "PORT") ?? "8787";
  const port = toPort(portText);
  if (Number.isNaN(port)) problems.push("PORT must be a whole number from 1 to 65535.");
  const hostInUrl = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  if (/[/@?#\s]/.test(host) || readUrl(`http://${hostInUrl}`) === undefined) {
    problems.push("HOST must be a name or an address, such as 127.0.0.1 or 0.0.0.0.");
  }
  const givenUrl = read(environment, "PUBLIC_URL");
  if (givenUrl !== undefined) problems.push(...publicUrlProblems(givenUrl));
  const publicText = givenUrl ?? `http://${hostInUrl}:${portText}`;
  // Behind a proxy others come in by the public address, whatever the service listens on.
  const isOpen =
    !isLoopbackHost(host) || !isLoopbackHost(readUrl(publicText)?.hostname ?? "localhost");
  if (givenUrl === undefined && !isLoopbackHost(host)) {
    problems.push(
      "PUBLIC_URL must be set where HOST can be reached from other machines: the https address they use.",
    );
  }
  return { host, port, publicUrl: publicText.replace(/\/+$/, ""), isOpen };
}

/** @returns undefined where none is named; what is none is a problem */
function readDatabaseUrl(environment: Environment, problems: Problems): string | undefined {
  const text = read(environment, "DATABASE_URL");
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPostgres = url?.protocol === "postgres:" || url?.protocol === "postgresql:";
  // What was given may hold a password: the sentence does not repeat it.
  if (!isPostgres || url.pathname.length < 2) {
    problems.push(
      "DATABASE_URL must name a PostgreSQL database: postgres://USER:PASSWORD@HOST:5432/NAME.",
    );
  }
  return text;
}

/** Whether keys, usage and questions stand in a database, rightly named or not. */
export const hasDatabase = (environment: Environment): boolean =>
  read(environment, "DATABASE_URL") !== undefined;

/** The database of the commands. @throws Error with a sentence where DATABASE_URL names none */
export function readDatabase(environment: Environment): string | undefined {
  const problems: Problems = [];
  const url = readDatabaseUrl(environment, problems);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return url;
}

function readKeys(environment: Environment, isOpen: boolean, problems: Problems) {
  const { dataDir, keysPath } = readKeysPath(environment);
  const databaseUrl = readDatabaseUrl(environment, problems);
  if (databaseUrl !== undefined) {
    if (read(environment, "KEYS_FILE") !== undefined) {
      problems.push("KEYS_FILE and DATABASE_URL exclude each other: the database has the keys.");
    }
    return { dataDir, databaseUrl, keysFile: undefined };
  }
  const isNamed = read(environment, "KEYS_FILE") !== undefined;
  const hasKeysFile = existsSync(keysPath);
  if (isNamed && !hasKeysFile) {
    problems.push(`KEYS_FILE does not exist; make it with: ${commandWith(addKey)}`);
  }
  if (!isNamed && !hasKeysFile && isOpen) {
    problems.push(
      `HOST or PUBLIC_URL can be reached from other machines, where the demo keys do not work: make a key with ${commandWith(addKey)}`,
    );
  }
  return { dataDir, databaseUrl, keysFile: hasKeysFile ? keysPath : undefined };
}

function readOrigins(environment: Environment, problems: Problems): string[] {
  const origins = (read(environment, "CORS_ORIGINS") ?? "https://localhost:3000")
    .split(",")
    .map((origin) => origin.trim())
    .filter((origin) => origin !== "");
  for (const origin of origins) {
    const meant = readUrl(origin)?.origin;
    if (meant === origin) continue;
    const advice = meant === undefined ? " such as https://localhost:3000" : `: write ${meant}`;
    problems.push(`CORS_ORIGINS: ${origin} is not an origin${advice}.`);
  }
  return origins;
}

function readMetrics(environment: Environment, port: number, problems: Problems) {
  const metricsText = read(environment, "METRICS_PORT");
  const metricsPort = metricsText === undefined ? undefined : toPort(metricsText);
  if (Number.isNaN(metricsPort) || metricsPort === port)
    problems.push("METRICS_PORT must be a whole number from 1 to 65535, and not PORT.");
  const metricsToken = read(environment, "METRICS_TOKEN");
  if (metricsToken !== undefined && !/^[\x21-\x7e]{20,200}$/.test(metricsToken))
    problems.push("METRICS_TOKEN must have 20 to 200 characters, without blanks.");
  return { metricsPort, metricsToken };
}

/**
 * Reads the environment, once. Throws one error that lists every problem.
 * @default HOST 127.0.0.1, PORT 8787, PUBLIC_URL http on those two, DATA_DIR .data, KEYS_FILE
 * keys.json in DATA_DIR where it exists, no DATABASE_URL, CORS_ORIGINS https://localhost:3000, DOCS on, no METRICS_PORT
 * and no METRICS_TOKEN
 */
export function readConfig(environment: Environment): ServiceConfig {
  const problems: Problems = [];
  const { isOpen, ...address } = readAddress(environment, problems);
  const keys = readKeys(environment, isOpen, problems);
  const corsOrigins = readOrigins(environment, problems);
  const docs = read(environment, "DOCS") ?? "on";
  if (docs !== "on" && docs !== "off") problems.push("DOCS must be on or off.");
  const metrics = readMetrics(environment, address.port, problems);
  if (problems.length > 0) {
    throw new Error(`The service cannot start:\n${problems.map((line) => `- ${line}`).join("\n")}`);
  }
  return { ...address, ...keys, corsOrigins, hasDocs: docs === "on", ...metrics };
}
