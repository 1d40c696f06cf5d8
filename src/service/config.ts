import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  read,
  readAddress,
  readDatabaseReadUrls,
  readDatabaseUrl,
  readMetrics,
  readOrigins,
  throwProblems,
  type Environment,
  type Problems,
} from "../server/index.js";
import { commandWith } from "./started-by.js";

export interface ServiceConfig {
  readonly host: string;
  readonly port: number;
  /** Where the service is reached from outside, without a slash at the end. */
  readonly publicUrl: string;
  /** PostgreSQL for keys, usage, limits, questions and imported content, with user and password. Undefined: files in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Its streaming replicas, with user and password. */
  readonly databaseReadUrls: readonly string[];
  /** Undefined: the keys of the database, else the demo keys. */
  readonly keysFile: string | undefined;
  /**
   * Folder of this process alone for what it writes: drawn content and, without a database, keys, usage,
   * questions and imported content.
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

/** The folder and the keys file, for the command that makes keys too. */
export function readKeysPath(environment: Environment): { dataDir: string; keysPath: string } {
  const dataDir = read(environment, "DATA_DIR") ?? ".data";
  return { dataDir, keysPath: read(environment, "KEYS_FILE") ?? join(dataDir, "keys.json") };
}

/** Whether keys, usage, questions and imported content stand in a database, rightly named or not. */
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
  const databaseReadUrls = readDatabaseReadUrls(environment, problems);
  if (databaseUrl !== undefined) {
    if (read(environment, "KEYS_FILE") !== undefined) {
      problems.push("KEYS_FILE and DATABASE_URL exclude each other: the database has the keys.");
    }
    return { dataDir, databaseUrl, databaseReadUrls, keysFile: undefined };
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
  const keysFile = hasKeysFile ? keysPath : undefined;
  return { dataDir, databaseUrl, databaseReadUrls, keysFile };
}

/**
 * Reads the environment, once. Throws one error that lists every problem.
 * @default HOST 127.0.0.1, PORT 8787, PUBLIC_URL http on those two, DATA_DIR .data, KEYS_FILE
 * keys.json in DATA_DIR where it exists, no DATABASE_URL and no DATABASE_READ_URLS, CORS_ORIGINS https://localhost:3000, DOCS on, no METRICS_PORT
 * and no METRICS_TOKEN
 */
export function readConfig(environment: Environment): ServiceConfig {
  const problems: Problems = [];
  const { isOpen, ...address } = readAddress(environment, 8787, problems);
  const keys = readKeys(environment, isOpen, problems);
  const corsOrigins = readOrigins(environment, problems);
  const docs = read(environment, "DOCS") ?? "on";
  if (docs !== "on" && docs !== "off") problems.push("DOCS must be on or off.");
  const metrics = readMetrics(environment, address.port, problems);
  throwProblems("service", problems);
  return { ...address, ...keys, corsOrigins, hasDocs: docs === "on", ...metrics };
}
