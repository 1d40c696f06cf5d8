import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createCA, createCert } from "mkcert";
import { Agent, fetch } from "undici";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { readConfig } from "../../../src/gateway/config.js";
import { parseAddresses } from "../../../tools/build/build-addresses.js";
import { freePort } from "../../support/network/free-port.js";
import { startPostgres } from "../../support/postgres/start-postgres.js";
import { shownBlocks } from "../../tools/docs/shown-blocks.js";
import { startUpstream, type RunningUpstream } from "../support/start-upstream.js";
import { openGuideShell, type GuideShell } from "./guide-shell.js";

/** `docs/administrators/gateway.md`: its shell lines and its files as they stand there, on real processes. */

const root = resolve(import.meta.dirname, "../../..");
const page = readFileSync(join(root, "docs/administrators/gateway.md"), "utf8");
const shell = shownBlocks(page, "sh");
const [start = "", systemd = "", ownCertificate = "", keys = "", usage = "", ...more] = shell;
const [entra = "", budgetCommands = "", database = ""] = more;
const json = shownBlocks(page, "json");
const [upstreamKeys = "", priceAsked = "", priceAnswered = "", budgets = "", audit = ""] = json;
const lines = (block: string) => block.trimEnd().split("\n");

it("shows nothing that is not run below", () => {
  expect([shell.length, json.length]).toEqual([8, 5]);
  const inline = [...page.matchAll(/`((?:keys|usage|budgets) [^`]+)`/g)].map(([, words]) => words);
  expect(new Set(inline)).toEqual(
    new Set(["keys add", "keys list", "keys end", "keys rotate-secret"]),
  );
});

describe.runIf(process.platform === "linux")("the page's shell lines", () => {
  let upstream: RunningUpstream;
  beforeAll(async () => {
    upstream = await startUpstream();
  });
  afterAll(() => upstream.close());
  const open: GuideShell[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  function openShell(): GuideShell {
    const opened = openGuideShell();
    open.push(opened);
    return opened;
  }
  const keyIn = (printed: string) => printed.split("\n").at(-1) ?? "";

  it("make a key and start a gateway that it opens", async () => {
    const { run, start: startLine } = openShell();
    const [adding = "", starting = ""] = lines(start);
    const key = keyIn(await run(adding));
    const port = String(await freePort());
    const here = starting
      .replace("https://api.example.com", upstream.address)
      .replace("UPSTREAM_KEY=...", "UPSTREAM_KEY=demo-advanced")
      .replace("8790", port);
    const [, address = ""] = /# (http\S+)$/.exec(here) ?? [];
    await startLine(here, `answers at ${address}`, { PORT: port });
    const path = operations.searchStatistics.path.replace("/v1", "");
    const answer = await fetch(`${address}${path}?q=gdp`, { headers: { "x-api-key": key } });
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { total_count: expect.any(Number) as number },
    ]);
  });

  it("give people keys, budgets, one cache and an account, by https", async () => {
    const { folder, run, start: startLine } = openShell();
    const named = { organization: "A firm", countryCode: "DE", state: "-", locality: "-" };
    const ca = await createCA({ ...named, validity: 30 });
    const made = await createCert({ ca, domains: ["127.0.0.1"], validity: 30 });
    writeFileSync(join(folder, "gateway.crt"), made.cert);
    writeFileSync(join(folder, "gateway.key"), made.key, { mode: 0o600 });
    const keysFile = join(folder, "upstream-keys.json");
    const [byDefault, advanced] = ["demo-starter", "demo-advanced"].map((key) => `"${key}"`);
    const filled = upstreamKeys.replace('"..."', byDefault ?? "").replace('"..."', advanced ?? "");
    writeFileSync(keysFile, filled);
    chmodSync(keysFile, 0o600);

    const [addBob = "", list = "", endBob = "", ...noMore] = lines(keys);
    expect(noMore).toEqual([]);
    const ann = keyIn(await run(lines(start)[0] ?? ""));
    const bob = keyIn(await run(addBob));
    writeFileSync(join(folder, "budgets.json"), budgets);
    const [showBudgets = "", setBudgets = "", ...others] = lines(budgetCommands);
    expect(others).toEqual([]);
    await run(setBudgets);
    expect(JSON.parse(await run(showBudgets))).toEqual(JSON.parse(budgets));
    const auditFile = join(folder, "audit.log");
    const port = String(await freePort());
    const address = `https://127.0.0.1:${port}`;
    const stop = await startLine(ownCertificate, `answers at ${address}/v1`, {
      ...{ UPSTREAM_URL: upstream.address, UPSTREAM_KEYS_FILE: keysFile },
      ...{ PORT: port, AUDIT_FILE: auditFile },
    });
    const dispatcher = new Agent({ connect: { ca: ca.cert } });
    const ask = async (key: string, path: string, body?: string) => {
      const headers = { "x-api-key": key, "content-type": "application/json" };
      const sent = body === undefined ? {} : { method: "POST", body };
      const answer = await fetch(address + path, { dispatcher, headers, ...sent });
      return { status: answer.status, body: await answer.json() };
    };

    const [asked] = (JSON.parse(priceAsked) as { requests: { parameters: { id: string } }[] })
      .requests;
    const item = `${operations.getStatistic.path}?id=${asked?.parameters.id ?? ""}`;
    expect((await ask(bob, item)).status).toBe(200);
    expect((await ask(bob, "/v1/price", priceAsked)).body).toEqual(JSON.parse(priceAnswered));

    for (let time = 0; time < 2; time += 1)
      expect((await ask(ann, `${operations.searchStatistics.path}?q=gdp`)).status).toBe(200);
    const budgetOf = (of: string, period: string, credits: number) =>
      expect.objectContaining({ of, period, credits }) as unknown;
    expect((await ask(ann, "/v1/usage")).body).toMatchObject({
      budgets: [
        budgetOf("person", "day", 600),
        budgetOf("person", "month", 6000),
        budgetOf("team", "month", 8000),
        budgetOf("firm", "month", 20_000),
      ],
    });
    expect((await ask(bob, "/v1/usage")).body).toMatchObject({
      budgets: [
        budgetOf("person", "day", 300),
        budgetOf("team", "month", 5000),
        budgetOf("firm", "month", 20_000),
      ],
    });

    expect(await run(list)).toMatch(/default {2}Energy {2}Ann\n.*advanced {2}Steel {2}Bob Miller$/);
    await run(endBob);
    // Of what is counted nothing is asked: until the gateway has heard of it the key opens it.
    await expect.poll(async () => (await ask(bob, "/v1/usage")).status).toBe(401);
    expect((await ask(bob, item)).status).toBe(401);
    await run("npm run gateway -- keys rotate-secret");
    await dispatcher.close();
    await stop();

    const written = lines(readFileSync(auditFile, "utf8")).map(
      (line) => JSON.parse(line) as object,
    );
    const sample = JSON.parse(audit) as Record<string, unknown>;
    const keyId = /^k[0-9a-f]{12}$/;
    expect(sample["key"]).toMatch(keyId);
    const hit = written.find((line) => "cache" in line && line.cache === "hit");
    expect(hit).toEqual({
      ...sample,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      key: expect.stringMatching(keyId) as string,
    });

    const [counting = ""] = lines(usage);
    const head = "calls,credits,bytes,saved";
    expect(await run(counting)).toMatch(new RegExp(`^team,${head}`));
    const always = counting.replace(/ --from \S+ --to \S+/, "");
    expect(await run(always)).toMatch(
      new RegExp(`^team,${head}\nSteel,1,10,\\d+,0\nEnergy,2,1,\\d+,1$`),
    );
    expect(await run(always.replace("--by team", "--by operation"))).toMatch(/^operation,calls/);
    expect(await run(always.replace("--by team", "--by item"))).toMatch(
      /^operation,item,calls\S+\ngetStatistic,7598345427,1,10,/,
    );
  });

  it("install the unit of systemd, whose user and folder a key is made with", async () => {
    const unit = readFileSync(join(root, "deploy/stat-gateway.service"), "utf8");
    const { folder, run, installAsRoot, asked } = openShell();
    writeFileSync(join(folder, "upstream-keys.json"), upstreamKeys);
    const printed = await installAsRoot(systemd, unit);
    expect(keyIn(printed)).toMatch(/^\S{20,}$/);
    const installed = (path: string) => readFileSync(join(folder, path), "utf8");
    expect(installed("etc/systemd/system/stat-gateway.service")).toBe(unit);
    expect(installed("etc/stat-gateway/keys.json")).toBe(upstreamKeys);
    expect(unit).toContain("LoadCredential=keys.json:/etc/stat-gateway/keys.json\n");
    const set = { DATA_DIR: join(folder, "var/lib/stat-gateway") };
    expect(await run(lines(keys)[1] ?? "", set)).toMatch(/Energy {2}Ann$/);
    const { properties, units } = asked();
    expect(units).toEqual(["enable --now stat-gateway"]);
    // A unit's own user has its name.
    expect(properties).toContain("User=stat-gateway");
    for (const property of properties.filter((one) => !one.startsWith("User=")))
      expect(unit.replace("Environment=DATA_DIR", "DATA_DIR")).toContain(`\n${property}\n`);
  });

  it("keep keys in a database", async () => {
    const postgres = await startPostgres();
    const { folder, run } = openShell();
    const here = database.replace(/postgres:\S+/, postgres.url);
    const printed = await run(`${here}\n${lines(keys)[1] ?? ""}`).finally(() => postgres.close());
    expect(printed).toMatch(/default {2}Energy {2}Ann$/);
    expect(existsSync(join(folder, ".data"))).toBe(false);
  });
});

describe("the page's settings", () => {
  it("are those that the gateway reads", () => {
    const sources = ["src/gateway/config.ts", "src/gateway/provider/settings.ts"]
      .concat("src/server/environment.ts")
      .map((path) => readFileSync(join(root, path), "utf8"));
    const read = [...sources.join("").matchAll(/"((?:[A-Z]+_)+[A-Z]+|HOST|PORT)"/g)].map(
      ([, name]) => name,
    );
    const others = ["CREDENTIALS_DIRECTORY", "DATABASE_READ_URLS"];
    const cells = [...page.matchAll(/^\| (`[A-Z].*?) +\|/gm)].map(([, cell = ""]) => cell);
    const documented = cells.flatMap((cell) => {
      const [first = "", second] = [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name);
      return second === undefined ? [first] : [first, second.replace(/^_/, `${first}_`)];
    });
    const known = new Set(read.filter((name) => !others.includes(name ?? "")));
    expect(documented.sort()).toEqual([...known].sort());
  });

  it("for Entra ID are in order, and so are the address for a build and the port for nginx", () => {
    const settings = lines(entra).map((line): [string, string] => {
      const at = line.indexOf("=");
      return [line.slice(0, at), line.slice(at + 1)];
    });
    const { signIn, port } = readConfig({
      ...{ UPSTREAM_URL: "https://api.example.com", UPSTREAM_KEY: "a-key" },
      ...{ OIDC_CLIENT_SECRET: "a-secret", ...Object.fromEntries(settings) },
    });
    expect(signIn).toMatchObject({
      issuer: "https://login.microsoftonline.com/TENANT-ID/v2.0",
      teams: [{ team: "Energy" }, { team: "Steel" }],
      admins: [{ claim: "roles", value: "Gateway.Admin" }],
    });
    const [, services = ""] = /STAT_SERVICES=(\S+) npm run build/.exec(page) ?? [];
    expect(shownBlocks(page, "nginx").join("")).toContain(`127.0.0.1:${String(port)};`);
    expect(parseAddresses(services, "STAT_SERVICES")).toEqual(["https://gateway.example.com"]);
  });
});
