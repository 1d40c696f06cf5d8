import type { CheckLine, CheckReport } from "../../../../workbook/checks/index.js";
import type { HostFacts } from "../../../services/host-ports.js";
import { hostText, setsOf } from "../state-lines.js";

type Result = CheckLine["result"];

const order: readonly Result[] = ["fail", "not-offered", "not-run", "pass"];

/** What failed stands first. */
export const byResult = (lines: readonly CheckLine[]): readonly CheckLine[] =>
  [...lines].sort((one, other) => order.indexOf(one.result) - order.indexOf(other.result));

/** How many of each, those there are none of left out. */
export function summaryOf(
  { lines }: Pick<CheckReport, "lines">,
  names: Readonly<Record<Result, string>>,
): string {
  return (["pass", "fail", "not-offered", "not-run"] as const)
    .map((result) => ({ result, count: lines.filter((line) => line.result === result).length }))
    .filter(({ count }) => count > 0)
    .map(({ result, count }) => `${names[result]}: ${String(count)}`)
    .join(" · ");
}

const english: Readonly<Record<Result, string>> = {
  pass: "pass",
  fail: "FAIL",
  "not-offered": "not offered",
  "not-run": "not run",
};

/** For a mail or a ticket, in English whatever the pane speaks: whoever reads it compares many. */
export function checkReportText(
  report: CheckReport,
  { host, version }: { readonly host: HostFacts; readonly version: string },
): string {
  const width = Math.max(0, ...report.lines.map(({ id }) => id.length));
  return [
    `Check this Excel · STAT ${version}`,
    hostText(host),
    setsOf(host),
    `${summaryOf(report, english)} · ${String(Math.round(report.ms / 1000))} s`,
    ...(report.leftSheet === undefined ? [] : ["The sheet of the checks could not be taken away."]),
    "",
    ...report.lines.map(
      ({ id, result, saw }) => `${english[result].padEnd(12)} ${id.padEnd(width)}  ${saw}`,
    ),
  ].join("\n");
}
