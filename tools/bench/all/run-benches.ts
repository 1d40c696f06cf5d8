import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./figures.js";

export interface BenchResult {
  readonly bench: string;
  /** Whether it met its own limits. */
  readonly isPassed: boolean;
  readonly seconds: number;
  readonly figures: readonly Figure[];
}

/**
 * Runs benches one after the other, each in a process of its own, and prints what they print.
 * @param scripts the file of each by its name
 */
export function runBenches(scripts: Readonly<Record<string, string>>): BenchResult[] {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    return Object.entries(scripts).map(([bench, script]): BenchResult => {
      console.log(`\n${bench}`);
      const record = join(folder, `${bench}.json`);
      const start = performance.now();
      const recorder = join(import.meta.dirname, "record.ts");
      const { status } = spawnSync(
        process.execPath,
        ["--import", "tsx", "--import", new URL(`file://${recorder}`).href, script],
        { stdio: "inherit", env: { ...process.env, STAT_BENCH_RECORD: record } },
      );
      return {
        bench,
        isPassed: status === 0,
        seconds: Math.round((performance.now() - start) / 1000),
        figures: existsSync(record) ? (JSON.parse(readFileSync(record, "utf8")) as Figure[]) : [],
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
