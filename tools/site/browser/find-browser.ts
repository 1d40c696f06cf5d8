import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackBrowser } from "./unpack-browser.js";

export interface FoundBrowser {
  readonly executablePath: string;
  /** Where it does not, Node asks in its place: the bundled one needs a library for TLS that it does not bring. */
  readonly opensTls: boolean;
  readonly env?: Record<string, string>;
}

/** Names the browser to test in; "bundled" forces the one inside the npm package. */
export const browserVariable = "STAT_BROWSER";

const installed: Readonly<Record<string, readonly string[]>> = {
  linux: [
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/snap/bin/chromium",
    "/usr/bin/microsoft-edge",
    "/usr/bin/microsoft-edge-stable",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => {
    const folder = process.env[name];
    return folder === undefined
      ? []
      : [
          join(folder, "Google\\Chrome\\Application\\chrome.exe"),
          join(folder, "Chromium\\Application\\chrome.exe"),
          join(folder, "Microsoft\\Edge\\Application\\msedge.exe"),
        ];
  }),
};

/** @throws Error with a sentence where there is no browser. */
export async function findBrowser(): Promise<FoundBrowser> {
  const wanted = process.env[browserVariable];
  if (wanted !== undefined && wanted !== "" && wanted !== "bundled") {
    if (!existsSync(wanted))
      throw new Error(`${browserVariable} names ${wanted}, which does not exist.`);
    return { executablePath: wanted, opensTls: true };
  }
  const found = (installed[process.platform] ?? []).find((path) => existsSync(path));
  if (found !== undefined && wanted !== "bundled") return { executablePath: found, opensTls: true };
  if (process.platform === "linux" && process.arch === "x64") return bundledBrowser();
  throw new Error(
    `The browser tests need Chrome, Chromium or Edge. Install one, or set ${browserVariable} to its program file.`,
  );
}

/**
 * The Chromium inside @sparticuz/chromium, made for machines without any desktop libraries: it
 * brings those it needs. Without its fonts every text would be 0 px wide.
 */
async function bundledBrowser(): Promise<FoundBrowser> {
  const folder = await unpackBrowser();
  const env = {
    ...definedEnvironment(),
    LD_LIBRARY_PATH: join(folder, "lib"),
    FONTCONFIG_PATH: folder,
    HOME: process.env["HOME"] ?? tmpdir(),
  };
  return { executablePath: join(folder, "chromium"), opensTls: hasKeyStore(folder, env), env };
}

/**
 * Its first TLS connection loads NSS, whose key store asks for libsqlite3.so.0, which the package does not bring and a
 * bare machine does not have: the browser dies of that.
 */
function hasKeyStore(folder: string, env: Readonly<Record<string, string>>): boolean {
  const needed = spawnSync("ldd", [join(folder, "lib/libsoftokn3.so")], { env, encoding: "utf8" });
  return needed.status === 0 && !needed.stdout.includes("not found");
}

const definedEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
