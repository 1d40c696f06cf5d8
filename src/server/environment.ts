/** What the settings of our servers have in common. Each says of every problem, in one go. */
import { isLoopbackHost } from "../contract/index.js";

export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as unset. */
export const read = (environment: Environment, name: string): string | undefined => {
  const text = environment[name]?.trim();
  return text === "" ? undefined : text;
};

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

export type Problems = string[];

interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** Where the server is reached from outside, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether others than this machine come in. */
  readonly isOpen: boolean;
}

/** HOST and PORT, and the address they are reached by from outside. */
export function readAddress(
  environment: Environment,
  defaultPort: number,
  problems: Problems,
): ListenAddress {
  const host = read(environment, "HOST") ?? "127.0.0.1";
  const portText = read(environment, "PORT") ?? String(defaultPort);
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

function isDatabaseUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPostgres = url?.protocol === "postgres:" || url?.protocol === "postgresql:";
  // More than a name comes of a password with a slash in it, the beginning of which would be taken for the host.
  return isPostgres && /^\/[^/@]+$/.test(url.pathname);
}

const form =
  "postgres://USER:PASSWORD@HOST:5432/NAME. In a password / ? # @ : % are written %2F %3F %23 %40 %3A %25.";

/** @returns undefined where none is named; what is none is a problem */
export function readDatabaseUrl(environment: Environment, problems: Problems): string | undefined {
  const text = read(environment, "DATABASE_URL");
  // What was given may hold a password: the sentence does not repeat it.
  if (text !== undefined && !isDatabaseUrl(text))
    problems.push(`DATABASE_URL must name a PostgreSQL database: ${form}`);
  return text;
}

/** Where metrics are told: on a port of their own on the loopback, and beside the API to who knows the token. */
export function readMetrics(environment: Environment, port: number, problems: Problems) {
  const metricsText = read(environment, "METRICS_PORT");
  const metricsPort = metricsText === undefined ? undefined : toPort(metricsText);
  if (Number.isNaN(metricsPort) || metricsPort === port)
    problems.push("METRICS_PORT must be a whole number from 1 to 65535, and not PORT.");
  const metricsToken = read(environment, "METRICS_TOKEN");
  if (metricsToken !== undefined && !/^[\x21-\x7e]{20,200}$/.test(metricsToken))
    problems.push("METRICS_TOKEN must have 20 to 200 characters, without blanks.");
  return { metricsPort, metricsToken };
}

/** Its replicas, separated by blanks: an address may hold a comma. */
export function readDatabaseReadUrls(environment: Environment, problems: Problems): string[] {
  const urls = (read(environment, "DATABASE_READ_URLS") ?? "").split(/\s+/).filter(Boolean);
  if (urls.length > 0 && read(environment, "DATABASE_URL") === undefined)
    problems.push("DATABASE_READ_URLS names replicas of DATABASE_URL, which is missing.");
  if (!urls.every(isDatabaseUrl))
    problems.push(
      `DATABASE_READ_URLS must name replicas of the PostgreSQL database, separated by blanks: ${form}`,
    );
  return urls;
}

export function readOrigins(environment: Environment, problems: Problems): string[] {
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

/** @throws Error that lists every problem, where there is one */
export function throwProblems(name: string, problems: Problems): void {
  if (problems.length === 0) return;
  throw new Error(`The ${name} cannot start:\n${problems.map((line) => `- ${line}`).join("\n")}`);
}
