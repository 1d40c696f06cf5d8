import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { operationIds, parseServiceAddress, type OperationId } from "../contract/index.js";
import {
  read,
  readAddress,
  readDatabaseUrl,
  readMetrics,
  readOrigins,
  throwProblems,
  type Environment,
  type Problems,
} from "../server/index.js";
import type { Teams } from "./people/index.js";
import { readSignIn, type SignInSettings } from "./provider/index.js";
import { commandWith } from "./started-by.js";
import type { UpstreamKeySource } from "./upstream/index.js";

interface DatabaseConfig {
  /** With user and password. */
  readonly url: string;
  /** Whether calls within a budget go on while it does not answer. */
  readonly isOpenWithout: boolean;
  /** Bytes of answers kept in it. */
  readonly cacheBytes: number;
}

export interface GatewayConfig {
  readonly host: string;
  readonly port: number;
  /** Where the gateway is reached from outside, without a slash at the end. */
  readonly publicUrl: string;
  readonly corsOrigins: readonly string[];
  /** The service behind it, without "/v1" and without a slash at the end. */
  readonly upstreamUrl: string;
  readonly upstreamKeys: UpstreamKeySource;
  /** Folder of this process alone: people's keys, and what they used. */
  readonly dataDir: string;
  /** PostgreSQL for all that several processes share, instead of files in `dataDir`. */
  readonly database: DatabaseConfig | undefined;
  /** Operations whose answers people share. */
  readonly shared: ReadonlySet<OperationId>;
  /** Teams whose people share jobs of research. */
  readonly sharedResearch: Teams;
  /** Teams whose people may ask for newer answers than those that are kept; `all` also who has none. */
  readonly forcedRefresh: Teams;
  /** Bytes of answers kept in memory. */
  readonly cacheBytes: number;
  /** Where `/metrics` is by itself, on the loopback. */
  readonly metricsPort: number | undefined;
  /** What opens `/metrics` beside the API. */
  readonly metricsToken: string | undefined;
  /** Where a line for each answer goes. */
  readonly audit: { readonly path: string; readonly hasQuestions: boolean } | undefined;
  /** How many each person may ask. */
  readonly requestsPerMinute: number;
  /** How people get keys by themselves; undefined where an administrator makes them all. */
  readonly signIn: SignInSettings | undefined;
}

/** The folder and the file of people's keys, for the command that makes them too. */
export function readPeoplePath(environment: Environment): { dataDir: string; keysPath: string } {
  const dataDir = read(environment, "DATA_DIR") ?? ".data/gateway";
  return { dataDir, keysPath: join(dataDir, "keys.json") };
}

/** The database of the commands. @throws Error with a sentence where DATABASE_URL names none */
export function readDatabase(environment: Environment): string | undefined {
  const problems: Problems = [];
  const url = readDatabaseUrl(environment, problems);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return url;
}

function readMegabytes(
  environment: Environment,
  name: string,
  byDefault: string,
  problems: Problems,
): number {
  const megabytes = read(environment, name) ?? byDefault;
  if (!/^[1-9]\d{0,5}$/.test(megabytes)) problems.push(`${name} must be a whole number from 1.`);
  return Number(megabytes) * 1024 * 1024;
}

/** @param canSignIn whether people can make the first key by themselves */
function readState(environment: Environment, problems: Problems, canSignIn: boolean) {
  const { dataDir, keysPath } = readPeoplePath(environment);
  const url = readDatabaseUrl(environment, problems);
  const without = read(environment, "BUDGETS_WITHOUT_DATABASE") ?? "closed";
  if (without !== "closed" && without !== "open")
    problems.push("BUDGETS_WITHOUT_DATABASE must be closed or open.");
  const cacheBytes = readMegabytes(environment, "DATABASE_CACHE_MB", "1024", problems);
  if (url !== undefined)
    return { dataDir, database: { url, isOpenWithout: without === "open", cacheBytes } };
  if (!canSignIn && !existsSync(keysPath)) {
    problems.push(
      `Nobody has a key yet: make one with ${commandWith("keys add NAME --team TEAM")}`,
    );
  }
  return { dataDir, database: undefined };
}

function readUpstreamUrl(environment: Environment, problems: Problems): string {
  const text = read(environment, "UPSTREAM_URL");
  const address = text === undefined ? undefined : parseServiceAddress(text);
  if (address === undefined) {
    // What was given may hold a password: the sentence does not repeat it.
    problems.push(
      "UPSTREAM_URL must be the service's base address, without /v1: https, or http on this machine's loopback.",
    );
  } else if (address.endsWith("/v1")) {
    problems.push("UPSTREAM_URL must not end in /v1: the gateway adds it.");
  }
  return address ?? "";
}

function readUpstreamKeys(environment: Environment, problems: Problems): UpstreamKeySource {
  const key = read(environment, "UPSTREAM_KEY");
  const path = read(environment, "UPSTREAM_KEYS_FILE");
  if (key !== undefined && path !== undefined) {
    problems.push(
      "UPSTREAM_KEY and UPSTREAM_KEYS_FILE exclude each other: put the key into the file.",
    );
  } else if (path !== undefined) {
    if (!existsSync(path)) problems.push("UPSTREAM_KEYS_FILE does not exist.");
  } else if (key === undefined) {
    problems.push("UPSTREAM_KEY, or UPSTREAM_KEYS_FILE, must hold the service's key.");
  } else if (!/^[\x21-\x7e]{1,500}$/.test(key)) {
    problems.push("UPSTREAM_KEY must be one word of printable characters.");
  }
  if (path === undefined) return { key: key ?? "" };
  const credentials = read(environment, "CREDENTIALS_DIRECTORY");
  return { path, isCredential: credentials !== undefined && dirname(path) === credentials };
}

function readTeams(
  environment: Environment,
  name: string,
  byDefault: "all" | "none",
  problems: Problems,
): Teams {
  const text = read(environment, name) ?? byDefault;
  if (text === "all") return "all";
  const teams = text === "none" ? [] : text.split(",").map((team) => team.trim());
  if (teams.some((team) => team === "" || team === "all" || team === "none"))
    problems.push(`${name} must be all, none or names of teams, with commas between them.`);
  return new Set(teams);
}

const isOperation = (name: string): name is OperationId =>
  (operationIds as readonly string[]).includes(name);

function readSharing(environment: Environment, problems: Problems) {
  const text = read(environment, "SHARED_OPERATIONS") ?? "all";
  const names = text.split(",").map((name) => name.trim());
  const listed = text === "all" ? operationIds : text === "none" ? [] : names;
  const unknown = listed.filter((name) => !isOperation(name));
  if (unknown.length > 0) {
    problems.push(
      `SHARED_OPERATIONS must be all, none or names of operations: ${operationIds.join(", ")}.`,
    );
  }
  return {
    shared: new Set(listed.filter(isOperation)),
    sharedResearch: readTeams(environment, "SHARED_RESEARCH", "none", problems),
    forcedRefresh: readTeams(environment, "FORCED_REFRESH", "all", problems),
    cacheBytes: readMegabytes(environment, "CACHE_MB", "256", problems),
  };
}

function readMinuteLimit(environment: Environment, problems: Problems): number {
  const text = read(environment, "REQUESTS_PER_MINUTE") ?? "600";
  if (!/^[1-9]\d{0,6}$/.test(text))
    problems.push("REQUESTS_PER_MINUTE must be a whole number from 1.");
  return Number(text);
}

function readAudit(environment: Environment, problems: Problems): GatewayConfig["audit"] {
  const path = read(environment, "AUDIT_FILE");
  const questions = read(environment, "AUDIT_QUESTIONS") ?? "off";
  if (questions !== "on" && questions !== "off")
    problems.push("AUDIT_QUESTIONS must be on or off.");
  if (path !== undefined && !existsSync(dirname(path)))
    problems.push("AUDIT_FILE must be a file in a folder that exists.");
  return path === undefined ? undefined : { path, hasQuestions: questions === "on" };
}

/** Where it listens, and where it is reached: by https, where it has a certificate of its own. */
function readOwnAddress(environment: Environment, certificate: "own" | "none", problems: Problems) {
  const address = readAddress(environment, 8790, problems);
  if (certificate === "none") return address;
  if (read(environment, "PUBLIC_URL")?.startsWith("http:") === true)
    problems.push("PUBLIC_URL must be an https address, since --cert makes the gateway one.");
  return { ...address, publicUrl: address.publicUrl.replace(/^http:/, "https:") };
}

/**
 * Reads the environment, once. Throws one error that lists every problem.
 * @default HOST 127.0.0.1, PORT 8790, PUBLIC_URL http on those two, DATA_DIR .data/gateway, CORS_ORIGINS
 * https://localhost:3000, no DATABASE_URL, BUDGETS_WITHOUT_DATABASE closed, DATABASE_CACHE_MB 1024, SHARED_OPERATIONS all, SHARED_RESEARCH none, FORCED_REFRESH all, CACHE_MB 256, REQUESTS_PER_MINUTE 600,
 * no AUDIT_FILE, AUDIT_QUESTIONS off, no METRICS_PORT and no METRICS_TOKEN; UPSTREAM_URL and one of UPSTREAM_KEY and UPSTREAM_KEYS_FILE must be set
 * @param certificate whether the gateway brings TLS itself, or a proxy does
 */
export function readConfig(
  environment: Environment,
  certificate: "own" | "none" = "none",
): GatewayConfig {
  const problems: Problems = [];
  const { host, port, publicUrl } = readOwnAddress(environment, certificate, problems);
  const corsOrigins = readOrigins(environment, problems);
  const upstreamUrl = readUpstreamUrl(environment, problems);
  const upstreamKeys = readUpstreamKeys(environment, problems);
  const signIn = readSignIn(environment, problems);
  const state = readState(environment, problems, signIn !== undefined);
  const sharing = readSharing(environment, problems);
  const requestsPerMinute = readMinuteLimit(environment, problems);
  const audit = readAudit(environment, problems);
  const metrics = readMetrics(environment, port, problems);
  throwProblems("gateway", problems);
  return {
    ...{ ...sharing, ...state, requestsPerMinute, audit, host, port, publicUrl, corsOrigins },
    ...{ upstreamUrl, upstreamKeys, signIn, ...metrics },
  };
}
