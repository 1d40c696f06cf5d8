import { hash } from "node:crypto";
import { watchFile } from "../../storage/index.js";
import type { UpstreamAnswer } from "./upstream.js";
import { defaultPackage, readUpstreamKeysFile, type UpstreamKey } from "./keys-file.js";

/** One key, or a file of several that is looked at again every second. */
export type UpstreamKeySource =
  | { readonly key: string }
  | {
      readonly path: string;
      /** Handed over by systemd. */
      readonly isCredential?: boolean;
    };

/** Why a key is not used for now. */
type SetAside =
  | { readonly why: "unknown" }
  | {
      readonly why: "used-up";
      /** What its allowance did not cover: cheaper calls may go on. */
      readonly credits: number;
      /** When the service renews it. */
      readonly until: number | undefined;
      /** What the service said, for who asks meanwhile. */
      readonly refusal: UpstreamAnswer;
    };

export interface UpstreamKeys {
  /** Those that answer people of a package and cover so many credits, the next one first. */
  usable(packageName: string, credits: number): readonly string[];
  /** All of a package, also those set aside. */
  ofPackage(packageName: string): readonly string[];
  /** What the service said to the last that was used up, where one is. */
  refusal(packageName: string, credits: number): UpstreamAnswer | undefined;
  /** Every key, also those set aside: none of them may stand in an answer. */
  all(): readonly string[];
  /** As the file says; undefined: as the service does. */
  allowanceOf(key: string): number | undefined;
  /** The next key is used for a while, or until the file is written anew. */
  setAside(key: string, reason: SetAside): void;
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
/** An allowance can be raised before it is renewed. */
const lookAgainMs = 15 * 60_000;

export const hashOf = (key: string): string => hash("sha256", key);

/** A part of a key's hash: tells one from another in a log. */
const nameOf = (key: string) => hashOf(key).slice(0, 8);

const whatIsWrong = (reason: SetAside) =>
  reason.why === "unknown"
    ? "is not accepted by the service"
    : `has no allowance left for a call of ${String(reason.credits)} credits`;

/** @throws Error with a sentence where the file is not in order at first */
export function createUpstreamKeys({ source, now, onProblem }: UpstreamKeysOptions): UpstreamKeys {
  const fixed = "key" in source ? [{ key: source.key, package: defaultPackage }] : [];
  const present: () => readonly UpstreamKey[] =
    "path" in source
      ? watchFile(source.path, {
          ...{ now, onProblem },
          read: (path) => readUpstreamKeysFile(path, source.isCredential),
        })
      : () => fixed;
  let seen = present();
  const aside = new Map<string, { readonly reason: SetAside; readonly until: number }>();
  const current = () => {
    const keys = present();
    // Whoever writes the file anew has seen to its keys.
    if (keys !== seen) aside.clear();
    seen = keys;
    return keys;
  };
  const ofPackage = (packageName: string) =>
    current()
      .filter((one) => one.package === packageName)
      .map(({ key }) => key);
  const reasonOf = (key: string, credits: number) => {
    const { reason, until = 0 } = aside.get(key) ?? {};
    if (reason === undefined || until <= now()) return undefined;
    return reason.why === "used-up" && credits < reason.credits ? undefined : reason;
  };
  return {
    ofPackage,
    usable: (packageName, credits) =>
      ofPackage(packageName).filter((key) => reasonOf(key, credits) === undefined),
    refusal: (packageName, credits) =>
      ofPackage(packageName)
        .map((key) => reasonOf(key, credits))
        .findLast((reason) => reason?.why === "used-up")?.refusal,
    allowanceOf: (key) => current().find((one) => one.key === key)?.allowance,
    all: () => current().map(({ key }) => key),
    setAside: (key, reason) => {
      const isTold = reasonOf(key, Infinity)?.why === reason.why;
      const until =
        reason.why === "unknown"
          ? now() + tryAgainMs
          : Math.min(reason.until ?? Infinity, now() + lookAgainMs);
      aside.set(key, { reason, until });
      if (isTold) return;
      onProblem(
        new Error(`ALARM: the upstream key with the hash ${nameOf(key)}… ${whatIsWrong(reason)}.`),
      );
    },
  };
}
