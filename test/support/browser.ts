import { existsSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { inflate } from "@sparticuz/chromium";
import type { Browser } from "playwright-core";
import { chromium } from "playwright-core";

interface FoundBrowser {
  readonly executablePath: string;
  readonly env?: Record<string, string>;
}

/** Names the browser to test in; "bundled" forces the one inside the npm package. */
const variable = "STAT_BROWSER";

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

async function findBrowser(): Promise<FoundBrowser> {
  const wanted = process.env[variable];
  if (wanted !== undefined && wanted !== "" && wanted !== "bundled") {
    if (!existsSync(wanted)) throw new Error(`${variable} names ${wanted}, which does not exist.`);
    return { executablePath: wanted };
  }
  const found = (installed[process.platform] ?? []).find((path) => existsSync(path));
  if (found !== undefined && wanted !== "bundled") return { executablePath: found };
  if (process.platform === "linux" && process.arch === "x64") return bundledBrowser();
  throw new Error(
    `The browser tests need Chrome, Chromium or Edge. Install one, or set ${variable} to its program file.`,
  );
}

/**
 * The Chromium inside @sparticuz/chromium, made for machines without any desktop libraries: it
 * brings those it needs. Without its fonts every text would be 0 px wide.
 */
async function bundledBrowser(): Promise<FoundBrowser> {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const bin = join(entry, "../../bin");
  const executablePath = await inflate(join(bin, "chromium.br"));
  const libraries = await inflate(join(bin, "al2023.tar.br"));
  const fonts = await inflate(join(bin, "fonts.tar.br"));
  return {
    executablePath,
    env: {
      ...definedEnvironment(),
      LD_LIBRARY_PATH: join(libraries, "lib"),
      FONTCONFIG_PATH: fonts,
      HOME: process.env["HOME"] ?? tmpdir(),
    },
  };
}

const definedEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );

/** Starts a browser without a window; fails with a sentence where there is none, it never skips. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  try {
    return await chromium.launch({
      executablePath,
      headless: true,
      args: [
        // Containers and CI run as root, where Chromium's sandbox refuses to start.
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
      ...(env === undefined ? {} : { env }),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The browser ${executablePath} does not start. Install Chrome, Chromium or Edge, or set ${variable}.\n${reason}`,
      { cause: error },
    );
  }
}
