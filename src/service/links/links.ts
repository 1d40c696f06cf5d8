import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Links } from "./types.js";

export interface LinksOptions {
  /** Where the service is reached from outside, without a slash at the end. */
  readonly publicUrl: string;
  /** What the signatures are made with. */
  readonly secret: string;
  readonly isActive: (keyId: string) => boolean;
}

// An answer of ten statistics holds 40 links; the same items are asked for again and again.
const addressesKept = 50_000;

export function createLinks({ publicUrl, secret, isActive }: LinksOptions): Links {
  const kept = new LRUCache<string, string>({ max: addressesKept });

  const sign = (path: string, keyId: string): string =>
    createHmac("sha256", secret).update(`${keyId}\n${path}`).digest("base64url");

  const signed = (path: string, keyId: string): string => {
    const entry = `${keyId} ${path}`;
    const known = kept.get(entry);
    if (known !== undefined) return known;
    const signature = sign(path, keyId);
    const address = `${publicUrl}${path}?key=${encodeURIComponent(keyId)}&signature=${signature}`;
    kept.set(entry, address);
    return address;
  };

  return {
    contentPage: (kind, id, language, keyId) =>
      signed(`/content/${kind}/${String(id)}/${language}`, keyId),
    report: (id, format, language, keyId) =>
      signed(`/v1/files/statistic/${id}/${language}.${format}`, keyId),
    picture: (kind, id, language, widthPx, keyId) =>
      signed(`/v1/pictures/${kind}/${id}/${language}/${widthPx}.png`, keyId),
    verify: (requestPathAndQuery) => {
      const [path = "", query = ""] = requestPathAndQuery.split("?", 2);
      const parameters = new URLSearchParams(query);
      const keyId = parameters.get("key") ?? "";
      if (!isActive(keyId)) return undefined;
      const expected = Buffer.from(sign(path, keyId));
      const given = Buffer.from(parameters.get("signature") ?? "");
      const isEqual = given.length === expected.length && timingSafeEqual(given, expected);
      return isEqual ? keyId : undefined;
    },
  };
}
