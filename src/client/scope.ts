import { ApiError, parseServiceAddress } from "../contract/index.js";
import { toScope } from "./cache/cache-key.js";
import type { ClientSettings } from "./options.js";

/** The service and key of a request, and the name under which its answers are kept. */
export interface Scope {
  readonly serviceAddress: string;
  readonly apiKey: string;
  readonly prefix: string;
}

export interface ScopeSource {
  /** @throws ApiError `missing-key`; `bad-input` for an address that is neither https nor this machine. */
  current(): Promise<Scope>;
  /** The scope last made, where it still holds. */
  peek(): Scope | undefined;
}

/**
 * Follows the settings. `onLeave` is told when the key or service changed: with the scope's prefix
 * where another key took its place at the same service, whose answers are of no more use.
 */
export function followScope(
  settings: ClientSettings,
  onLeave: (abandonedPrefix: Promise<string> | undefined) => void,
): ScopeSource {
  let made: { address: string; apiKey: string; scope: Promise<Scope> } | undefined;
  let last: Scope | undefined;

  const read = () => {
    const { serviceAddress } = settings.getPreferences();
    return { address: serviceAddress, apiKey: settings.getApiKey(serviceAddress) };
  };

  const make = async (address: string, apiKey: string): Promise<Scope> => {
    const serviceAddress = parseServiceAddress(address);
    if (serviceAddress === undefined) {
      throw new ApiError("bad-input", "The service address must begin with https://.");
    }
    const scope = { serviceAddress, apiKey, prefix: await toScope(serviceAddress, apiKey) };
    if (made?.address === address && made.apiKey === apiKey) last = scope;
    return scope;
  };

  let seen = read();
  settings.onChange(() => {
    const before = seen;
    seen = read();
    if (before.address === seen.address && before.apiKey === seen.apiKey) return;
    made = undefined;
    last = undefined;
    const { address, apiKey } = before;
    const isReplaced = address === seen.address && apiKey !== null;
    onLeave(isReplaced ? toScope(address, apiKey) : undefined);
  });

  const known = ({ address, apiKey }: ReturnType<typeof read>): Promise<Scope> | undefined =>
    made !== undefined && made.address === address && made.apiKey === apiKey
      ? made.scope
      : undefined;

  const begin = async (): Promise<Scope> => {
    // Only where the settings' store is slow to answer; nothing is awaited otherwise.
    if (made === undefined && settings.ready !== undefined) {
      await settings.ready;
    }
    const { address, apiKey } = read();
    if (apiKey === null) throw new ApiError("missing-key", "There is no API key yet.");
    const scope = known({ address, apiKey }) ?? make(address, apiKey);
    made = { address, apiKey, scope };
    return scope;
  };

  return {
    current: () => known(read()) ?? begin(),
    peek: () => last,
  };
}
