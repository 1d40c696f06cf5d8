import { existsSync, readFileSync, writeFileSync } from "node:fs";

interface Report {
  readonly files: Readonly<Record<string, { mutants: readonly { readonly status: string }[] }>>;
}

/**
 * Takes from what Stryker knows the mutants that no test noticed, so that they are tried again: of those in
 * constants it does not know which tests reach them, and would keep them missed whatever tests are new.
 */
export function forgetMissed(file: string): void {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  for (const known of Object.values(report.files)) {
    known.mutants = known.mutants.filter(
      ({ status }) => status !== "Survived" && status !== "NoCoverage",
    );
  }
  writeFileSync(file, JSON.stringify(report));
}
