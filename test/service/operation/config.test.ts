import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isLoopbackHost } from "../../../src/contract/index.js";
import { readConfig } from "../../../src/service/config.js";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "service-config-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("the service's configuration", () => {
  it("needs nothing on one's own machine", () => {
    expect(readConfig({ DATA_DIR: folder, PORT: "" })).toEqual({
      host: "127.0.0.1",
      port: 8787,
      publicUrl: "http://127.0.0.1:8787",
      keysFile: undefined,
      dataDir: folder,
      databaseReadUrls: [],
      corsOrigins: ["https://localhost:3000"],
      hasDocs: true,
    });
  });

  it("takes what is set", () => {
    const keysFile = join(folder, "named.json");
    writeFileSync(keysFile, "{}");
    const environment = {
      HOST: "0.0.0.0",
      PORT: "9000",
      PUBLIC_URL: "https://data.example/service/",
      KEYS_FILE: keysFile,
      CORS_ORIGINS: "https://a.example, https://b.example:8443",
    };
    expect(readConfig(environment)).toMatchObject({
      host: "0.0.0.0",
      port: 9000,
      publicUrl: "https://data.example/service",
      keysFile,
      corsOrigins: ["https://a.example", "https://b.example:8443"],
    });
  });

  it("uses the keys the command has made", () => {
    writeFileSync(join(folder, "keys.json"), "{}");
    expect(readConfig({ DATA_DIR: folder }).keysFile).toBe(join(folder, "keys.json"));
    rmSync(join(folder, "keys.json"));
  });

  it("takes a database in place of files of keys", () => {
    const databaseUrl = "postgres://stat:pa55w0rd@db.example:5432/stat";
    writeFileSync(join(folder, "keys.json"), "{}");
    const config = readConfig({
      ...{ DATA_DIR: folder, DATABASE_URL: databaseUrl },
      ...{ HOST: "0.0.0.0", PUBLIC_URL: "https://data.example" },
    });
    expect(config).toMatchObject({ databaseUrl, keysFile: undefined });
    rmSync(join(folder, "keys.json"));
    const slash = "postgres://stat:5/3cret@db.example/stat";
    expect(() => readConfig({ DATA_DIR: folder, DATABASE_URL: slash })).not.toThrow("3cret");
    for (const url of [
      "db.example/stat",
      "https://db.example/stat",
      "postgres://db.example",
      slash,
    ])
      expect(() => readConfig({ DATA_DIR: folder, DATABASE_URL: url })).toThrow(
        "DATABASE_URL must name a PostgreSQL database: postgres://USER:PASSWORD@HOST:5432/NAME.",
      );
  });

  it("lists every problem at once", () => {
    const read = () =>
      readConfig({
        PORT: "http",
        PUBLIC_URL: "ftp://data.example",
        KEYS_FILE: join(folder, "none.json"),
        CORS_ORIGINS: "https://a.example/page",
      });
    for (const name of ["PORT", "PUBLIC_URL", "KEYS_FILE", "CORS_ORIGINS"]) {
      expect(read).toThrow(name);
    }
  });

  it("names the setting that is wrong, not one that follows from it", () => {
    const problem = (environment: Record<string, string>): string => {
      try {
        readConfig({ DATA_DIR: folder, ...environment });
        return "";
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(problem({ PORT: "http" })).toBe(
      "The service cannot start:\n- PORT must be a whole number from 1 to 65535.",
    );
    expect(problem({ HOST: "my host" })).toContain("- HOST must be a name or an address");
    expect(problem({ HOST: "my host" })).not.toContain("PUBLIC_URL must be an http");
    expect(problem({ PUBLIC_URL: "http://me:secret@localhost:8787" })).toContain(
      "PUBLIC_URL must not hold a user name or a password",
    );
    expect(problem({ CORS_ORIGINS: "https://a.example/" })).toContain(
      "https://a.example/ is not an origin: write https://a.example",
    );
    expect(problem({ CORS_ORIGINS: "*" })).toContain(
      "* is not an origin such as https://localhost:3000",
    );
  });

  it("refuses the demo keys where a proxy lets others in", () => {
    // The usual deployment: the proxy has the name, the service listens on the loopback alone.
    const behindProxy = { PUBLIC_URL: "https://data.example", DATA_DIR: folder };
    expect(() => readConfig(behindProxy)).toThrow("demo keys");
    writeFileSync(join(folder, "keys.json"), "{}");
    expect(readConfig(behindProxy).keysFile).toBe(join(folder, "keys.json"));
    rmSync(join(folder, "keys.json"));
  });

  it("refuses to serve others with the demo keys, or over plain http", () => {
    expect(() => readConfig({ HOST: "0.0.0.0", DATA_DIR: folder })).toThrow("demo keys");
    expect(() => readConfig({ PUBLIC_URL: "http://data.example", DATA_DIR: folder })).toThrow(
      "must be https",
    );
  });
});

describe("loopback", () => {
  it.each(["127.0.0.1", "127.9.9.9", "localhost", "::1", "[::1]"])("is %s", (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });
  it.each(["0.0.0.0", "::", "127.0.0.1.example", "localhost.example", "10.0.0.1", ""])(
    "is not %j",
    (host) => {
      expect(isLoopbackHost(host)).toBe(false);
    },
  );
});
