/** The provider of the firm's accounts, by OpenID Connect. */
import * as oidc from "openid-client";
import type { Claims } from "./identity.js";
import type { ProviderFetch } from "./provider-fetch.js";
import type { SignInSettings } from "./settings.js";

/** What a sign-in must come back with. */
interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What the provider says of an account. */
interface Told {
  readonly claims: Claims;
  readonly refreshToken: string | undefined;
}

interface Checked {
  /** Undefined where the provider did not tell all of them. */
  readonly claims: Claims | undefined;
  /** The old one may be worth nothing from now on. */
  readonly refreshToken: string;
}

/** The provider says that the account, or its consent, is there no more. */
export class AccountGone extends Error {
  override readonly name = "AccountGone";
}

/** The provider does not answer, or not as one does: nothing is known of the account. */
export class ProviderFailure extends Error {
  override readonly name = "ProviderFailure";
}

/** Somebody gave up, or came back with what does not fit. */
export class SignInBroken extends Error {
  override readonly name = "SignInBroken";
}

export interface Provider {
  /** Where to send a browser. */
  begin(checks: SignInChecks, redirectUrl: string): Promise<string>;
  /** @param address the redirect address with what the provider added */
  finish(checks: SignInChecks, address: string): Promise<Told>;
  /** Whether an account is still there. @throws AccountGone */
  check(refreshToken: string): Promise<Checked>;
  /** What it says of itself: issuer and address of its keys. */
  metadata(): Promise<oidc.ServerMetadata>;
}

interface ProviderOptions {
  readonly settings: Pick<
    SignInSettings,
    "issuer" | "clientId" | "clientAuth" | "scopes" | "prompt"
  >;
  /** As it is now. */
  readonly clientSecret: () => string;
  readonly fetch: ProviderFetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How long its endpoints are taken as known. */
const metadataMs = 60 * 60_000;
const timeoutSeconds = 10;

/** What a failed exchange says of the account. */
function toFailure(error: unknown, whenRefused: (code: string) => Error): Error {
  if (error instanceof oidc.AuthorizationResponseError) return new SignInBroken(error.error);
  if (error instanceof oidc.ResponseBodyError) return whenRefused(error.error);
  if (error instanceof oidc.WWWAuthenticateChallengeError)
    return new ProviderFailure(
      "The provider refuses the gateway itself: look whether the client's secret is still right.",
    );
  return new ProviderFailure("The provider does not answer as one does.", { cause: error });
}

const unlessGrant = (code: string, refused: Error) =>
  code === "invalid_grant"
    ? refused
    : new ProviderFailure(`The provider refuses the gateway itself: ${code}.`);

function createConfigurations({ settings, clientSecret, fetch, now }: ProviderOptions) {
  const { issuer, clientId, clientAuth } = settings;
  const secretSent = clientAuth === "post" ? oidc.ClientSecretPost : oidc.ClientSecretBasic;
  const isPlain = issuer.startsWith("http:");
  let known: { at: number; secret: string; configuration: oidc.Configuration } | undefined;
  const discover = (secret: string) =>
    oidc.discovery(new URL(issuer), clientId, undefined, secretSent(secret), {
      ...{ [oidc.customFetch]: fetch, timeout: timeoutSeconds },
      // The key that signed is asked for, though the answer came from the provider itself.
      execute: [
        oidc.enableNonRepudiationChecks,
        // Settings let only this machine's own be without TLS.
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so to make it stand out
        ...(isPlain ? [oidc.allowInsecureRequests] : []),
      ],
    });
  return async () => {
    const secret = clientSecret();
    const isKnown = known?.secret === secret;
    if (known !== undefined && isKnown && now() - known.at < metadataMs) return known.configuration;
    try {
      known = { at: now(), secret, configuration: await discover(secret) };
    } catch (cause) {
      if (known === undefined || !isKnown)
        throw new ProviderFailure("The provider cannot be reached.", { cause });
    }
    return known.configuration;
  };
}

/** Claims of the ID token, and those that the provider tells only where it is asked for them. */
async function readClaims(
  configuration: oidc.Configuration,
  tokens: Awaited<ReturnType<typeof oidc.refreshTokenGrant>>,
): Promise<Claims> {
  const own: Claims = tokens.claims() ?? {};
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return own;
  // A renewal may come without an ID token: whoever renews compares whose claims these are.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so to make it stand out
  const subject = typeof own["sub"] === "string" ? own["sub"] : oidc.skipSubjectCheck;
  const asked = await oidc.fetchUserInfo(configuration, tokens.access_token, subject);
  return { ...asked, ...own };
}

export function createProvider(options: ProviderOptions): Provider {
  const { scopes, prompt } = options.settings;
  const configured = createConfigurations(options);
  return {
    begin: async ({ state, nonce, verifier }, redirectUrl) =>
      oidc.buildAuthorizationUrl(await configured(), {
        ...{ redirect_uri: redirectUrl, scope: scopes, state, nonce },
        ...{ code_challenge: await oidc.calculatePKCECodeChallenge(verifier) },
        ...{ code_challenge_method: "S256", ...(prompt === undefined ? {} : { prompt }) },
      }).href,
    finish: async ({ state, nonce, verifier }, address) => {
      const configuration = await configured();
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, new URL(address), {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
          idTokenExpected: true,
        });
        const claims = await readClaims(configuration, tokens);
        return { claims, refreshToken: tokens.refresh_token };
      } catch (error) {
        throw toFailure(error, (code) => unlessGrant(code, new SignInBroken(code)));
      }
    },
    check: async (refreshToken) => {
      const configuration = await configured();
      try {
        const tokens = await oidc.refreshTokenGrant(configuration, refreshToken);
        const claims = await readClaims(configuration, tokens).catch(() => undefined);
        return { claims, refreshToken: tokens.refresh_token ?? refreshToken };
      } catch (error) {
        throw toFailure(error, (code) => unlessGrant(code, new AccountGone(code)));
      }
    },
    metadata: async () => (await configured()).serverMetadata(),
  };
}
