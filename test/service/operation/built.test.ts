import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../support/network/free-port.js";

/** `dist/service` by itself: in an empty folder, with the packages that it lists and no others. */

const root = resolve(import.meta.dirname, "../../..");
const built = join(root, "dist/service");
if (!existsSync(join(built, "server.js"))) {
  throw new Error("There is no build to look at. Run npm run build first.");
}

interface PackageList {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; optional?: boolean }>>;
}
const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8")) as unknown;
const list = readJson(join(built, "package.json")) as PackageList;
const lock = readJson(join(built, "package-lock.json")) as Lock;

let folder = "";
let server: ChildProcess | undefined;
let address = "";
let output = "";

const run = (words: readonly string[], environment: Record<string, string> = {}) =>
  spawn(
    process.execPath,
    ["--preserve-symlinks", "--preserve-symlinks-main", "server.js", ...words],
    {
      cwd: folder,
      env: {
        NODE_OPTIONS: "--preserve-symlinks",
        DATA_DIR: join(folder, "written"),
        ...environment,
      },
    },
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "service-built-"));
  cpSync(built, folder, { recursive: true });
  const installed = Object.keys(lock.packages).filter((path) =>
    /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path),
  );
  for (const path of installed) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path), "junction");
  }
  const port = await freePort();
  address = `http://127.0.0.1:${String(port)}`;
  const child = run([], { PORT: String(port) });
  server = child;
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    if (output.includes("Demo keys: ")) break;
  }
  child.stdout.resume();
  expect(output).toContain("Demo keys: demo-advanced");
});

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill("SIGTERM");
    await once(server, "close");
  }
  rmSync(folder, { recursive: true });
});

const get = (path: string) =>
  fetch(`${address}${path}`, { headers: { "x-api-key": "demo-advanced" } });

describe("the built service", () => {
  it("lists what it needs in this project's versions, and nothing of the add-in's", () => {
    const own = readJson(join(root, "package.json")) as PackageList;
    expect(list.version).toBe(own.version);
    expect(Object.keys(list.dependencies)).toEqual(
      expect.arrayContaining(["fastify", "piscina", "@resvg/resvg-js", "dejavu-fonts-ttf"]),
    );
    for (const [name, version] of Object.entries(list.dependencies)) {
      expect(version, name).toBe(own.dependencies[name]);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
    const strangers = ["react", "@fluentui/react-components", "tsx", "@borgar/fx"];
    expect(strangers.filter((name) => `node_modules/${name}` in lock.packages)).toEqual([]);
  });

  it("installs by its lock file, which fits what its packages ask for", () => {
    const apart = mkdtempSync(join(tmpdir(), "service-list-"));
    for (const file of ["package.json", "package-lock.json"])
      cpSync(join(built, file), join(apart, file));
    // Nothing is fetched: npm compares the two files, which is where it refuses.
    const npm = spawnSync(
      "npm",
      ["ci", "--dry-run", "--offline", "--cache", join(apart, "cache")],
      {
        cwd: apart,
        encoding: "utf8",
        shell: process.platform === "win32",
      },
    );
    rmSync(apart, { recursive: true });
    expect(npm.stderr).not.toContain("EUSAGE");
    expect(npm.status, npm.stderr).toBe(0);
    expect(npm.stderr).not.toContain("EBADENGINE");
  });

  it("answers searches, data and its documentation", async () => {
    const found = await get("/v1/search/statistics?q=population%20Germany&date_from=2010-01-01");
    expect(found.status).toBe(200);
    const { items } = (await found.json()) as { items: { identifier: number }[] };
    expect(items.length).toBeGreaterThan(0);
    expect((await get(`/v1/data/statistic?id=${String(items[0]?.identifier)}`)).status).toBe(200);
    expect(await (await fetch(`${address}/v1/docs/`)).text()).toContain("swagger-ui");
  });

  it("draws reports and pictures in its threads", async () => {
    const links = (await (await get("/v1/data/reports?id=7598345427")).json()) as Record<
      string,
      string
    >;
    const begins: [string, string][] = [];
    for (const format of ["pdf", "ppt", "xls"]) {
      const file = await fetch(links[format] ?? "");
      begins.push([format, Buffer.from(await file.arrayBuffer()).toString("latin1", 0, 2)]);
    }
    expect(begins).toEqual([
      ["pdf", "%P"],
      ["ppt", "PK"],
      ["xls", "PK"],
    ]);
    const maps = await get(
      "/v1/infographics?q=world%20map%20life%20expectancy&date_from=2008-01-01",
    );
    const { items } = (await maps.json()) as { items: { teaser_image_urls: { src: string }[] }[] };
    const picture = await fetch(items[0]?.teaser_image_urls[0]?.src ?? "");
    expect(picture.headers.get("content-type")).toBe("image/png");
  });

  it("names itself where it says how a key is made", async () => {
    const refused = run([], { KEYS_FILE: join(folder, "none.json") });
    let said = "";
    refused.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(refused, "close")) as [number];
    expect(code).toBe(1);
    expect(said).toContain("node server.js keys add NAME");
  });
});
