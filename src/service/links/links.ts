import { createHmac, timingSafeEqual } from "node:crypto";
import type { Links, Signed } from "./link-ports.js";

interface LinksOptions {
  /** Where the service is reached from outside, without a slash at the end. */
  readonly publicUrl: string;
  /** What the signatures are made with, now: a rotated secret ends the links made before. */
  readonly secret: () => string;
  readonly isActive: (keyId: string) => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A report is fetched by whoever the table is sent to; a page by who clicks. */
const reportLifetimeMs = 24 * 60 * 60_000;
const linkLifetimeMs = 15 * 60_000;

const reportPath = /^\/v1\/files\//;
const ownPath = /^\/(content|v1\/files|v1\/pictures)\//;

export function createLinks({ publicUrl, secret, isActive, now }: LinksOptions): Links {
  const signatureOf = (path: string, keyId: string, until: string): string =>
    createHmac("sha256", secret()).update(`${keyId}\n${until}\n${path}`).digest("base64url");

  /** The path within the service; undefined for an address that is not one of its own. */
  const pathOf = (address: string): string | undefined => {
    const plain = address.split(/[?#]/, 1)[0] ?? "";
    const path = plain.startsWith(publicUrl) ? plain.slice(publicUrl.length) : plain;
    return ownPath.test(path) && !path.includes("..") ? path : undefined;
  };

  const sign = (address: string, keyId: string): Signed | undefined => {
    const path = pathOf(address);
    if (path === undefined) return undefined;
    const lifetimeMs = reportPath.test(path) ? reportLifetimeMs : linkLifetimeMs;
    const until = Math.ceil((now() + lifetimeMs) / 1000);
    const query = new URLSearchParams({ key: keyId, until: String(until) });
    query.set("signature", signatureOf(path, keyId, String(until)));
    return { address: `${publicUrl}${path}?${query.toString()}`, until: until * 1000 };
  };

  return {
    contentPage: (kind, id, language) => `${publicUrl}/content/${kind}/${String(id)}/${language}`,
    report: (id, format, language) =>
      `${publicUrl}/v1/files/statistic/${String(id)}/${language}.${format}`,
    picture: (kind, id, language, widthPx) =>
      `${publicUrl}/v1/pictures/${kind}/${String(id)}/${language}/${String(widthPx)}.png`,
    sign,
    verify: (requestPathAndQuery) => {
      const [path = "", query = ""] = requestPathAndQuery.split("?", 2);
      const parameters = new URLSearchParams(query);
      const signature = parameters.get("signature");
      if (signature === null) return { state: "unsigned" };
      const [keyId, until] = [parameters.get("key") ?? "", parameters.get("until") ?? ""];
      const expected = Buffer.from(signatureOf(path, keyId, until));
      const given = Buffer.from(signature);
      const isEqual = given.length === expected.length && timingSafeEqual(given, expected);
      if (!isEqual || !isActive(keyId)) return { state: "invalid" };
      return Number(until) * 1000 > now() ? { state: "signed", keyId } : { state: "expired" };
    },
  };
}
