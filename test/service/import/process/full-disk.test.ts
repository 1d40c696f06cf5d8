import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { gdp, openImportFolder, said } from "../import-folder.js";
import { serverArguments } from "../../support/server-arguments.js";

const root = resolve(import.meta.dirname, "../../../..");
const { dataDir, figures, file, run } = openImportFolder();

/** The command in a process of its own that may write no file larger than so many blocks of a shell, of half or one KB. */
async function runWithoutRoom(args: readonly string[], blocks = 16) {
  // Ignored, the signal of the limit is an error of the write, as that of a full disk is.
  const limited = `trap '' XFSZ; ulimit -f ${String(blocks)}; exec "$0" "$@"`;
  const program = [process.execPath, ...serverArguments()];
  const child = spawn("sh", ["-c", limited, ...program, ...args], {
    cwd: root,
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir(), TSX_DISABLE_CACHE: "1" },
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const [exitCode] = (await once(child, "close")) as [number | null];
  return { exitCode, text: text.trim() };
}

describe("without room on the disk", () => {
  it.skipIf(process.platform === "win32")(
    "an import leaves what was there, whole, and nothing half of its own",
    async () => {
      await run([file("gdp.csv", gdp), ...said]);
      const before = figures();
      const months = Array.from({ length: 600 }, (_, at) => {
        const month = String((at % 12) + 1).padStart(2, "0");
        return `${String(1970 + Math.floor(at / 12))}-${month}`;
      });
      const rows = ["DEU", "FRA", "ITA", "ESP", "POL", "JPN", "BRA", "CAN"].flatMap((place, at) =>
        months.map((month, index) => `${place},${month},${String(Math.sin(at * 600 + index))}\n`),
      );
      const large = file("large.csv", `country,month,Balance (euros)\n${rows.join("")}`);
      const { exitCode, text } = await runWithoutRoom(["import", large, ...said]);
      expect(text).toMatch(
        /^A file would be larger than this user may write \(.*research-desk.*\): nothing of it was kept\. Make room, and try again\.$/,
      );
      expect(exitCode).toBe(1);
      expect(figures()).toEqual(before);
      expect(readdirSync(join(dataDir(), "content"))).toEqual(["research-desk.json.gz"]);
      expect((await run([large, ...said])).text).toContain("8 places");
    },
  );

  it.skipIf(process.platform === "win32")(
    "a command and a service leave nothing that would keep the next one out",
    async () => {
      const { exitCode, text } = await runWithoutRoom(["import", file("gdp.csv", gdp), ...said], 0);
      expect(text).toMatch(/^A file would be larger than this user may write/);
      expect(exitCode).toBe(1);
      expect((await runWithoutRoom([], 0)).exitCode).toBe(1);
      expect(readdirSync(dataDir()).filter((name) => name.endsWith(".lock"))).toEqual([]);
      expect((await run([file("gdp.csv", gdp), ...said])).exitCode).toBe(0);
    },
  );

  it.skipIf(!existsSync("/dev/full"))(
    "a report that cannot be written ends it before",
    async () => {
      const result = await run([file("gdp.csv", gdp), ...said, "--report", "/dev/full"]);
      expect(result).toEqual({
        exitCode: 1,
        text: "The disk is full: nothing of it was kept. Make room, and try again.",
      });
      expect(existsSync(dataDir())).toBe(false);
    },
  );
});
