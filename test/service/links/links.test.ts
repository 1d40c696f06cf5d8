import { describe, expect, it } from "vitest";
import type { Platform } from "../../../src/contract/index.js";
import {
  createLinks,
  type ContentKind,
  type PictureKind,
  type ReportFormat,
} from "../../../src/service/links/index.js";
import { fc } from "../../support/properties.js";

const day = 24 * 60 * 60_000;
let time = Date.parse("2026-11-20T09:30:00Z");

const create = (secret = "a secret", revoked: ReadonlySet<string> = new Set()) => {
  const links = createLinks({
    publicUrl: "https://service.example",
    secret: () => secret,
    isActive: (keyId) => keyId === "k1" || (keyId === "k2" && !revoked.has(keyId)),
    now: () => time,
  });
  const signed = (address: string, keyId: string) => links.sign(address, keyId)?.address ?? "";
  return {
    canonical: links,
    contentPage: (kind: ContentKind, id: number | string, language: Platform, keyId: string) =>
      signed(links.contentPage(kind, id, language), keyId),
    report: (id: number, format: ReportFormat, language: Platform, keyId: string) =>
      signed(links.report(id, format, language), keyId),
    picture: (kind: PictureKind, id: number, language: Platform, width: number, keyId: string) =>
      signed(links.picture(kind, id, language, width), keyId),
    verify: (address: string) => {
      const verified = links.verify(address);
      return verified.state === "signed" ? verified.keyId : undefined;
    },
  };
};
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

  it("end: pages and pictures after a quarter of an hour, reports after a day", () => {
    const begun = time;
    const [page, , report, picture] = addresses.map(seen);
    const states = () =>
      [page, report, picture].map((one) => links.canonical.verify(one ?? "").state);
    expect(states()).toEqual(["signed", "signed", "signed"]);
    time = begun + 15 * 60_000 + 1000;
    expect(states()).toEqual(["expired", "signed", "expired"]);
    time = begun + day + 1000;
    expect(states()).toEqual(["expired", "expired", "expired"]);
    const prolonged = report?.replace(/until=\d+/, "until=9999999999") ?? "";
    expect(links.canonical.verify(prolonged)).toEqual({ state: "invalid" });
    time = begun;
  });

  it("are made from canonical ones, which name nobody", () => {
    const canonical = links.canonical.contentPage("statistic", 5, "de");
    expect(canonical).toBe("https://service.example/content/statistic/5/de");
    const signed = links.canonical.sign(canonical, "k1");
    expect(links.verify(seen(signed?.address ?? ""))).toBe("k1");
    // Signed anew, not signed twice.
    expect(links.canonical.sign(signed?.address ?? "", "k1")).toEqual(signed);
    for (const other of ["https://other.example/x", "/v1/health", "/content/../v1/health", ""]) {
      expect(links.canonical.sign(other, "k1")).toBeUndefined();
    }
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
