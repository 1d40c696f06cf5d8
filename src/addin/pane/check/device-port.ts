import type { Client } from "../../../client/index.js";
import {
  createLocalStorage,
  createOfficeRuntimeStorage,
  type Settings,
  type StoragePort,
} from "../../../settings/index.js";
import type { DevicePort } from "../../../workbook/checks/index.js";

/** The store is shared by every open workbook of this device: the name is no setting's. */
const storageName = "stat-check";

interface DeviceOptions {
  readonly client: Pick<Client, "request">;
  readonly settings: Pick<Settings, "getApiKey">;
  /** @default what this device has */
  readonly findStorage?: () => StoragePort | undefined;
  /** Where refusals of the page's policy are told. @default document */
  readonly page?: Pick<EventTarget, "addEventListener" | "removeEventListener">;
}

/** What surrounds the add-in on this device; refusals of the page's policy are noted from here until `close`. */
export function createDevicePort({
  client,
  settings,
  findStorage = () => createLocalStorage() ?? createOfficeRuntimeStorage(),
  page = document,
}: DeviceOptions): { readonly device: DevicePort; readonly close: () => void } {
  const refused: string[] = [];
  const note = (event: Event) => {
    refused.push((event as SecurityPolicyViolationEvent).effectiveDirective);
  };
  page.addEventListener("securitypolicyviolation", note);
  return {
    device: {
      tryStorage: () => tryStorage(findStorage()),
      askService:
        settings.getApiKey() === null ? undefined : (signal) => askService(client, signal),
      policyRefusals: () => refused,
    },
    close: () => {
      page.removeEventListener("securitypolicyviolation", note);
    },
  };
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
