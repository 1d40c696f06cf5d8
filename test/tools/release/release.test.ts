import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { extract } from "tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { origin as builtFor } from "../../../tools/build/build-constants.js";
import { launchBrowser } from "../../../tools/site/browser/launch-browser.js";
import { pagesOf } from "../../../tools/site/open-page.js";
import { startSiteServer } from "../../../tools/site/site-server.js";
import { openWorkbenchPage } from "../../../tools/site/workbench-page.js";
import { writeRelease } from "../../../tools/release/write-release.js";
import { freePort } from "../../support/network/free-port.js";

/** What is handed over, made from the build in `dist` and used as whoever gets it does. */

const root = resolve(import.meta.dirname, "../../..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};
const archiveOf = (part: "service" | "gateway") => `stat-${part}-${version}`;
const folder = mkdtempSync(join(tmpdir(), "release-"));
const out = join(folder, "release");
const facts = {
  ...{ root, origin: "https://addin.example.com", provider: "Example & Sons" },
  ...{ id: "11111111-2222-4333-8444-555555555555", day: new Date("2026-01-02T03:04:05Z") },
};
const read = (path: string) => readFileSync(join(out, path), "utf8");

const running: ChildProcess[] = [];

beforeAll(async () => {
  await writeRelease({ ...facts, out });
});
afterAll(async () => {
  for (const child of running.reverse()) {
    if (child.exitCode !== null) continue;
    child.kill("SIGTERM");
    await once(child, "close");
  }
  rmSync(folder, { recursive: true });
});

type Settings = Readonly<Record<string, string>>;
const empty = join(folder, "machine");

/** Node, and nothing else that this machine or this project has. */
const runPart = (part: "service" | "gateway", settings: Settings, words: readonly string[] = []) =>
  spawn(process.execPath, ["server.js", ...words], {
    cwd: join(empty, archiveOf(part)),
    env: { DATA_DIR: join(empty, `data-${part}`), ...settings },
  });

/** @returns its address, once it has printed the text */
async function startPart(part: "service" | "gateway", text: string, settings: Settings) {
  const port = String(await freePort());
  const child = runPart(part, { PORT: port, ...settings });
  running.push(child);
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    if (output.includes(text)) break;
  }
  child.stdout.resume();
  expect(output).toContain(text);
  return `http://127.0.0.1:${port}`;
}

/** The gateway's key for a person, from its command's last line. */
async function addPerson(): Promise<string> {
  const child = runPart("gateway", {}, ["keys", "add", "Ann", "--team", "Desk"]);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  return output.trim().split("\n").at(-1) ?? "";
}

/** A project's folder whose pages are the release's; the workbench and office.js are this project's. */
function pagesOfRelease(): string {
  const pages = join(folder, "pages");
  mkdirSync(join(pages, "dist"), { recursive: true });
  symlinkSync(join(out, "addin"), join(pages, "dist/addin"), "junction");
  symlinkSync(join(out, "addin/docs"), join(pages, "dist/docs"), "junction");
  symlinkSync(join(root, "dist/workbench"), join(pages, "dist/workbench"), "junction");
  symlinkSync(join(root, "node_modules"), join(pages, "node_modules"), "junction");
  return pages;
}

describe("a release", () => {
  it("is the same to the byte when it is made again", async () => {
    const again = join(folder, "again");
    await writeRelease({ ...facts, out: again });
    expect(readFileSync(join(again, "SHA256SUMS"), "utf8")).toBe(read("SHA256SUMS"));
  });

  it("names the sum of every file", () => {
    const lines = read("SHA256SUMS").trim().split("\n");
    const wrong = lines.filter((line) => {
      const [sum = "", path = ""] = line.split("  ");
      return (
        createHash("sha256")
          .update(readFileSync(join(out, path)))
          .digest("hex") !== sum
      );
    });
    expect(wrong).toEqual([]);
    const paths = lines.map((line) => line.split("  ")[1]);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...["addin/taskpane.html", "addin/staticwebapp.config.json", "manifest.xml", "LICENSE"],
        ...["servers/nginx.conf", "servers/Caddyfile", "servers/Containerfile.service"],
        ...["servers/stat.service", "docs/administrators/service.md", "stat-service.cdx.json"],
        ...["servers/stat-gateway.service", "stat-gateway.cdx.json"],
        ...["stat-addin.cdx.json", "stat-docs.cdx.json", "addin/docs/store/support.html"],
        ...[`${archiveOf("service")}.tgz`, `${archiveOf("gateway")}.tgz`],
      ]),
    );
  });

  it("has a manifest for its origin, and a page whose policy its servers' rules carry whole", () => {
    const manifest = read("manifest.xml");
    expect(manifest).toContain("https://addin.example.com/taskpane.html");
    expect(manifest).toContain("Example &amp; Sons");
    expect(manifest).not.toContain("localhost");
    const [, policy = ""] =
      /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read("addin/taskpane.html")) ??
      [];
    expect(policy).toContain("default-src 'self'");
    const azure = JSON.parse(read("addin/staticwebapp.config.json")) as {
      routes: { route: string; headers: Record<string, string> }[];
    };
    const page = azure.routes.find(({ route }) => route === "/taskpane.html");
    const whole = page?.headers["Content-Security-Policy"] ?? "";
    expect(whole.startsWith(`${policy}; frame-ancestors 'self' https://`)).toBe(true);
    expect(read("servers/nginx.conf")).toContain(`Content-Security-Policy "${whole}"`);
    expect(read("servers/Caddyfile")).toContain(`Content-Security-Policy "${whole}"`);
  });

  it("has the pages that its manifest and its functions' help links name", () => {
    const named = (text: string) =>
      new Set([...text.matchAll(/"(https?:[^"#]*\/docs\/[^"#]+)/g)].map(([, link = ""]) => link));
    const inManifest = named(read("manifest.xml"));
    expect(inManifest).toEqual(
      new Set([
        `${facts.origin}/docs/store/support.html`,
        `${facts.origin}/docs/analysts/first-minutes.html`,
      ]),
    );
    const inFunctions = named(read("addin/functions.json") + read("addin/functions.de.json"));
    expect(inFunctions).toEqual(
      new Set([`${builtFor}/docs/analysts/functions.html`, `${builtFor}/docs/de/functions.html`]),
    );
    for (const link of [...inManifest, ...inFunctions])
      expect(existsSync(join(out, "addin", new URL(link).pathname)), link).toBe(true);
  });

  it("keeps the rules for Azure below the size that it reads", () => {
    expect(read("addin/staticwebapp.config.json").length).toBeLessThan(20_000);
  });

  it("lists of the pages what is in their bundles, and nothing of the servers or of tools", () => {
    const namesIn = (part: string) =>
      (
        JSON.parse(read(`stat-${part}.cdx.json`)) as {
          components: { name: string; licenses?: unknown }[];
        }
      ).components.map(({ name, licenses }) => {
        expect(licenses, name).toBeDefined();
        return name;
      });
    const addin = namesIn("addin");
    expect(addin).toEqual(expect.arrayContaining(["react", "@fluentui/react-button", "idb"]));
    for (const other of ["fastify", "pg", "tsx", "typebox", "undici", "vue", "webpack"])
      expect(addin).not.toContain(other);
    const documents = namesIn("docs");
    expect(documents).toEqual(expect.arrayContaining(["vitepress", "@vue/runtime-dom"]));
    expect(documents).not.toContain("vite");
  });

  it("lists the packages of the service with their licences, and none of the pane's", () => {
    const bill = JSON.parse(read("stat-service.cdx.json")) as {
      bomFormat: string;
      components: { name: string; licenses?: unknown }[];
    };
    expect(bill.bomFormat).toBe("CycloneDX");
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["fastify", "pg", "@resvg/resvg-js"]));
    expect(names).not.toContain("react");
    expect(bill.components.filter(({ licenses }) => licenses === undefined)).toEqual([]);
  });

  it("leaves a folder alone that holds anything else", async () => {
    const other = join(folder, "other");
    mkdirSync(other);
    writeFileSync(join(other, "figures.xlsx"), "");
    await expect(writeRelease({ ...facts, out: other })).rejects.toThrow(
      "holds files that are not of a release",
    );
    expect(readFileSync(join(other, "figures.xlsx"), "utf8")).toBe("");
  });

  it("needs nothing but Node: formulas of its add-in are answered by its service through its gateway", async () => {
    mkdirSync(empty);
    for (const part of ["service", "gateway"] as const)
      await extract({ file: join(out, `${archiveOf(part)}.tgz`), cwd: empty });
    const service = await startPart("service", "Demo keys: demo-advanced", {});
    const key = await addPerson();
    const gateway = await startPart("gateway", `The gateway to ${service}`, {
      ...{ UPSTREAM_URL: service, UPSTREAM_KEY: "demo-advanced" },
    });
    const answer = async (url: URL) => {
      const answered = await fetch(`${gateway}${url.pathname}${url.search}`, {
        headers: { "x-api-key": key },
      });
      return { status: answered.status, body: (await answered.json()) as unknown };
    };
    const server = await startSiteServer(pagesOfRelease(), { folder, answer });
    const { browser, newContext } = await launchBrowser();
    try {
      const workbench = await openWorkbenchPage(
        pagesOf(newContext),
        server.origin,
        "sheet=empty",
        {},
      );
      await workbench.type("A1", '=STAT.SEARCH("population Germany","2010","2026")');
      await expect.poll(async () => (await workbench.cell("A1")).text).toBe("id");
      expect((await workbench.cell("B2")).text).toMatch(/German/);
      expect(workbench.errors).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });
});

describe("the command", () => {
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "tools/release/release.ts", ...words], {
      cwd: root,
      encoding: "utf8",
    });
  it("names all that is missing, before it builds anything", () => {
    const { status, stderr, stdout } = run("--origin", "https://addin.example.com");
    expect(status).toBe(1);
    expect(stderr).toContain("A release needs --services, --id, --provider: npm run release");
    expect(stdout).toBe("");
  });
  it.each([
    ["http://addin.example.com", "11111111-2222-4333-8444-555555555555", "--origin must be"],
    ["https://addin.example.com", "6f4b1d0e-92f8-4c3b-a0d7-5b0f4f7c8e21", "--id must be a GUID"],
  ])("refuses %s with %s", (origin, id, sentence) => {
    const { status, stderr } = run(
      ...["--origin", origin, "--id", id, "--services", "same-origin", "--provider", "Example"],
    );
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
  });
});
