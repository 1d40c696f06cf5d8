import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import Provider, { type Context } from "oidc-provider";

/** Claims by the subject. */
type Accounts = Map<string, Readonly<Record<string, unknown>>>;

export interface RunningProvider {
  readonly issuer: string;
  /** Who has an account: who is taken out of it has left. */
  readonly accounts: Accounts;
  /** Who sits before the browser. */
  signsIn: string;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  /** Signs with other keys from now on, as after a rotation. */
  rotateKeys(): Promise<void>;
  /** Takes this secret of the client from now on, and no other. */
  changeSecret(secret: string): void;
  /** The gateway at this address may let people sign in here. */
  register(gatewayAddress: string): void;
  /** Has no word for this account, until told otherwise, and tells so for an error of its own. */
  failAt(subject: string | undefined): void;
  /** Breaks off every connection, until told otherwise. */
  isSilent: boolean;
  close(): Promise<void>;
}

export const clientId = "stat-gateway";
export const clientSecret = "the-clients-secret";

let made = 0;
async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  made += 1;
  return { ...(await exportJWK(privateKey)), kid: `key-${String(made)}`, use: "sig", alg: "RS256" };
}

interface Running {
  secret: string;
  redirectUrl: string;
  failsAt: string | undefined;
  readonly accounts: Accounts;
  readonly givesRefreshTokens: boolean;
}

const configurationOf = (running: Running, keys: readonly JWK[]) => ({
  clients: [
    {
      ...{ client_id: clientId, client_secret: running.secret },
      redirect_uris: [running.redirectUrl],
      grant_types: ["authorization_code", "refresh_token"],
    },
  ],
  jwks: { keys },
  cookies: { keys: ["of the test"] },
  claims: {
    openid: ["sub"],
    profile: ["name", "preferred_username", "groups", "roles", "_claim_names"],
  },
  // Claims stand in the ID token and at the userinfo endpoint, by the scope: the standard's way.
  conformIdTokenClaims: true,
  features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
  pkce: { required: () => true },
  issueRefreshToken: () => running.givesRefreshTokens,
  rotateRefreshToken: true,
  interactions: { url: () => "/interaction" },
  ttl: {
    Interaction: 600,
    Grant: 3600,
    Session: 3600,
    AccessToken: 600,
    IdToken: 600,
    RefreshToken: 3600,
  },
  loadExistingGrant: async ({ oidc }: Context) => {
    const { clientId, accountId } = { ...oidc.client, ...oidc.session };
    const grant = new oidc.provider.Grant({ clientId, accountId });
    grant.addOIDCScope("openid profile email offline_access");
    grant.addOIDCClaims(["preferred_username", "groups"]);
    await grant.save();
    return grant;
  },
  findAccount: (_context: unknown, accountId: string) => {
    if (running.failsAt === accountId) throw new Error("The directory does not answer.");
    const claims = running.accounts.get(accountId);
    return claims && { accountId, claims: () => ({ sub: accountId, ...claims }) };
  },
});

/** A provider of OpenID Connect over real HTTP, at which whoever `signsIn` is asked for nothing more. */
export async function startProvider({ givesRefreshTokens = true } = {}): Promise<RunningProvider> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const accounts: Accounts = new Map();
  const asked: string[] = [];
  const keys = [await newKey()];
  const running: Running = {
    ...{ accounts, givesRefreshTokens, secret: clientSecret, redirectUrl: "" },
    failsAt: undefined,
  };
  const make = () => new Provider(issuer, configurationOf(running, keys));
  let provider: Provider | undefined;
  const state = { signsIn: "", isSilent: false };
  server.on("request", (request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    if (state.isSilent || provider === undefined) {
      request.socket.destroy();
      return;
    }
    asked.push(path);
    const answered =
      path === "/interaction"
        ? provider.interactionFinished(request, response, { login: { accountId: state.signsIn } })
        : provider.callback()(request, response);
    answered.catch(() => response.destroy());
  });
  return Object.assign(state, {
    ...{ issuer, accounts, asked },
    register: (gatewayAddress: string) => {
      running.redirectUrl = `${gatewayAddress}/key/callback`;
      provider = make();
    },
    failAt: (subject: string | undefined) => {
      running.failsAt = subject;
    },
    rotateKeys: async () => {
      keys[0] = await newKey();
      provider = make();
    },
    changeSecret: (secret: string) => {
      running.secret = secret;
      provider = make();
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  });
}
