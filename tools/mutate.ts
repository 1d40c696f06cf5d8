/**
 * How many small faults the tests notice: `npm run mutate [-- <part> …] [--mutants 500] [--seed 1]`.
 * Plants mutants in a seeded sample of each part's lines and runs the part's own tests on each, by
 * Stryker. What was noticed before and has not changed since is not tried again: `reports/mutation` keeps it.
 * Fails where fewer than 85 % are noticed. Takes up to an hour a part; not part of the check.
 */
import { constants, setPriority } from "node:os";
import { Stryker } from "@stryker-mutator/core";
import { drawSample } from "./mutate/draw-sample.js";
import { forgetMissed } from "./mutate/forget-missed.js";
import { mutateOptions, parts } from "./mutate/options.js";

const wantedPercent = 85;
const options = mutateOptions(process.argv.slice(2));

// Whoever works on this machine meanwhile comes first; Stryker's own processes inherit it.
setPriority(constants.priority.PRIORITY_LOW);

let isEnough = true;
for (const name of options.parts) {
  const part = parts[name];
  const { ranges, count, total, holds } = await drawSample(part.source, options);
  console.log(`${name}: ${count} of ${total} mutants, seed ${options.seed}`);
  const report = `reports/mutation/${name.replace("/", "-")}`;
  forgetMissed(`${report}.known.json`);
  // The tests' configuration is read in Stryker's own processes.
  process.env["STAT_MUTATED_TESTS"] = part.tests;
  const everything = await new Stryker({
    testRunner: "vitest",
    vitest: { configFile: "tools/mutate/vitest.config.ts", related: true },
    mutate: ranges,
    concurrency: options.workers,
    coverageAnalysis: "perTest",
    // A busy machine is no fault that a test noticed; what loops for ever is mostly ended by its count of rounds.
    timeoutMS: 30_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 60,
    incremental: true,
    incrementalFile: `${report}.known.json`,
    reporters: ["clear-text", "json", "progress-append-only"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `${report}.json` },
    ignorePatterns: ["dist", "docs/pictures", "docs/screenshots", "reports", ".certs", ".data"],
    tempDirName: ".stryker",
    allowConsoleColors: false,
  }).runMutationTest();
  // Stryker also tells what it knows of lines outside this sample, of which the missed are forgotten.
  const results = everything.filter(holds);
  const noticed = results.filter(({ status }) => status === "Killed" || status === "Timeout");
  const missed = results.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  const percent = (100 * noticed.length) / (noticed.length + missed.length);
  console.log(`${name}: ${noticed.length} noticed, ${missed.length} not: ${percent.toFixed(1)} %`);
  isEnough &&= percent >= wantedPercent;
}
process.exitCode = isEnough ? 0 : 1;
