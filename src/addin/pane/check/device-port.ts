import type { Client } from "../../../client/index.js";
import {
  createLocalStorage,
  createOfficeRuntimeStorage,
  type Settings,
  type StoragePort,
} from "../../../settings/index.js";
import type { DevicePort } from "../../../workbook/checks/index.js";
import { tryDatabase } from "./try-database.js";

/** The store is shared by every open workbook of this device: the name is no setting's. */
const storageName = "stat-check";
const provokedDirective = "connect-src";

interface DeviceOptions {
  readonly client: Pick<Client, "request">;
  readonly settings: Pick<Settings, "getApiKey">;
  /** @default what this device has */
  readonly findStorage?: () => StoragePort | undefined;
  /** Where refusals of the page's policy are told. @default document */
  readonly page?: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  /** Asks for what the page's policy refuses; undefined without a policy. @default askForRefused */
  readonly breakPolicy?: () => Promise<unknown> | undefined;
}

/** What surrounds the add-in on this device; refusals of the page's policy are noted from here until `close`. */
export function createDevicePort({
  client,
  settings,
  findStorage = () => createLocalStorage() ?? createOfficeRuntimeStorage(),
  page = document,
  breakPolicy = askForRefused,
}: DeviceOptions): { readonly device: DevicePort; readonly close: () => void } {
  const refused: string[] = [];
  let provoked: "not" | "asked" | "told" = "not";
  const note = (event: Event) => {
    const { effectiveDirective } = event as SecurityPolicyViolationEvent;
    if (provoked === "asked" && effectiveDirective === provokedDirective) provoked = "told";
    else refused.push(effectiveDirective);
  };
  page.addEventListener("securitypolicyviolation", note);
  return {
    device: {
      tryStorage: () => tryStorage(findStorage()),
      askService:
        settings.getApiKey() === null ? undefined : (signal) => askService(client, signal),
      tryDatabase,
      provokeRefusal: () => {
        provoked = "asked";
        const asking = breakPolicy();
        if (asking === undefined) return undefined;
        asking.catch(() => undefined); // What tells is the page's event.
        return () => provoked === "told";
      },
      policyRefusals: () => refused,
    },
    close: () => {
      page.removeEventListener("securitypolicyviolation", note);
    },
  };
}

/** Such an address holds its own answer: where nothing refuses it, no network is asked either. */
function askForRefused(): Promise<unknown> | undefined {
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  return policy === null ? undefined : fetch("data:,stat-check");
}

async function tryStorage(store: StoragePort | undefined) {
  if (store === undefined) return { kind: "memory", isKept: false };
  const written = crypto.randomUUID();
  try {
    await store.set(storageName, written);
    const read = await store.get(storageName);
    return { kind: store.kind, isKept: read === written };
  } finally {
    await store.remove(storageName);
  }
}

/** The one operation whose published price is nothing; a kept answer would prove nothing. */
async function askService(client: Pick<Client, "request">, signal: AbortSignal): Promise<void> {
  await client.request(
    "searchIndicators",
    { q: "population", size: 1 },
    { forceFresh: true, refuseStale: true, lane: "pane", signal },
  );
}
