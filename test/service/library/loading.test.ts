import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const index = fileURLToPath(new URL("../../../src/service/library/index.ts", import.meta.url));

const program = `
  import { loadLibrary } from ${JSON.stringify(index)};
  const before = process.memoryUsage().rss;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const library = await loadLibrary();
  const { user, system } = process.cpuUsage(cpu);
  console.log(JSON.stringify({
    wallMs: Math.round(performance.now() - start),
    cpuMs: Math.round((user + system) / 1000),
    totalMb: Math.round(process.memoryUsage().rss / 2 ** 20),
    addedMb: Math.round((process.memoryUsage().rss - before) / 2 ** 20),
    statistics: library.statistics.size,
  }));
`;

describe("loading", () => {
  it("takes less than 1.5 seconds of a processor and less than 300 MB in a fresh process", () => {
    const output = execFileSync(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", program],
      { encoding: "utf8" },
    );
    const measured = JSON.parse(output) as Record<string, number>;
    console.log("library:", measured);
    // Processor time, so that a busy machine does not fail the test; alone the two are the same.
    expect(measured.cpuMs).toBeLessThan(1500);
    expect(measured.totalMb).toBeLessThan(300);
  });
});
