import { X509Certificate } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { localCertificate } from "../../tools/certificates.js";

const day = 24 * 60 * 60 * 1000;
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "certificates-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("the certificate of localhost", () => {
  it("is for this machine's names and signed by an authority whose key is nowhere", async () => {
    const { cert, key, authorityPath, isNew } = await localCertificate(folder);
    const leaf = new X509Certificate(cert);
    const authority = new X509Certificate(await readFile(authorityPath));
    expect(isNew).toBe(true);
    expect(leaf.subjectAltName).toBe("DNS:localhost, IP Address:127.0.0.1");
    expect(leaf.verify(authority.publicKey)).toBe(true);
    expect(leaf.ca).toBe(false);
    expect(key).toContain("PRIVATE KEY");
    expect((await readdir(folder)).sort()).toEqual([
      "authority.crt",
      "localhost.crt",
      "localhost.key",
    ]);
  });

  it.skipIf(process.platform === "win32")("keeps its key for its owner alone", async () => {
    await localCertificate(folder);
    expect((await stat(join(folder, "localhost.key"))).mode & 0o077).toBe(0);
  });

  it("is kept while it is good and renewed a week before its end", async () => {
    const first = await localCertificate(folder);
    const again = await localCertificate(folder, Date.now() + 380 * day);
    expect(again).toEqual({ ...first, isNew: false });
    const renewed = await localCertificate(folder, Date.now() + 391 * day);
    expect(renewed.isNew).toBe(true);
    expect(renewed.cert).not.toBe(first.cert);
  });

  it("lasts no longer than Apple's systems accept", async () => {
    const { cert } = await localCertificate(folder);
    const { validFrom, validTo } = new X509Certificate(cert);
    expect(Date.parse(validTo) - Date.parse(validFrom)).toBeLessThanOrEqual(398 * day);
  });
});
