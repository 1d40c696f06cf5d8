import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OwnLibrary } from "../../../src/service/library/index.js";
import { runCommand, type Environment, type RunningService } from "./processes.js";

/** A table of the size of a small source. @returns its path */
export function writeTable(folder: string, { data }: OwnLibrary): string {
  const places = [...data.places.keys()].slice(0, 200);
  const rows = places.flatMap((place, at) =>
    Array.from({ length: 10 }, (_, year) =>
      [place, 2010 + year, at * 10 + year].map(String).join(","),
    ),
  );
  const path = join(folder, "widgets.csv");
  writeFileSync(path, ["place,year,Widgets made (pieces)", ...rows].join("\n"));
  return path;
}

/** @returns a sentence: how long the command took, and then until each service shows what it imported */
export async function importBeside(
  services: readonly RunningService[],
  environment: Environment,
  table: string,
): Promise<string> {
  const before = await Promise.all(services.map(({ statistics }) => statistics()));
  const used = services.map(({ cpuMs }) => cpuMs());
  const begun = performance.now();
  await runCommand(["import", table, "--source", "widget-works", "--licence", "own"], environment);
  const kept = performance.now();
  const shown = await Promise.all(
    services.map(async ({ statistics, cpuMs }, at) => {
      while ((await statistics()) === before[at])
        await new Promise((resolve) => setTimeout(resolve, 100));
      const cpu = Math.round(cpuMs() - (used[at] ?? 0));
      return `${String(Math.round(performance.now() - kept))} ms (${String(cpu)} ms CPU since the import began)`;
    }),
  );
  return `import: ${String(Math.round(kept - begun))} ms, then shown after ${shown.join(" and ")}`;
}
