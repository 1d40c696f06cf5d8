import { createHash } from "node:crypto";
import type { DemoKey, KeyStore } from "./key-store.js";
import { findKey, hashKey } from "../../storage/index.js";
import { packages as allPackages, type Package, type PackageName } from "./packages.js";

/** A link names its key by id, so that no key ever stands in an address: not even a public one. */
const demoId = (packageName: string) => `trial-${packageName}`;

const demo = [
  { key: "demo-advanced", package: "advanced" },
  { key: "demo-starter", package: "starter" },
] as const satisfies readonly DemoKey[];
// Demo keys are public, so a secret behind their links would protect nothing; a fixed one keeps the
// links in a saved workbook good on the next start and on the next machine.
const demoLinkSecret = createHash("sha256").update("links of the demo keys").digest("base64url");

/** The two demo keys. Only for a service that nobody but this machine can reach. */
export function createDemoKeyStore(
  packages: Readonly<Record<PackageName, Package>> = allPackages,
): KeyStore {
  const entries = new Map(
    demo.map(({ key, package: packageName }) => [
      key,
      {
        hash: hashKey(key),
        key: { id: demoId(packageName), packageName, package: packages[packageName] },
      },
    ]),
  );
  return {
    find: (presented) => findKey(entries, presented),
    isActive: (keyId) => demo.some((one) => demoId(one.package) === keyId),
    packageOf: (keyId) => {
      const found = demo.find((one) => demoId(one.package) === keyId);
      return found && packages[found.package];
    },
    packages,
    linkSecret: demoLinkSecret,
    demoKeys: demo,
  };
}
