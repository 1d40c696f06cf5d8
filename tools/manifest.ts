/**
 * Writes the manifest.
 *
 *   npm run manifest                                          manifest.xml for https://localhost:3000
 *   npm run manifest -- --origin https://stat.example.com --id <GUID> --provider "Example Ltd" --out <file>
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkedManifest } from "./manifest/checked-manifest.js";
import { developmentId, developmentOrigin } from "./manifest/to-manifest.js";

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({
  options: {
    origin: { type: "string", default: developmentOrigin },
    id: { type: "string", default: developmentId },
    provider: { type: "string", default: "Stat for Excel" },
    out: { type: "string", default: join(root, "manifest.xml") },
  },
});

const origin = new URL(values.origin).origin;
if (!origin.startsWith("https://")) throw new Error("Office loads add-ins over https only.");
if (origin !== developmentOrigin && values.id === developmentId) {
  throw new Error(
    "A manifest for another origin needs an --id of its own, a GUID that never changes.",
  );
}
const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
  version: string;
};
const facts = { origin, id: values.id, version, providerName: values.provider };
await writeFile(values.out, checkedManifest(facts));
console.log(`Wrote ${values.out} for ${origin}.`);
