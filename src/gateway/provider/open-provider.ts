import { watchClientSecret } from "./client-secret.js";
import { createProviderFetch } from "./provider-fetch.js";
import { createProvider, type Provider } from "./provider.js";
import { createTokens, type Tokens } from "./tokens.js";
import type { SignInSettings } from "./settings.js";

interface OpenOptions {
  readonly settings: SignInSettings;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onProblem: (error: unknown) => void;
}

/** @throws Error where the file of the client's secret cannot be read */
export function openProvider({ settings, now, onProblem }: OpenOptions): {
  readonly provider: Provider;
  readonly tokens: Tokens;
  readonly close: () => Promise<void>;
} {
  const clientSecret = watchClientSecret(settings.clientSecret, { now, onProblem });
  const { fetch, close } = createProviderFetch();
  const provider = createProvider({ settings, clientSecret, fetch, now });
  return { provider, tokens: createTokens({ settings, provider, fetch, now }), close };
}
