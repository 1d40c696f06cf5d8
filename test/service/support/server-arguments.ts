import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "../../..");
const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/**
 * What Node is started with for a service or a gateway of its own: under `npm test` what has just been built, which
 * starts in a third of the time, else the sources.
 */
export const serverArguments = (part: "service" | "gateway" = "service"): readonly string[] =>
  process.env["STAT_TEST_BUILT"] === "1"
    ? [join(root, "dist", part, "server.js")]
    : ["--import", tsx, join(root, "src", part, "server.ts")];
