import { describe, expect, it } from "vitest";
import { createSettings, type StoragePort } from "../../../src/settings/index.js";

const one = "https://one.example";
const two = "https://two.example/api";
const allowedServiceAddresses = [one, two];

/**
 * What every store of settings must do.
 *
 * @param open makes a port; two ports of one `device` share what is kept, as two workbooks do.
 * @param isLasting false for a store that ends with the session.
 */
export function describeStorage(
  name: string,
  open: (device: object) => StoragePort,
  isLasting: boolean,
): void {
  const session = async (device: object) => {
    const settings = createSettings({ allowedServiceAddresses, storage: open(device) });
    await settings.ready;
    return settings;
  };

  describe(name, () => {
    it("keeps, replaces and removes text by name", async () => {
      const port = open({});
      expect(await port.get("stat.a")).toBeNull();
      await port.set("stat.a", "1");
      await port.set("stat.b", "ü 🔑");
      await port.set("stat.a", "2");
      expect([await port.get("stat.a"), await port.get("stat.b")]).toEqual(["2", "ü 🔑"]);
      await port.remove("stat.a");
      await port.remove("stat.never");
      expect([await port.get("stat.a"), await port.get("stat.b")]).toEqual([null, "ü 🔑"]);
    });

    it("knows nothing at first", async () => {
      const settings = await session({});
      expect(settings.getApiKey()).toBeNull();
      expect(settings.getPreferences()).toEqual({
        serviceAddress: one,
        dailyBudget: 2000,
        prices: {},
        depthYears: 20,
        language: null,
        choices: {},
      });
    });

    it(`${isLasting ? "remembers" : "does not remember"} key and preferences in the next session`, async () => {
      const device = {};
      const first = await session(device);
      const choices = { form: "formula", notes: false };
      expect(await first.setApiKey(" key-one ")).toBe(isLasting);
      await first.setPreferences({ dailyBudget: 100, depthYears: 3, language: "de", choices });
      expect(first.getApiKey()).toBe("key-one");
      expect(first.isKeyRemembered()).toBe(isLasting);
      const second = await session(device);
      expect(second.getApiKey()).toBe(isLasting ? "key-one" : null);
      expect(second.getPreferences()).toMatchObject(
        isLasting
          ? { dailyBudget: 100, depthYears: 3, language: "de", choices }
          : { dailyBudget: 2000, depthYears: 20, language: null, choices: {} },
      );
    });

    it("gives a key only for the address it was entered for", async () => {
      const device = {};
      const settings = await session(device);
      await settings.setApiKey("key-one");
      await settings.setPreferences({ serviceAddress: two });
      expect(settings.getApiKey()).toBeNull();
      await settings.setApiKey("key-two");
      expect([settings.getApiKey(one), settings.getApiKey(two)]).toEqual(["key-one", "key-two"]);
      expect(settings.getApiKey("https://elsewhere.example")).toBeNull();
      await settings.forgetApiKey();
      expect([settings.getApiKey(one), settings.getApiKey(two)]).toEqual(["key-one", null]);
      const later = await session(device);
      expect(later.getApiKey(two)).toBeNull();
    });

    it("keeps a key of this session only out of the store", async () => {
      const device = {};
      const settings = await session(device);
      await settings.setApiKey("lasting");
      expect(await settings.setApiKey("passing", { remember: false })).toBe(false);
      expect([settings.getApiKey(), settings.isKeyRemembered()]).toEqual(["passing", false]);
      expect((await session(device)).getApiKey()).toBeNull();
    });

    it("finds on reading again what another workbook has changed", async () => {
      const device = {};
      const [here, there] = [await session(device), await session(device)];
      let changes = 0;
      here.onChange(() => (changes += 1));
      await there.setApiKey("new");
      await here.reload();
      expect(here.getApiKey()).toBe(isLasting ? "new" : null);
      expect(changes).toBe(isLasting ? 1 : 0);
    });
  });
}
