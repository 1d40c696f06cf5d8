import { cpus, loadavg, totalmem } from "node:os";
import type { BenchResult } from "./run-benches.js";

export interface BenchReport {
  readonly version: string;
  /** Day and time in UTC. */
  readonly when: string;
  readonly machine: string;
  readonly results: readonly BenchResult[];
}

/** Processor, cores, memory, Node, and how busy it is with other things. */
export function describeMachine(): string {
  const model = cpus()[0]?.model ?? "unknown";
  const memory = `${String(Math.round(totalmem() / 2 ** 30))} GB`;
  const load = loadavg()[0] ?? 0;
  return [
    `${model.trim()}, ${String(cpus().length)} cores, ${memory}`,
    `Node ${process.version.slice(1)}, ${process.platform} ${process.arch}`,
    `load ${load.toFixed(1)} at the start`,
  ].join("; ");
}

const cell = (text: string) => text.replaceAll("|", "\\|");
const keyOf = (bench: string, name: string) => `${bench}\n${name}`;

/** All figures as one table in Markdown; with an earlier report its figures beside them. */
export function benchTable(report: BenchReport, before?: BenchReport): string {
  const earlier = new Map(
    before?.results.flatMap(({ bench, figures }) =>
      figures.map(({ name, value }): [string, string] => [keyOf(bench, name), value]),
    ),
  );
  const head = [
    "Bench",
    "Figure",
    report.version,
    ...(before === undefined ? [] : [before.version]),
  ];
  const rows = report.results.flatMap(({ bench, isPassed, seconds, figures }) => [
    [bench, isPassed ? "meets its limits" : "**fails**", `${String(seconds)} s`],
    // Sentences have no counterpart.
    ...figures.map(({ name, value }) => [
      ...[bench, name, value],
      ...(name === "" ? [] : [earlier.get(keyOf(bench, name)) ?? "–"]),
    ]),
  ]);
  const line = (cells: readonly string[]) =>
    `| ${head.map((_, index) => cell(cells[index] ?? "")).join(" | ")} |`;
  const machines = [report, ...(before === undefined ? [] : [before])].map(
    ({ version, when, machine }) => `- ${version}: ${when}; ${machine}`,
  );
  return [...machines, "", line(head), line(head.map(() => "---")), ...rows.map(line), ""].join(
    "\n",
  );
}
