/**
 * `npm run bench`: every bench of package.json in turn, as one table with the machine, in `reports/bench`.
 *
 *   npm run bench -- lookup library          some of them
 *   npm run bench -- --beside FILE           beside an earlier report, such as reports/bench/0.1.0.json
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { benchTable, describeMachine, type BenchReport } from "./report.js";
import { runBenches } from "./run-benches.js";

const root = join(import.meta.dirname, "../../..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: "string" } },
});
const { version, scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
  scripts: Readonly<Record<string, string>>;
};
const benches = Object.entries(scripts).flatMap(([name, command]): [string, string][] => {
  const [, bench] = /^bench:(.+)$/.exec(name) ?? [];
  return bench === undefined ? [] : [[bench, command.replace(/^tsx /, "")]];
});
const unknown = positionals.filter((word) => !benches.some(([bench]) => bench === word));
if (unknown.length > 0) {
  const known = benches.map(([bench]) => bench).join(", ");
  console.error(`There is no bench ${unknown.join(", ")}. There are ${known}.`);
  process.exit(1);
}
const before =
  values.beside === undefined
    ? undefined
    : (JSON.parse(readFileSync(values.beside, "utf8")) as BenchReport);

const machine = describeMachine();
const when = `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`;
const wanted = benches.filter(([bench]) => positionals.length === 0 || positionals.includes(bench));
const results = runBenches(Object.fromEntries(wanted));
const report: BenchReport = { version, when, machine, results };
const folder = join(root, "reports/bench");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${version}.json`), JSON.stringify(report, null, 2));
const table = benchTable(report, before);
writeFileSync(join(folder, `${version}.md`), table);
console.log(`\n${table}\nWritten to reports/bench/${version}.md and .json.`);
if (results.some(({ isPassed }) => !isPassed)) process.exitCode = 1;
