/**
 * Time and memory of importing a million observations, in a fresh process. Goal: under 60 s and under
 * 512 MB on two cores.
 */
import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { runImportCommand } from "../../src/service/import/index.js";

const places = ["DEU", "FRA", "ITA", "ESP", "USA", "GBR", "JPN", "CHN", "IND", "BRA"];
const [series, years] = [250, 34];
const folder = mkdtempSync(join(tmpdir(), "bench-import-"));
const path = join(folder, "table.csv");

async function writeTable(): Promise<number> {
  const file = createWriteStream(path);
  file.write("country,month,series,Value (index points)\n");
  let count = 0;
  for (const place of places)
    for (let one = 0; one < series; one += 1) {
      const lines: string[] = [];
      for (let month = 0; month < years * 12; month += 1) {
        const period = `${String(1990 + Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, "0")}`;
        lines.push(
          `${place},${period},S${String(one)},${(((count * 7919) % 10_007) / 100).toFixed(2)}\n`,
        );
        count += 1;
      }
      if (!file.write(lines.join(""))) await once(file, "drain");
    }
  file.end();
  await once(file, "finish");
  return count;
}

try {
  const observations = await writeTable();
  const cpu = process.cpuUsage();
  const start = performance.now();
  const args = [path, "--source", "bench", "--licence", "none"];
  const { exitCode } = await runImportCommand(args, { dataDir: folder, now: Date.now() });
  const { user, system } = process.cpuUsage(cpu);
  console.table({
    "importing a table": {
      observations,
      "table MB": Math.round(statSync(path).size / 2 ** 20),
      seconds: Number(((performance.now() - start) / 1000).toFixed(1)),
      "CPU seconds": Number(((user + system) / 1e6).toFixed(1)),
      "resident MB at most": Math.round(process.resourceUsage().maxRSS / 1024),
      "exit code": exitCode,
    },
  });
} finally {
  rmSync(folder, { recursive: true });
}
