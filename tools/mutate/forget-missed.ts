import { existsSync, readFileSync, writeFileSync } from "node:fs";

interface Tried {
  readonly status: string;
  readonly statusReason?: string;
}

interface Report {
  readonly files: Readonly<Record<string, { mutants: readonly Tried[] }>>;
}

/** No test saw it but by a time limit, which a busy machine passes without any fault. Rounds are counted. */
const isOutOfTime = ({ status, statusReason = "" }: Tried) =>
  (status === "Timeout" && !statusReason.startsWith("Hit limit")) ||
  /^(?:Test|Hook) timed out/.test(statusReason);

const isMissed = ({ status }: Tried) => status === "Survived" || status === "NoCoverage";

/**
 * Takes from what Stryker knows the mutants that no test noticed, so that they are tried again: of those in
 * constants it does not know which tests reach them, and would keep them missed whatever tests are new. With
 * them go those that were out of time.
 */
export function forgetMissed(file: string): void {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  for (const known of Object.values(report.files)) {
    known.mutants = known.mutants.filter((mutant) => !isMissed(mutant) && !isOutOfTime(mutant));
  }
  writeFileSync(file, JSON.stringify(report));
}
