import type { ClientStatus } from "../../../client/index.js";
import type { StateLine } from "../../controls/lists/StateList.js";
import type { LoggedCellError, HostFacts } from "../../services/host-ports.js";
import type { DiagnosticsTexts } from "../../messages/diagnostics.js";

/** Requirement sets that decide what the add-in can do, newest first; the highest that holds is shown. */
const asked: Readonly<Record<string, readonly string[]>> = {
  ExcelApi: ["1.19", "1.18", "1.17", "1.16", "1.15", "1.14", "1.13", "1.12"],
  CustomFunctionsRuntime: ["1.5", "1.4", "1.3"],
  SharedRuntime: ["1.2", "1.1"],
  ExcelApiOnline: ["1.1"],
};

/** The highest version of each requirement set. */
export function setsOf(host: HostFacts): string {
  return Object.entries(asked)
    .flatMap(([set, versions]) => {
      const highest = versions.find((version) => host.isSetSupported(set, version));
      return highest === undefined ? [] : [`${set} ${highest}`];
    })
    .join(", ");
}

export const hostText = ({ name, platform, version }: HostFacts): string =>
  [name, platform, version].filter((part) => part !== "").join(" · ");

interface StateFacts {
  readonly status: ClientStatus;
  readonly host: HostFacts;
  readonly version: string;
  readonly language: string;
}

/** Everything a supporter asks for first. Holds no secret: the key is only said to be there. */
export function stateLines(
  { status, host, version, language }: StateFacts,
  texts: DiagnosticsTexts,
): StateLine[] {
  const at = (time: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "medium" }).format(time);
  const { lastError } = status;
  return [
    [texts.version, version],
    [texts.host, hostText(host) || "–"],
    [texts.sets, setsOf(host) || "–"],
    [texts.address, status.serviceAddress],
    [texts.key, status.hasKey ? texts.hasKey : texts.noKey],
    [texts.today, texts.usage(status.today.calls, status.today.credits)],
    [texts.session, texts.usage(status.session.calls, status.session.credits)],
    [texts.pending, String(status.pending)],
    [texts.kept, texts.keptAnswers(status.cacheEntries, Math.round(status.cacheBytes / 1024))],
    [texts.lastError, lastError === null ? texts.none : `${lastError.code} · ${at(lastError.at)}`],
    ...status.usageLimits.map(({ limit, usage, limitation_period }): StateLine => [
      texts.limits,
      `${String(usage)} / ${String(limit)} ${limitation_period}`,
    ]),
  ];
}

/** The report as plain text for a mail or a ticket. */
export function reportText(
  lines: readonly StateLine[],
  log: readonly LoggedCellError[],
  texts: DiagnosticsTexts,
): string {
  return [
    ...lines.map(([name, value]) => `${name}: ${value}`),
    "",
    `${texts.log}:`,
    ...(log.length === 0 ? [texts.emptyLog] : log.map(logLine)),
  ].join("\n");
}

function logLine({ at, cell, functionName, code, reason }: LoggedCellError): string {
  return [new Date(at).toISOString(), cell, functionName, code, reason].join("\t");
}
