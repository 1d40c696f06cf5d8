import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import Provider, { type Context } from "oidc-provider";
import { freePort } from "../../support/network/free-port.js";

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
  stop(): Promise<void>;
  startAgain(): Promise<void>;
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
  readonly accounts: Accounts;
  readonly redirectUrl: string;
  readonly givesRefreshTokens: boolean;
}

const configurationOf = (
  { accounts, redirectUrl, givesRefreshTokens }: Running,
  keys: readonly JWK[],
) => ({
  clients: [
    {
      ...{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUrl] },
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
  issueRefreshToken: () => givesRefreshTokens,
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
    const claims = accounts.get(accountId);
    return claims && { accountId, claims: () => ({ sub: accountId, ...claims }) };
  },
});

/** A provider of OpenID Connect over real HTTP, at which whoever `signsIn` is asked for nothing more. */
export async function startProvider(
  gatewayAddress: string,
  { givesRefreshTokens = true } = {},
): Promise<RunningProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${String(port)}`;
  const accounts: Accounts = new Map();
  const running = {
    ...{ accounts, givesRefreshTokens, redirectUrl: `${gatewayAddress}/key/callback` },
  };
  const asked: string[] = [];
  const keys = [await newKey()];
  let provider = new Provider(issuer, configurationOf(running, keys));
  const state: { signsIn: string; server: Server } = { signsIn: "", server: createServer() };
  const listen = async () => {
    state.server = createServer((request, response) => {
      const path = request.url?.split("?")[0] ?? "";
      asked.push(path);
      const answered =
        path === "/interaction"
          ? provider.interactionFinished(request, response, { login: { accountId: state.signsIn } })
          : provider.callback()(request, response);
      answered.catch(() => response.destroy());
    }).listen(port, "127.0.0.1");
    await once(state.server, "listening");
  };
  const stop = async () => {
    state.server.close();
    state.server.closeAllConnections();
    await once(state.server, "close");
  };
  await listen();
  return {
    ...{ issuer, accounts, asked, stop, startAgain: listen },
    get signsIn() {
      return state.signsIn;
    },
    set signsIn(subject) {
      state.signsIn = subject;
    },
    rotateKeys: async () => {
      keys[0] = await newKey();
      provider = new Provider(issuer, configurationOf(running, keys));
    },
    close: () => (state.server.listening ? stop() : Promise.resolve()),
  };
}
