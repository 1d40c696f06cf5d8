import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from "jose";
import { ApiError } from "../../contract/index.js";
import type { ProviderFetch } from "./provider-fetch.js";
import { ProviderFailure, type Provider } from "./provider.js";
import type { SignInSettings } from "./settings.js";

/** Tokens that the provider signed, presented instead of a key. */
export interface Tokens {
  /** @throws ApiError 401, or 503 where the provider's keys cannot be had */
  read(token: string): Promise<JWTPayload & { readonly sub: string; readonly iat: number }>;
}

interface TokensOptions {
  readonly settings: Pick<SignInSettings, "audiences">;
  readonly provider: Pick<Provider, "metadata">;
  readonly fetch: ProviderFetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** With a key that anybody may know: no secret of ours makes one. */
const algorithms = [
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"],
  ...["ES256", "ES384", "ES512", "EdDSA"],
];

/** Clocks of two machines. */
const clockToleranceSeconds = 30;

/** At the soonest: tokens with names of keys that are none come from anybody. */
const keysAgainMs = 1000;

/** The token is what is wrong, and not the way to the provider. */
const saysNo = (error: unknown) =>
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported;

export function createTokens({ settings, provider, fetch, now }: TokensOptions): Tokens {
  let known: { address: string; keys: ReturnType<typeof createRemoteJWKSet> } | undefined;
  const keysAt = (address: string) => {
    // Kept, and asked for again where a token names one that is not among them.
    if (known?.address !== address) {
      const keys = createRemoteJWKSet(new URL(address), {
        ...{ [customFetch]: fetch, cooldownDuration: keysAgainMs },
      });
      known = { address, keys };
    }
    return known.keys;
  };
  return {
    read: async (token) => {
      try {
        const { issuer, jwks_uri: address } = await provider.metadata();
        if (address === undefined) throw new ProviderFailure("The provider names no keys.");
        const { payload } = await jwtVerify(token, keysAt(address), {
          ...{ issuer, audience: [...settings.audiences], algorithms },
          ...{ clockTolerance: clockToleranceSeconds, currentDate: new Date(now()) },
          requiredClaims: ["sub", "exp", "iat"],
        });
        return { ...payload, sub: payload.sub ?? "", iat: payload.iat ?? 0 };
      } catch (error) {
        if (saysNo(error))
          throw new ApiError("bad-key", "The token is none of this gateway's, or has expired.");
        throw new ApiError("server", "The provider of the token cannot be asked. Try again.", {
          ...{ status: 503, retryAfterMs: 5000, cause: error },
        });
      }
    },
  };
}
