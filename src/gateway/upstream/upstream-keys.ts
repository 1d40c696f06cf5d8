import { createHash } from "node:crypto";
import { watchFile } from "../../storage/index.js";
import { defaultPackage, readUpstreamKeysFile, type UpstreamKey } from "./keys-file.js";

/** One key, or a file of several that is looked at again every second. */
export type UpstreamKeySource = { readonly key: string } | { readonly path: string };

/** Why a key is not used for now. */
type Refusal = "unknown" | "used-up";

export interface UpstreamKeys {
  /** Those that answer people of a package, the next one first. */
  usable(packageName: string): readonly string[];
  /** Every key, also those set aside: none of them may stand in an answer. */
  all(): readonly string[];
  /** The next key is used until then, or until the file is written anew. @default for a minute */
  setAside(key: string, why: Refusal, until?: number): void;
}

interface UpstreamKeysOptions {
  readonly source: UpstreamKeySource;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hears of keys that were set aside, and of a file that has become unreadable. */
  readonly onProblem: (error: unknown) => void;
}

/** A service may have been wrong about its own keys. */
const tryAgainMs = 60_000;

/** A part of a key's hash: tells one from another in a log. */
const nameOf = (key: string) => createHash("sha256").update(key).digest("hex").slice(0, 8);

/** @throws Error with a sentence where the file is not in order at first */
export function createUpstreamKeys({ source, now, onProblem }: UpstreamKeysOptions): UpstreamKeys {
  const fixed = "key" in source ? [{ key: source.key, package: defaultPackage }] : [];
  const present: () => readonly UpstreamKey[] =
    "path" in source
      ? watchFile(source.path, { now, onProblem, read: readUpstreamKeysFile })
      : () => fixed;
  let seen = present();
  const aside = new Map<string, number>();
  const current = () => {
    const keys = present();
    // Whoever writes the file anew has seen to its keys.
    if (keys !== seen) aside.clear();
    seen = keys;
    return keys;
  };
  return {
    usable: (packageName) =>
      current()
        .filter((one) => one.package === packageName && (aside.get(one.key) ?? 0) <= now())
        .map(({ key }) => key),
    all: () => current().map(({ key }) => key),
    setAside: (key, why, until = now() + tryAgainMs) => {
      if (aside.has(key) && (aside.get(key) ?? 0) > now()) return;
      aside.set(key, until);
      const reason = why === "unknown" ? "is not accepted by the service" : "has no credits left";
      onProblem(new Error(`ALARM: the upstream key with the hash ${nameOf(key)}… ${reason}.`));
    },
  };
}
