import type { HostState } from "./host-state.js";
import { scopedName, shownName } from "./rules/scoped-names.js";

/**
 * A sheet that a person copies takes with it what Excel knows of it beside its cells: its charts and pictures by their
 * names, protection, page and properties. Of a name of the workbook that leads to the sheet the copy has one of its own.
 * All of it is one step of undo with the copy.
 */
export function followCopies(host: HostState): void {
  const { workbook } = host;
  workbook.onChanges((changes) => {
    let isCopied = false;
    for (const change of changes) {
      if (change.kind !== "sheet-copied" || !workbook.sheets.has(change.sheetId)) continue;
      copySheet(host, change.from, change.sheetId);
      isCopied = true;
    }
    if (!isCopied) return;
    workbook.settleNames();
    workbook.model.dispatch("WORKBENCH_KEEP" as never, { kept: host.undoable() } as never);
    workbook.steps.end();
  });
}

function copySheet(host: HostState, from: string, to: string): void {
  host.charts.copy(from, to);
  host.drawings.copy(from, to);
  for (const map of [host.protection, host.pages]) copyEntry<unknown>(map, from, to);
  for (const [key, value] of host.sheetProperties(from)) host.sheetProperties(to).set(key, value);
  for (const key of [...host.unlocked]) {
    if (key.startsWith(`${from}|`)) host.unlocked.add(to + key.slice(from.length));
  }
  for (const [key, link] of [...host.hyperlinks]) {
    if (key.startsWith(`${from}|`)) host.hyperlinks.set(to + key.slice(from.length), link);
  }
  copyNames(host, from, to);
}

function copyEntry<V>(map: Map<string, V>, from: string, to: string): void {
  const value = map.get(from);
  if (value !== undefined) map.set(to, value);
}

function copyNames(host: HostState, from: string, to: string): void {
  const { workbook } = host;
  const copied = new Set<string>();
  // A sheet's own come before those of the workbook.
  const rank = (name: string) => (host.nameScope(name) === undefined ? 1 : 0);
  for (const name of [...workbook.names()].sort((left, right) => rank(left) - rank(right))) {
    const scope = host.nameScope(name);
    const place = workbook.namedZone(name);
    if (place?.sheetId !== from || (scope !== undefined && scope !== from)) continue;
    const shown = scope === undefined ? name : shownName(name);
    if (copied.has(shown.toLowerCase())) continue;
    copied.add(shown.toLowerCase());
    const kept = scopedName(shown, (taken) => workbook.spelledName(taken) !== undefined);
    workbook.setName(kept, { sheetId: to, zone: place.zone });
    host.setNameScope(kept, to);
    if (host.hiddenNames.has(name.toLowerCase())) host.hiddenNames.add(kept.toLowerCase());
    copyEntry(host.nameComments, name.toLowerCase(), kept.toLowerCase());
  }
}
