import { X509Certificate } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createCA, createCert } from "mkcert";

/** Longer than this, Apple's systems refuse a certificate even where its authority is trusted. */
const validityDays = 397;
const renewBeforeMs = 7 * 24 * 60 * 60 * 1000;

export interface LocalCertificate {
  readonly cert: string;
  readonly key: string;
  /** The file a person adds to the trusted authorities, once. */
  readonly authorityPath: string;
  /** True when it was made just now, so that an older trust no longer holds. */
  readonly isNew: boolean;
}

function isUsable(cert: string, now: number): boolean {
  return Date.parse(new X509Certificate(cert).validTo) - now > renewBeforeMs;
}

/**
 * The certificate of https://localhost, made on first use without root rights.
 *
 * The authority's key is never written: whoever trusts the authority trusts this one certificate
 * and nothing that could be signed later. The price is a new authority at each renewal.
 *
 * @param folder where the files are kept; made when absent.
 */
export async function localCertificate(
  folder: string,
  now: number = Date.now(),
): Promise<LocalCertificate> {
  const authorityPath = join(folder, "authority.crt");
  const certPath = join(folder, "localhost.crt");
  const keyPath = join(folder, "localhost.key");

  if ([authorityPath, certPath, keyPath].every((path) => existsSync(path))) {
    const cert = await readFile(certPath, "utf8");
    if (isUsable(cert, now)) {
      return { cert, key: await readFile(keyPath, "utf8"), authorityPath, isNew: false };
    }
  }

  const authority = await createCA({
    organization: "STAT development on this machine",
    countryCode: "EU",
    state: "-",
    locality: "-",
    validity: validityDays,
  });
  const { cert, key } = await createCert({
    ca: authority,
    domains: ["localhost", "127.0.0.1"],
    validity: validityDays,
  });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(authorityPath, authority.cert);
  await writeFile(certPath, cert);
  await writeFile(keyPath, key, { mode: 0o600 });
  return { cert, key, authorityPath, isNew: true };
}
