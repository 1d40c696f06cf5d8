import { describe, expect, it } from "vitest";
import {
  createMemoryStorage,
  createSettings,
  type Settings,
  type StoragePort,
} from "../../src/settings/index.js";

const address = "https://one.example";
const make = (storage: StoragePort = createMemoryStorage(), more: object = {}): Settings =>
  createSettings({ allowedServiceAddresses: [address], storage, ...more });

describe("settings", () => {
  it("are there at once over a store that answers at once", () => {
    const storage = createMemoryStorage();
    void storage.set(`stat.key.${address}`, "kept");
    const settings = make(storage);
    expect(settings.ready).toBeUndefined();
    expect(settings.getApiKey()).toBe("kept");
  });

  it("wait for the host where they are told to", async () => {
    const storage = createMemoryStorage();
    void storage.set(`stat.key.${address}`, "kept");
    let open = () => {};
    const hostReady = new Promise<void>((resolve) => (open = resolve));
    const settings = make(storage, { hostReady });
    expect(settings.getApiKey()).toBeNull();
    let changes = 0;
    settings.onChange(() => (changes += 1));
    open();
    await settings.ready;
    expect([settings.getApiKey(), changes]).toEqual(["kept", 1]);
  });

  it("last for the session over a store that fails at everything", async () => {
    const fail = () => Promise.reject(new Error("blocked"));
    const settings = make({ kind: "office-runtime", get: fail, set: fail, remove: fail });
    await settings.ready;
    expect(await settings.setApiKey("key")).toBe(false);
    expect([settings.getApiKey(), settings.isKeyRemembered()]).toEqual(["key", false]);
    await settings.setPreferences({ dailyBudget: 5 });
    expect(settings.getPreferences().dailyBudget).toBe(5);
    await settings.forgetApiKey();
    expect(settings.getApiKey()).toBeNull();
  });

  it("do not undo a change by a slow reading begun before it", async () => {
    const values = new Map<string, string>();
    const answers: (() => void)[] = [];
    let isSlow = false;
    const storage: StoragePort = {
      kind: "office-runtime",
      get: async (name) => {
        const value = values.get(name) ?? null;
        if (isSlow) await new Promise<void>((resolve) => answers.push(resolve));
        return value;
      },
      set: (name, value) => void values.set(name, value),
      remove: (name) => void values.delete(name),
    };
    const settings = make(storage);
    await settings.ready;
    isSlow = true;
    const reading = settings.reload();
    await Promise.resolve();
    await settings.setPreferences({ dailyBudget: 7 });
    isSlow = false;
    expect(answers).toHaveLength(2);
    for (const answer of answers) answer();
    await reading;
    expect(settings.getPreferences().dailyBudget).toBe(7);
  });

  it("tell of every change until told to stop", async () => {
    const settings = make();
    let changes = 0;
    const stop = settings.onChange(() => (changes += 1));
    await settings.setApiKey("a");
    await settings.setPreferences({ depthYears: 2 });
    await settings.forgetApiKey();
    stop();
    await settings.setApiKey("b");
    expect(changes).toBe(3);
  });

  it.each([
    { serviceAddress: "https://evil.example" },
    { dailyBudget: -1 },
    { dailyBudget: Number.NaN },
    { depthYears: 0 },
    { depthYears: 21 },
    { depthYears: 2.5 },
    { prices: { getStatistic: -3 } },
  ])("refuse %j", async (change) => {
    const settings = make();
    const before = settings.getPreferences();
    await expect(settings.setPreferences(change)).rejects.toThrow(RangeError);
    expect(settings.getPreferences()).toEqual(before);
  });

  it("refuse a key that no header takes", async () => {
    const settings = make();
    for (const key of ["", "  ", "two words", "ключ", "a\r\nb"]) {
      await expect(settings.setApiKey(key)).rejects.toThrow(RangeError);
    }
    expect(settings.getApiKey()).toBeNull();
  });

  it.each(["not json", "[]", "null", '{"depthYears":"9","prices":{"getStatistic":-1,"x":2}}'])(
    "read %s as nothing",
    (text) => {
      const storage = createMemoryStorage();
      void storage.set("stat.preferences", text);
      expect(make(storage).getPreferences()).toEqual(make().getPreferences());
    },
  );

  it("do not take an address from the store that the build no longer allows", () => {
    const storage = createMemoryStorage();
    void storage.set("stat.preferences", '{"serviceAddress":"https://gone.example"}');
    expect(make(storage).getPreferences().serviceAddress).toBe(address);
  });

  it.each([["http://one.example"], ["ftp://one.example"], ["https://user:pw@one.example"], ["x"]])(
    "are not made for %s",
    (bad) => {
      expect(() => createSettings({ allowedServiceAddresses: [bad] })).toThrow(RangeError);
    },
  );

  it("take http on this machine", () => {
    for (const local of ["http://localhost:3000", "http://127.0.0.1:8787", "http://[::1]:1"]) {
      const settings = createSettings({ allowedServiceAddresses: [local] });
      expect(settings.getPreferences().serviceAddress).toBe(local);
    }
  });

  it("find the host's best store: localStorage before OfficeRuntime.storage before memory", async () => {
    const globals = globalThis as { OfficeRuntime?: unknown; localStorage?: unknown };
    const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
    const define = (value: unknown) =>
      Object.defineProperty(globals, "localStorage", { value, configurable: true, writable: true });
    const { storageOver } = await import("../support/storage/browser-storage.js");
    try {
      define(undefined);
      expect(createSettings({ allowedServiceAddresses: [address] }).storeKind).toBe("memory");
      globals.OfficeRuntime = { storage: { getItem: () => Promise.resolve(null) } };
      expect(createSettings({ allowedServiceAddresses: [address] }).storeKind).toBe(
        "office-runtime",
      );
      define(storageOver(new Map()));
      expect(createSettings({ allowedServiceAddresses: [address] }).storeKind).toBe("local");
    } finally {
      delete globals.OfficeRuntime;
      if (before) Object.defineProperty(globalThis, "localStorage", before);
      else delete globals.localStorage;
    }
  });
});
