/** The keys of the service behind the gateway, in a file that nobody else may read. */
import { readFileSync, statSync } from "node:fs";
import { platform } from "node:process";
import { Type, type Static } from "typebox";
import { Value } from "typebox/value";

/** Of people and of keys that name no other. */
export const defaultPackage = "default";

const KeysFile = Type.Object({
  keys: Type.Array(
    Type.Object({
      key: Type.String({ pattern: "^[\\x21-\\x7e]{1,500}$" }),
      /** People with this package are answered by this key. */
      package: Type.Optional(Type.String({ pattern: "^[a-z][a-z0-9-]{0,30}$" })),
      /** Credits a calendar month, in UTC. */
      allowance: Type.Optional(Type.Number({ minimum: 0 })),
    }),
    { minItems: 1 },
  ),
});

export interface UpstreamKey {
  readonly key: string;
  readonly package: string;
  /** Credits a calendar month that the gateway does not pass. @default what the service says */
  readonly allowance?: number | undefined;
}

/** What others may do with a file: nothing. Windows has no such mode. */
const othersMode = 0o077;
/** systemd shows its list of who may read a credential, which is its service alone, as the group's right. */
const othersModeOfCredential = 0o037;

/** @throws Error where others may read the file */
export function requireOwn(path: string, isCredential: boolean): void {
  const others = isCredential ? othersModeOfCredential : othersMode;
  if (platform === "win32" || (statSync(path).mode & others) === 0) return;
  throw new Error(`The file ${path} can be read by others: chmod 600 ${path}`);
}

/**
 * @param isCredential where systemd hands the file over
 * @throws Error with a sentence that holds nothing of the file's contents
 */
export function readUpstreamKeysFile(path: string, isCredential = false): readonly UpstreamKey[] {
  let value: unknown;
  try {
    requireOwn(path, isCredential);
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    // A parser's message quotes what it could not read.
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`The file of upstream keys ${path} cannot be read as JSON.`);
  }
  if (!Value.Check(KeysFile, value)) {
    const where = Value.Errors(KeysFile, value)[0]?.instancePath ?? "";
    throw new Error(
      `The file of upstream keys ${path} is not in order at ${where === "" ? "its top" : where}: { "keys": [{ "key": "…", "package": "${defaultPackage}" }] }`,
    );
  }
  const { keys }: Static<typeof KeysFile> = value;
  return keys.map((one) => ({ ...one, package: one.package ?? defaultPackage }));
}
