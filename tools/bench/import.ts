/**
 * Time and memory of importing a million observations in each form, each in a fresh process. Goal: under
 * 60 s and under 512 MB on two cores. `npm run bench:import -- json-flat` takes one form alone.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, execPath } from "node:process";
import { runImportCommand } from "../../src/service/import/index.js";
import { openContentFiles } from "../../src/storage/index.js";
import { forms, isForm, structureOf, writeForm } from "./import/forms.js";

async function measure(form: (typeof forms)[number], folder: string) {
  const { path, observations } = await writeForm(form, folder);
  const structure = form === "sdmx-ml-specific" ? ["--structure", structureOf(folder)] : [];
  const cpu = process.cpuUsage();
  const start = performance.now();
  const args = [path, "--source", "bench", "--licence", "none", ...structure];
  const { exitCode, text } = await runImportCommand(args, {
    open: () => openContentFiles(folder),
    now: Date.now(),
  });
  const { user, system } = process.cpuUsage(cpu);
  return {
    form,
    observations,
    "file MB": Math.round(statSync(path).size / 2 ** 20),
    seconds: Number(((performance.now() - start) / 1000).toFixed(1)),
    "CPU seconds": Number(((user + system) / 1e6).toFixed(1)),
    "resident MB at most": Math.round(process.resourceUsage().maxRSS / 1024),
    "all in": exitCode === 0 && text.includes("Every figure is in."),
  };
}

const [, script = "", wanted, isChild] = argv;
if (isChild === "alone" && isForm(wanted)) {
  const folder = mkdtempSync(join(tmpdir(), "bench-import-"));
  try {
    console.log(JSON.stringify(await measure(wanted, folder)));
  } finally {
    rmSync(folder, { recursive: true });
  }
} else {
  const rows = forms
    .filter((form) => wanted === undefined || form === wanted)
    .map((form): unknown => {
      const child = ["--import", "tsx", script, form, "alone"];
      const { stdout, stderr } = spawnSync(execPath, child, { encoding: "utf8" });
      return stdout.startsWith("{") ? JSON.parse(stdout) : { form, failed: stderr.slice(-300) };
    });
  console.table(rows);
}
