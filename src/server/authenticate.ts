import type { IncomingHttpHeaders } from "node:http";
import { ApiError, apiKeyHeader } from "../contract/index.js";

/** Finds whose key was presented, where it works. */
interface Keys<Key> {
  find(presented: string): Key | undefined;
}

const presentedKey = (headers: IncomingHttpHeaders): string | undefined => {
  const header = headers[apiKeyHeader];
  if (typeof header === "string" && header.trim() !== "") return header.trim();
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1];
};

/** The caller's key, from either header; throws a 401 that says which of the two went wrong. */
export function authenticate<Key>(keys: Keys<Key>, headers: IncomingHttpHeaders): Key {
  const presented = presentedKey(headers);
  if (presented === undefined) {
    throw new ApiError(
      "missing-key",
      `An API key is needed: send it in the header ${apiKeyHeader}, or as Authorization: Bearer.`,
    );
  }
  const key = keys.find(presented);
  if (key === undefined)
    throw new ApiError("bad-key", "The API key is not known, has expired or was revoked.");
  return key;
}

/** Whether the request carries a key that works. */
export function isKnownKey(keys: Keys<unknown>, headers: IncomingHttpHeaders): boolean {
  const presented = presentedKey(headers);
  return presented !== undefined && keys.find(presented) !== undefined;
}
