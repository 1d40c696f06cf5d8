import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { constants, getPriority } from "node:os";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { gdp, openImportFolder, said } from "../import-folder.js";
import { serverArguments } from "../../support/server-arguments.js";

const root = resolve(import.meta.dirname, "../../../..");
const { dataDir, figures } = openImportFolder();

it("an import leaves the processors to a service beside it", async () => {
  const priorities: number[] = [];
  const server = createServer((_, response) => {
    if (child.pid !== undefined) priorities.push(getPriority(child.pid));
    response.writeHead(200, { "content-type": "text/csv" }).end(gdp);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/gdp.csv`;
  const child = spawn(process.execPath, [...serverArguments(), "import", address, ...said], {
    cwd: root,
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir() },
  });
  const [exitCode] = (await once(child, "close")) as [number | null];
  server.close();
  expect(exitCode).toBe(0);
  expect(figures()).toBeDefined();
  const expected = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
  expect(new Set(priorities)).toEqual(new Set([expected]));
});
