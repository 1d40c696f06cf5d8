import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { describeFailure } from "../../../src/server/index.js";

const here = fileURLToPath(import.meta.url);
const settings = {
  ...{ host: "10.0.0.1", name: "service", startCommand: "npm run service" },
  otherPort: 8788,
};

async function failureOf(run: () => Promise<unknown>): Promise<unknown> {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing failed");
}

const listen = (port: number, host: string) =>
  failureOf(() => once(createServer().listen(port, host), "listening"));

describe("why the service does not start", () => {
  it("is said of the port, with another one to try", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    expect(describeFailure(await listen(port, "127.0.0.1"), settings)).toBe(
      `Port ${String(port)} is in use. Choose another: PORT=8788 npm run service`,
    );
    server.close();
  });

  it("is said of the host", async () => {
    // An address for documentation, which no machine has.
    expect(describeFailure(await listen(0, "192.0.2.1"), settings)).toBe(
      "HOST is 10.0.0.1, which is no address of this machine.",
    );
  });

  it("is said of the folder", async () => {
    for (const path of [here, `${here}/below`]) {
      const failure = await failureOf(() => mkdir(path));
      expect(describeFailure(failure, settings)).toBe(
        `The service cannot write ${path}: there is a file of that name. DATA_DIR names the folder for what it writes.`,
      );
    }
  });

  it.each([
    ["EACCES", "this user may not"],
    ["EPERM", "this user may not"],
    ["EROFS", "the disk is read-only"],
    ["ENOSPC", "the disk is full"],
    ["EIO", "EIO"],
  ])("names %s in words", (code, why) => {
    const error = Object.assign(new Error(`${code}: open`), { code, path: "/srv/data/x" });
    expect(describeFailure(error, settings)).toContain(`cannot write /srv/data/x: ${why}.`);
  });

  it("is the message of any other error", () => {
    expect(describeFailure(new Error("The keys file is broken."), settings)).toBe(
      "The keys file is broken.",
    );
    expect(describeFailure("odd", settings)).toBe("odd");
  });
});
