import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { isLoopbackHost } from "../../contract/index.js";
import { read, type Environment, type Problems } from "../../server/index.js";

/** The gateway's own secret at the provider; a file is looked at again, so that it can be exchanged without a stop. */
export type ClientSecretSource =
  { readonly secret: string } | { readonly path: string; readonly isCredential: boolean };

/** A claim, and what it must be or hold. */
interface Required {
  readonly claim: string;
  readonly value: string;
}

/** Which claims say what somebody is to the gateway. */
export interface ClaimRules {
  readonly nameClaim: string;
  readonly teamClaim: string | undefined;
  /** By a value of the team's claim, the first that fits; without any the claim itself names the team. */
  readonly teams: readonly { readonly value: string; readonly team: string }[];
  /** One of them makes an administrator. */
  readonly admins: readonly Required[];
}

export interface SignInSettings extends ClaimRules {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: ClientSecretSource;
  readonly clientAuth: "basic" | "post";
  readonly scopes: string;
  /** What the provider is asked to show, where it gives no refresh token otherwise. */
  readonly prompt: string | undefined;
  /** For whom a token must be made that is presented instead of a key. */
  readonly audiences: readonly string[];
  /** Between two looks at an account. */
  readonly checkMs: number;
  /** How long a key lasts after a sign-in, where the provider lets nobody look at the account. */
  readonly keyMs: number;
}

/** Stands for everybody whom no other group holds. */
export const anyGroup = "*";

function readIssuer(environment: Environment, problems: Problems): string {
  const text = read(environment, "OIDC_ISSUER") ?? "";
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && isLoopbackHost(url.hostname));
  const isPlain = url?.search === "" && url.hash === "" && url.username === "";
  if (!isSafe || !isPlain)
    problems.push(
      "OIDC_ISSUER must be the provider's https address, as in the issuer of its tokens, without a query.",
    );
  return text;
}

function readClientSecret(environment: Environment, problems: Problems): ClientSecretSource {
  const secret = read(environment, "OIDC_CLIENT_SECRET");
  const path = read(environment, "OIDC_CLIENT_SECRET_FILE");
  if (secret !== undefined && path !== undefined) {
    problems.push("OIDC_CLIENT_SECRET and OIDC_CLIENT_SECRET_FILE exclude each other.");
  } else if (path !== undefined && !existsSync(path)) {
    problems.push("OIDC_CLIENT_SECRET_FILE does not exist.");
  } else if (path === undefined && secret === undefined) {
    problems.push(
      "OIDC_CLIENT_SECRET, or OIDC_CLIENT_SECRET_FILE, must hold the gateway's secret at the provider.",
    );
  }
  if (path === undefined) return { secret: secret ?? "" };
  return { path, isCredential: read(environment, "CREDENTIALS_DIRECTORY") === dirname(path) };
}

/** Pairs as `a=b,c=d`. */
function readPairs(name: string, environment: Environment, problems: Problems) {
  const text = read(environment, name);
  const pairs = (text?.split(",") ?? []).map((pair) => /^\s*([^=]+?)\s*=\s*(.+?)\s*$/.exec(pair));
  if (pairs.includes(null))
    problems.push(`${name} must be pairs with commas, such as ${pairExamples[name] ?? ""}.`);
  return pairs.flatMap((pair) => (pair === null ? [] : [[pair[1] ?? "", pair[2] ?? ""] as const]));
}

const pairExamples: Readonly<Record<string, string>> = {
  OIDC_TEAMS: "group-1=Energy,group-2=Steel,*=Others",
  OIDC_ADMINS: "roles=Gateway.Admin",
};

function readWhole(
  environment: Environment,
  [name, byDefault, most]: readonly [string, number, number],
  problems: Problems,
): number {
  const text = read(environment, name) ?? String(byDefault);
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (!(number >= 1 && number <= most))
    problems.push(`${name} must be a whole number from 1 to ${String(most)}.`);
  return number;
}

const hourMs = 60 * 60_000;

const names = [
  ...["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_CLIENT_SECRET_FILE", "OIDC_CLIENT_AUTH"],
  ...["OIDC_SCOPES", "OIDC_PROMPT", "OIDC_AUDIENCES", "OIDC_NAME_CLAIM", "OIDC_TEAM_CLAIM"],
  ...["OIDC_TEAMS", "OIDC_ADMINS", "OIDC_CHECK_HOURS", "OIDC_KEY_DAYS"],
];

function readClaimRules(environment: Environment, problems: Problems): ClaimRules {
  const teams = readPairs("OIDC_TEAMS", environment, problems);
  const admins = readPairs("OIDC_ADMINS", environment, problems);
  const teamClaim = read(environment, "OIDC_TEAM_CLAIM");
  if (teamClaim === undefined && teams.some(([value]) => value !== anyGroup))
    problems.push("OIDC_TEAMS needs OIDC_TEAM_CLAIM: the claim whose values it names.");
  return {
    nameClaim: read(environment, "OIDC_NAME_CLAIM") ?? "preferred_username",
    teamClaim,
    teams: teams.map(([value, team]) => ({ value, team })),
    admins: admins.map(([claim, value]) => ({ claim, value })),
  };
}

/**
 * How people sign in; undefined where no provider is named.
 * @default OIDC_CLIENT_AUTH basic, OIDC_SCOPES "openid profile email offline_access", OIDC_AUDIENCES the
 * client's id, OIDC_NAME_CLAIM preferred_username, OIDC_CHECK_HOURS 12, OIDC_KEY_DAYS 7
 */
export function readSignIn(
  environment: Environment,
  problems: Problems,
): SignInSettings | undefined {
  if (read(environment, "OIDC_ISSUER") === undefined) {
    const alone = names.filter((name) => read(environment, name) !== undefined);
    if (alone.length > 0) problems.push(`${alone.join(", ")}: OIDC_ISSUER must be set too.`);
    return undefined;
  }
  const clientId = read(environment, "OIDC_CLIENT_ID") ?? "";
  if (clientId === "")
    problems.push("OIDC_CLIENT_ID must be the gateway's client id at the provider.");
  const clientAuth = read(environment, "OIDC_CLIENT_AUTH") ?? "basic";
  if (clientAuth !== "basic" && clientAuth !== "post")
    problems.push("OIDC_CLIENT_AUTH must be basic or post.");
  const scopes = read(environment, "OIDC_SCOPES") ?? "openid profile email offline_access";
  if (!scopes.split(/\s+/).includes("openid"))
    problems.push("OIDC_SCOPES must include openid, with spaces between the scopes.");
  const audiences = (read(environment, "OIDC_AUDIENCES") ?? clientId).split(",");
  return {
    ...readClaimRules(environment, problems),
    issuer: readIssuer(environment, problems),
    clientId,
    clientSecret: readClientSecret(environment, problems),
    clientAuth: clientAuth === "post" ? "post" : "basic",
    scopes,
    prompt: read(environment, "OIDC_PROMPT"),
    audiences: audiences.map((audience) => audience.trim()).filter((one) => one !== ""),
    checkMs: readWhole(environment, ["OIDC_CHECK_HOURS", 12, 168], problems) * hourMs,
    keyMs: readWhole(environment, ["OIDC_KEY_DAYS", 7, 366], problems) * 24 * hourMs,
  };
}
