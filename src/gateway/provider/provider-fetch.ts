import { EnvHttpProxyAgent, fetch } from "undici";

/** As the libraries ask for it: their types are those of a browser. */
export type ProviderFetch = (
  address: string,
  options: {
    readonly method?: string;
    readonly headers?: unknown;
    readonly body?: unknown;
    readonly redirect?: "manual" | "follow" | "error";
    readonly signal?: AbortSignal | undefined;
  },
) => Promise<Response>;

/** By the proxy of the firm, where there is one. */
export function createProviderFetch(): { fetch: ProviderFetch; close: () => Promise<void> } {
  const dispatcher = new EnvHttpProxyAgent({ connect: { timeout: 10_000 } });
  return {
    fetch: (address, options) =>
      fetch(address, {
        ...(options as Parameters<typeof fetch>[1]),
        dispatcher,
      }) as unknown as Promise<Response>,
    close: () => dispatcher.destroy(),
  };
}
