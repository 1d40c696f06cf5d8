import { expect, it } from "vitest";
import {
  createLocalStorage,
  createMemoryStorage,
  createOfficeRuntimeStorage,
  createRoamingStorage,
  type StoragePort,
} from "../../src/settings/index.js";
import { storageOver } from "../support/storage/browser-storage.js";
import { describeStorage } from "../support/storage/storage-suite.js";

/** What a device keeps, by the object that stands for it. */
const devices = new WeakMap<object, Map<string, string>>();
function kept(device: object): Map<string, string> {
  const known = devices.get(device) ?? new Map<string, string>();
  devices.set(device, known);
  return known;
}

const found = (port: StoragePort | undefined): StoragePort => {
  if (port === undefined) throw new Error("The host has this store.");
  return port;
};

describeStorage("memory", () => createMemoryStorage(), false);

describeStorage(
  "localStorage",
  (device) =>
    found(
      createLocalStorage({
        localStorage: storageOver(kept(device)),
        partitionKey: "partition/",
        events: new EventTarget(),
      }),
    ),
  true,
);

describeStorage(
  "OfficeRuntime.storage",
  (device) => {
    const values = kept(device);
    return found(
      createOfficeRuntimeStorage({
        getItem: (key) => Promise.resolve(values.get(key) ?? null),
        setItem: (key, value) => Promise.resolve(void values.set(key, value)),
        removeItem: (key) => Promise.resolve(void values.delete(key)),
      }),
    );
  },
  true,
);

describeStorage(
  "roaming settings",
  (device) => {
    // Changes are local until saveAsync, as in Outlook; reads see what was saved.
    const saved = kept(device);
    const changes = new Map<string, string | null>();
    const roaming = {
      get: (name: string) => (changes.has(name) ? changes.get(name) : saved.get(name)),
      set: (name: string, value: string) => void changes.set(name, value),
      remove: (name: string) => void changes.set(name, null),
      saveAsync: (callback: (result: { status: string }) => void) => {
        for (const [name, value] of changes) {
          if (value === null) saved.delete(name);
          else saved.set(name, value);
        }
        changes.clear();
        callback({ status: "succeeded" });
      },
    };
    return found(createRoamingStorage(roaming as unknown as Office.RoamingSettings));
  },
  true,
);

it("localStorage keeps everything under the partition's prefix", async () => {
  const values = new Map<string, string>();
  const localStorage = storageOver(values);
  const port = found(createLocalStorage({ localStorage, partitionKey: "site-1/" }));
  await port.set("stat.a", "1");
  expect([...values]).toEqual([["site-1/stat.a", "1"]]);
  const other = found(createLocalStorage({ localStorage, partitionKey: "site-2/" }));
  expect(other.get("stat.a")).toBeNull();
});

it("localStorage that is blocked or full counts as none", () => {
  const blocked = storageOver(new Map());
  blocked.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(createLocalStorage({ localStorage: blocked })).toBeUndefined();
});

it("localStorage tells of changes by another workbook, of this partition and of all", () => {
  const events = new EventTarget();
  const port = found(
    createLocalStorage({
      localStorage: storageOver(new Map()),
      partitionKey: "site-1/",
      events,
    }),
  );
  let changes = 0;
  const stop = port.onChange?.(() => (changes += 1));
  const tell = (key: string | null) =>
    events.dispatchEvent(Object.assign(new Event("storage"), { key }));
  tell("site-1/stat.a");
  tell("site-2/stat.a");
  tell(null);
  expect(changes).toBe(2);
  stop?.();
  tell(null);
  expect(changes).toBe(2);
});

it("roaming settings that cannot be saved say so", async () => {
  const roaming = {
    get: () => undefined,
    set: () => undefined,
    remove: () => undefined,
    saveAsync: (callback: (result: unknown) => void) => {
      callback({ status: "failed", error: { message: "No connection." } });
    },
  };
  const port = found(createRoamingStorage(roaming));
  await expect(port.set("a", "b")).rejects.toThrow("No connection.");
});
