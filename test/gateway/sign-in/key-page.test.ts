import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { createBrowser, keyOn } from "./browse.js";
import { closeFirms, startFirm } from "./start-firm.js";
import { clientSecret } from "./start-provider.js";

afterEach(closeFirms);

const search = `${operations.searchStatistics.path}?q=a`;

describe("the page of one's own key", () => {
  it("shows a key once, which works and counts for the person and the team", async () => {
    let later = 0;
    const { gateway, signIn } = await startFirm({}, { now: () => Date.now() + later });
    const { browser, page } = await signIn("1");
    expect(page.status).toBe(200);
    expect(page.address).toBe(`${gateway.address}/key`);
    expect(page.text).toContain("Signed in as ann@firm.example, team Energy");
    expect(page.text).toContain("You have no key.");

    const made = await browser.send(page, "/key/renew");
    const key = keyOn(made);
    expect(key).not.toBe("");
    expect(made.headers.get("cache-control")).toBe("no-store");
    later = 2000;
    const answer = await gateway.get(search, { "x-api-key": key });
    expect([answer.status, await answer.json()]).toEqual([200, { items: [] }]);
    expect((await gateway.runKeys("list")).text).toMatch(/active {2}default {2}Energy {2}ann@firm/);

    const again = await browser.open(`${gateway.address}/key`);
    expect(keyOn(again)).toBe("");
    expect(again.text).toContain(`begins with <code>${key.split(".")[0] ?? ""}.</code>`);
    for (const file of ["keys.json", "accounts.json"])
      expect(readFileSync(join(gateway.dataDir, file), "utf8")).not.toContain(key);
  });

  it("renews and ends it, and the one before works no more", async () => {
    let later = 0;
    const { gateway, signIn } = await startFirm({}, { now: () => Date.now() + later });
    const { browser, page } = await signIn("1");
    const first = await browser.send(page, "/key/renew");
    const second = await browser.send(first, "/key/renew");
    const status = async (key: string) => {
      later += 2000;
      const answer = await gateway.get(search, { "x-api-key": key });
      await answer.text();
      return answer.status;
    };
    expect(keyOn(second)).not.toBe(keyOn(first));
    expect([await status(keyOn(first)), await status(keyOn(second))]).toEqual([401, 200]);
    const ended = await browser.send(second, "/key/end");
    expect(ended.text).toContain("The key has ended.");
    expect(await status(keyOn(second))).toBe(401);
  });

  it("has the policy of a page without scripts, and cookies that no script reads", async () => {
    const { gateway } = await startFirm();
    const browser = createBrowser();
    const page = await browser.open(`${gateway.address}/key`);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'/);
    expect(page.text).not.toContain("<script");
    const { location, cookies } = await browser.step(`${gateway.address}/key/sign-in`);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^stat-sign-in=.*; Path=\/; HttpOnly; SameSite=Lax$/);
    const asked = new URL(location).searchParams;
    expect(asked.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"])
      expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    // What the browser keeps tells neither of them.
    expect(cookies[0]).not.toContain(asked.get("state"));
  });

  it("is Secure on https, and bound to its host", async () => {
    const { gateway } = await startFirm({}, { publicUrl: "https://gateway.firm.example" });
    const { location, cookies } = await createBrowser().step(`${gateway.address}/key/sign-in`);
    expect(cookies[0]).toMatch(/^__Host-stat-sign-in=.*; HttpOnly; SameSite=Lax; Secure$/);
    expect(new URL(location).searchParams.get("redirect_uri")).toBe(
      "https://gateway.firm.example/key/callback",
    );
  });

  it("signs out in every browser of the person, and the key goes on", async () => {
    const { gateway, signIn } = await startFirm();
    const here = await signIn("1");
    const there = await signIn("1");
    const stolen = new Map(here.browser.cookies);
    await here.browser.send(here.page, "/key/renew");
    const out = await here.browser.send(here.page, "/key/sign-out");
    expect(out.text).toContain("signed out");
    expect((await here.browser.open(`${gateway.address}/key`)).text).toContain("Sign in with");
    expect((await there.browser.open(`${gateway.address}/key`)).text).toContain("Sign in with");
    const thief = createBrowser();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    expect((await thief.open(`${gateway.address}/key`)).text).toContain("Sign in with");
    expect((await gateway.runKeys("list")).text).toMatch(/active .*ann@firm/);
  });

  it("leads after a sign-in to its own pages alone", async () => {
    const { gateway, signIn } = await startFirm();
    const { page } = await signIn("1", "https://elsewhere.example/");
    expect(page.address).toBe(`${gateway.address}/key`);
  });
});

describe("what is refused", () => {
  it("is a form of another site, or of another session", async () => {
    const { gateway, signIn } = await startFirm();
    const ann = await signIn("1");
    const bob = await signIn("2");
    const strange = await ann.browser.post(`${gateway.address}/key/renew`, {});
    expect([strange.status, keyOn(strange)]).toEqual([403, ""]);
    const crossed = await ann.browser.send(bob.page, "/key/renew");
    expect([crossed.status, keyOn(crossed)]).toEqual([403, ""]);
    const forged = await fetch(`${gateway.address}/key/end`, {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(forged.status).toBe(403);
    await forged.text();
  });

  it("is a sign-in that began elsewhere, or comes back twice", async () => {
    const { gateway, provider } = await startFirm();
    provider.signsIn = "1";
    const victim = createBrowser();
    const attacker = createBrowser();
    const begun = await attacker.step(`${gateway.address}/key/sign-in`);
    const at = await attacker.stepTo(begun.location, `${gateway.address}/key/callback`);
    // The attacker's code, put before somebody else.
    const planted = await victim.open(at);
    expect(planted.status).toBe(400);
    expect(victim.cookies.size).toBe(0);
    await victim.step(`${gateway.address}/key/sign-in`);
    expect((await victim.open(at)).status).toBe(400);
    const kept = new Map(attacker.cookies);
    expect((await attacker.open(at)).status).toBe(200);
    for (const [name, value] of kept) attacker.cookies.set(name, value);
    expect((await attacker.open(at)).status).toBe(400);
  });

  it("is an account without a group of the gateway, with a sentence", async () => {
    const { signIn, provider } = await startFirm();
    const { page } = await signIn("3");
    expect(page.status).toBe(403);
    expect(page.text).toContain("none of the groups that may use the gateway");
    provider.accounts.set("4", { preferred_username: "x".repeat(81), groups: ["group-steel"] });
    expect((await signIn("4")).page.text).toContain("the claim preferred_username is missing");
    provider.accounts.set("5", { preferred_username: "joe", _claim_names: { groups: "src1" } });
    expect((await signIn("5")).page.text).toContain("more groups than the provider names");
  });

  it("is a name that another account has", async () => {
    const { signIn, provider } = await startFirm();
    await signIn("1");
    provider.accounts.set("6", {
      preferred_username: "ann@firm.example",
      groups: ["group-steel"],
    });
    const { page } = await signIn("6");
    expect([page.status, page.text.includes("Another account has the name")]).toEqual([403, true]);
  });

  it("shows what the provider says as text", async () => {
    const { signIn, provider } = await startFirm();
    provider.accounts.set("7", {
      preferred_username: '<img src=x onerror="alert(1)">',
      groups: ["group-steel"],
    });
    const { page } = await signIn("7");
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("<img");
    expect(page.text).toContain("&lt;img");
  });

  it("is told apart from a provider that does not answer, and nothing secret is told", async () => {
    const { gateway, provider, signIn } = await startFirm();
    provider.isSilent = true;
    const silent = await signIn("1");
    expect(silent.page.status).toBe(502);
    expect(silent.page.text).toContain("does not answer as it should");
    provider.isSilent = false;
    const { browser, page } = await signIn("1");
    const key = keyOn(await browser.send(page, "/key/renew"));
    const log = gateway.told.join("\n");
    expect(log).toContain("ALARM: sign-in");
    for (const secret of [clientSecret, key, "code=", ...browser.cookies.values()])
      expect(log).not.toContain(secret);
  });
});
