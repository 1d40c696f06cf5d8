import { SignJWT, UnsecuredJWT, generateKeyPair } from "jose";
import { afterEach, describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { fetchToken } from "./fetch-token.js";
import { closeFirms, startFirm } from "./start-firm.js";
import { clientId, clientSecret } from "./start-provider.js";

afterEach(closeFirms);

const search = `${operations.searchStatistics.path}?q=a`;

async function startWithToken(...options: Parameters<typeof startFirm>) {
  const firm = await startFirm(...options);
  const { gateway, provider } = firm;
  const tokenOf = (subject: string, { saysWho = true } = {}) =>
    fetchToken(provider, `${gateway.address}/key/callback`, { subject, saysWho });
  const ask = async (token: string, path = search) => {
    const answer = await fetch(gateway.address + path, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, body };
  };
  return { ...firm, tokenOf, ask };
}

describe("a token of the provider", () => {
  it("opens the gateway, and counts for its person and team", async () => {
    const { gateway, upstream, tokenOf, ask } = await startWithToken();
    const token = await tokenOf("1");
    const answers = await Promise.all([ask(token), ask(token), ask(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ask(token, "/v1/usage")).body).toMatchObject({ calls: 3, credits: 1 });
    const { text } = await gateway.runKeys("list");
    expect(text.match(/default {2}Energy {2}ann@firm\.example/g)).toHaveLength(1);
    expect(JSON.stringify(upstream.requests)).not.toContain(token);
    expect(gateway.told.join()).not.toContain(token);
  });

  it("opens it after the provider has exchanged its keys, and one of a strange key never", async () => {
    const { provider, tokenOf, ask } = await startWithToken();
    expect((await ask(await tokenOf("1"))).status).toBe(200);
    await provider.rotateKeys();
    const renewed = await tokenOf("2");
    await expect.poll(async () => (await ask(renewed)).status).toBe(200);
    const later = Date.now() + 60_000;
    const { privateKey } = await generateKeyPair("RS256");
    const forged = await new SignJWT({
      preferred_username: "bob@firm.example",
      groups: ["group-steel"],
    })
      .setProtectedHeader({ alg: "RS256", kid: "key-1" })
      .setIssuer(provider.issuer)
      .setAudience(clientId)
      .setSubject("2")
      .setIssuedAt()
      .setExpirationTime(new Date(later))
      .sign(privateKey);
    expect(await ask(forged)).toMatchObject({ status: 401, body: { error: { code: "bad-key" } } });
  });

  it("is refused where it is of somebody else, for something else, over, or not signed", async () => {
    let later = 0;
    const { provider, tokenOf, ask } = await startWithToken({}, { now: () => Date.now() + later });
    const { ask: askOther } = await startWithToken({ audiences: ["another-service"] });
    const token = await tokenOf("1");
    expect((await askOther(token)).status).toBe(401);
    const unsigned = new UnsecuredJWT({ preferred_username: "ann@firm.example" })
      .setIssuer(provider.issuer)
      .setAudience(clientId)
      .setSubject("1")
      .setIssuedAt()
      .setExpirationTime("1h")
      .encode();
    expect((await ask(`${unsigned}e30`)).status).toBe(401);
    const secretly = await new SignJWT({ preferred_username: "ann@firm.example" })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer(provider.issuer)
      .setAudience(clientId)
      .setSubject("1")
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(clientSecret.repeat(3)));
    expect((await ask(secretly)).status).toBe(401);
    later = 60 * 60_000;
    expect((await ask(token)).status).toBe(401);
  });

  it("is refused with a sentence where its account may not use the gateway", async () => {
    const { tokenOf, ask } = await startWithToken();
    const { status, body } = await ask(await tokenOf("3"));
    expect([status, JSON.stringify(body)]).toEqual([
      403,
      expect.stringContaining("none of the groups") as unknown,
    ]);
  });

  it("that does not say who it is opens it for who has signed in before", async () => {
    const { signIn, tokenOf, ask } = await startWithToken();
    const token = await tokenOf("1", { saysWho: false });
    expect((await ask(token)).status).toBe(403);
    await signIn("1");
    expect((await ask(token)).status).toBe(200);
  });

  it("is refused once an administrator has ended the person's keys", async () => {
    let later = 0;
    const { gateway, tokenOf, ask } = await startWithToken({}, { now: () => Date.now() + later });
    const token = await tokenOf("1");
    expect((await ask(token)).status).toBe(200);
    await gateway.runKeys("end", "ann@firm.example");
    later = 11_000;
    expect((await ask(token)).status).toBe(401);
  });

  it("cannot be looked at while the provider is silent, which is not the token's fault", async () => {
    const { provider, tokenOf, ask } = await startWithToken();
    const token = await tokenOf("1");
    provider.isSilent = true;
    expect((await ask(token)).status).toBe(503);
    provider.isSilent = false;
    expect((await ask(token)).status).toBe(200);
  });
});
