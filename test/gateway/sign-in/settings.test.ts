import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "../../../src/gateway/config.js";
import { readSignIn } from "../../../src/gateway/provider/index.js";

const folder = mkdtempSync(join(tmpdir(), "gateway-settings-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const least = {
  OIDC_ISSUER: "https://login.example.com/tenant/v2.0",
  OIDC_CLIENT_ID: "stat-gateway",
  OIDC_CLIENT_SECRET: "a-secret",
};

function problemsOf(environment: Record<string, string>): string[] {
  const problems: string[] = [];
  readSignIn(environment, problems);
  return problems;
}

describe("the settings of the sign-in", () => {
  it("are none where no provider is named", () => {
    expect(readSignIn({}, [])).toBeUndefined();
  });

  it("need three, and the others have defaults", () => {
    const problems: string[] = [];
    expect(readSignIn(least, problems)).toMatchObject({
      ...{ issuer: least.OIDC_ISSUER, clientAuth: "basic", audiences: ["stat-gateway"] },
      ...{ nameClaim: "preferred_username", teams: [], admins: [], prompt: undefined },
      ...{ checkMs: 12 * 3_600_000, keyMs: 7 * 24 * 3_600_000 },
    });
    expect(problems).toEqual([]);
  });

  it("go with files of one process and with a database", () => {
    const environment = {
      ...{ ...least, UPSTREAM_URL: "https://x.example", UPSTREAM_KEY: "a-key" },
      DATA_DIR: folder,
    };
    expect(readConfig(environment).signIn?.issuer).toBe(least.OIDC_ISSUER);
    const database = "postgres://stat:pa55@db.example.com/gateway";
    const shared = readConfig({ ...environment, DATABASE_URL: database });
    expect([shared.signIn?.issuer, shared.database?.url]).toEqual([least.OIDC_ISSUER, database]);
  });

  it("map groups to teams in their order, and claims to administrators", () => {
    const read = readSignIn(
      {
        ...{ ...least, OIDC_TEAM_CLAIM: "groups", OIDC_TEAMS: "1-a=Energy, 2-b = Steel,*=Others" },
        OIDC_ADMINS: "roles=Gateway.Admin,groups=9-z",
      },
      [],
    );
    expect(read?.teams).toEqual([
      { value: "1-a", team: "Energy" },
      { value: "2-b", team: "Steel" },
      { value: "*", team: "Others" },
    ]);
    expect(read?.admins).toEqual([
      { claim: "roles", value: "Gateway.Admin" },
      { claim: "groups", value: "9-z" },
    ]);
  });

  it("are all said to be wrong at once, without a secret", () => {
    const problems = problemsOf({
      ...{ OIDC_ISSUER: "http://login.example.com?x", OIDC_CLIENT_SECRET: "pa55" },
      ...{ OIDC_CLIENT_SECRET_FILE: "/nowhere", OIDC_CLIENT_AUTH: "jwt", OIDC_SCOPES: "profile" },
      ...{ OIDC_TEAMS: "group", OIDC_ADMINS: "=x", OIDC_CHECK_HOURS: "0", OIDC_KEY_DAYS: "9.5" },
    });
    for (const name of [
      ...["OIDC_ISSUER must", "OIDC_CLIENT_ID must", "OIDC_CLIENT_SECRET and", "OIDC_CLIENT_AUTH"],
      ...[
        "OIDC_SCOPES",
        "OIDC_TEAMS must",
        "OIDC_ADMINS must",
        "OIDC_CHECK_HOURS",
        "OIDC_KEY_DAYS",
      ],
    ])
      expect(problems.filter((line) => line.startsWith(name))).toHaveLength(1);
    expect(problems).toHaveLength(9);
    expect(problems.join()).not.toContain("pa55");
  });

  it.each([
    [{ OIDC_CLIENT_ID: "x" }, "OIDC_CLIENT_ID: OIDC_ISSUER must be set too."],
    [{ ...least, OIDC_TEAMS: "a=Energy" }, "OIDC_TEAMS needs OIDC_TEAM_CLAIM"],
    [{ ...least, OIDC_CLIENT_SECRET: "" }, "OIDC_CLIENT_SECRET, or OIDC_CLIENT_SECRET_FILE"],
  ])("of %j are incomplete", (environment, sentence) => {
    expect(problemsOf(environment)).toEqual([expect.stringContaining(sentence) as unknown]);
  });

  it("take the secret from a file that is there", () => {
    const path = join(folder, "secret");
    writeFileSync(path, "x", { mode: 0o600 });
    const read = readSignIn(
      { ...least, OIDC_CLIENT_SECRET: "", OIDC_CLIENT_SECRET_FILE: path },
      [],
    );
    expect(read?.clientSecret).toEqual({ path, isCredential: false });
  });
});
