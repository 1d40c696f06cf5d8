import { parseArgs } from "node:util";
import { developmentId, developmentOrigin } from "../manifest/to-manifest.js";

export interface ReleaseOptions {
  /** Where the add-in's pages will be, without a slash at the end. */
  readonly origin: string;
  /** Addresses of services, as STAT_SERVICES takes them. */
  readonly services: string;
  readonly id: string;
  readonly provider: string;
  readonly out: string;
}

const usage =
  "npm run release -- --origin https://addin.example.com --services https://stat.example.com " +
  '--id <GUID> --provider "Example Ltd" [--out release]';

/** @throws Error with a sentence for what is missing or cannot be */
export function releaseOptions(words: readonly string[]): ReleaseOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      origin: { type: "string" },
      services: { type: "string" },
      id: { type: "string" },
      provider: { type: "string" },
      out: { type: "string", default: "release" },
    },
  });
  const { origin, services, id, provider, out } = values;
  const missing = Object.entries({ origin, services, id, provider })
    .filter(([, value]) => value === undefined || value.trim() === "")
    .map(([name]) => `--${name}`);
  if (
    origin === undefined ||
    services === undefined ||
    id === undefined ||
    provider === undefined ||
    missing.length > 0
  )
    throw new Error(`A release needs ${missing.join(", ")}: ${usage}`);
  if (!URL.canParse(origin) || new URL(origin).protocol !== "https:")
    throw new Error("--origin must be an https address: Office loads add-ins over https only.");
  if (new URL(origin).origin !== developmentOrigin && id === developmentId)
    throw new Error(
      "--id must be a GUID of its own, that never changes: this one is the development manifest's.",
    );
  return { origin: new URL(origin).origin, services, id, provider, out };
}
