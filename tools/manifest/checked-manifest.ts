import { checkManifest } from "./check-manifest.js";
import { toManifest } from "./to-manifest.js";

/**
 * A manifest that Office takes, as far as its documented rules can be checked without it.
 * @throws Error with every fault
 */
export function checkedManifest(facts: Parameters<typeof toManifest>[0]): string {
  const manifest = toManifest(facts);
  const faults = checkManifest(manifest);
  if (faults.length > 0)
    throw new Error(`Office would refuse this manifest:\n${faults.join("\n")}`);
  return manifest;
}
