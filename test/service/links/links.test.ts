import { describe, expect, it } from "vitest";
import { createLinks } from "../../../src/service/links/index.js";
import { fc } from "../../support/properties.js";

const create = (secret = "a secret", revoked: ReadonlySet<string> = new Set()) =>
  createLinks({
    publicUrl: "https://service.example",
    secret,
    isActive: (keyId) => keyId === "k1" || (keyId === "k2" && !revoked.has(keyId)),
  });
const links = create();

/** What a server sees of an address. */
const seen = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

describe("signed links", () => {
  const addresses = [
    links.contentPage("statistic", 5, "de", "k1"),
    links.contentPage("indicator", "0b4c2a10-0000-4000-8000-000000000001", "en", "k1"),
    links.report(5, "xlsx", "fr", "k1"),
    links.picture("infographic", 5, "es", 640, "k1"),
  ];

  it("open without a key and say whose they are", () => {
    expect(addresses.map((address) => links.verify(seen(address)))).toEqual(
      addresses.map(() => "k1"),
    );
    expect(addresses.map((address) => new URL(address).pathname)).toEqual([
      "/content/statistic/5/de",
      "/content/indicator/0b4c2a10-0000-4000-8000-000000000001/en",
      "/v1/files/statistic/5/fr.xlsx",
      "/v1/pictures/infographic/5/es/640.png",
    ]);
  });

  it("stay the same over restarts", () => {
    expect(create().report(5, "pdf", "en", "k1")).toBe(links.report(5, "pdf", "en", "k1"));
  });

  it("still open with what mailers and trackers add", () => {
    expect(links.verify(`${seen(links.report(5, "pdf", "en", "k1"))}&utm_source=sheet`)).toBe("k1");
  });

  it("end with their key", () => {
    const address = seen(links.report(5, "pdf", "en", "k2"));
    expect(links.verify(address)).toBe("k2");
    expect(create("a secret", new Set(["k2"])).verify(address)).toBeUndefined();
  });

  it("of another secret do not open", () => {
    expect(create("another").verify(seen(links.report(5, "pdf", "en", "k1")))).toBeUndefined();
  });

  it("do not open what they were not made for", () => {
    const address = seen(links.report(5, "pdf", "en", "k1"));
    for (const forged of [
      address.replace("/5/", "/6/"),
      address.replace(".pdf", ".xlsx"),
      address.replace("key=k1", "key=k2"),
      address.split("?")[0] ?? "",
      "",
    ]) {
      expect(links.verify(forged)).toBeUndefined();
    }
  });

  it("never open with a made-up signature", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, signature) => {
        const address = `${path}?key=k1&signature=${encodeURIComponent(signature)}`;
        expect(links.verify(address)).toBeUndefined();
      }),
    );
  });
});
