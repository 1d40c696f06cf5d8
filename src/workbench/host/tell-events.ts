import type { GridChange, Zone } from "../grid/index.js";
import { boundingZone, zoneName } from "../grid/index.js";
import type { HostState } from "./host-state.js";

/** Numbers of Excel's event arguments on the wire. */
const rangeEdited = "RangeEdited";
const local = "Local";

/** Turns what changed on the grid into Excel's events. @returns stops it */
export function tellEvents(
  host: HostState,
  push: (name: string, data: unknown) => void,
): () => void {
  const { workbook } = host;
  let selected = selectionOf(host);
  const stop = workbook.onChanges((changes) => {
    for (const [sheetId, zone] of changedZones(changes)) {
      tellCells(host, sheetId, zone, detailsOf(host, changes, sheetId));
    }
    for (const change of changes) tell(host, change);
  });
  const noticeSelection = () => {
    const now = selectionOf(host);
    if (now.key === selected.key) return;
    selected = now;
    host.events.emit("selectionChanged", now.sheetId, {
      address: now.address,
      worksheetId: now.sheetId,
      isInsideTable: false,
    });
    push("documentSelectionChanged", {});
  };
  const owner = {};
  workbook.model.on("update", owner, noticeSelection);
  return () => {
    stop();
    workbook.model.off("update", owner);
  };
}

function selectionOf({ workbook }: HostState) {
  const { sheetId, zone } = workbook.selection();
  const address = zoneName(zone);
  return { sheetId, address, key: `${sheetId}|${address}` };
}

/** One event per sheet and command, with the area around everything that changed. */
function changedZones(changes: readonly GridChange[]): Map<string, Zone> {
  const zones = new Map<string, Zone>();
  for (const change of changes) {
    if (change.kind !== "cells") continue;
    const known = zones.get(change.sheetId);
    zones.set(change.sheetId, known === undefined ? change.zone : boundingZone(known, change.zone));
  }
  return zones;
}

/** What a single cell showed and shows, which Excel tells of an edit of one cell alone. */
function detailsOf({ workbook }: HostState, changes: readonly GridChange[], sheetId: string) {
  const cells = changes.filter((change) => change.kind === "cells" && change.sheetId === sheetId);
  const [first] = cells;
  if (cells.length !== 1 || first?.kind !== "cells" || first.before === undefined) return {};
  const { top: row, left: col } = first.zone;
  return { valueBefore: first.before, valueAfter: workbook.value({ sheetId, row, col }) };
}

function tellCells(host: HostState, sheetId: string, zone: Zone, details: object): void {
  if (!host.workbook.sheets.has(sheetId)) return;
  host.events.emit("changed", sheetId, {
    address: zoneName(zone),
    changeType: rangeEdited,
    source: local,
    worksheetId: sheetId,
    triggerSource: triggerOf(host),
    ...details,
  });
}

/** Whether this add-in has written it. */
const triggerOf = ({ workbook }: HostState) =>
  workbook.guard.isHostActing ? "ThisLocalAddin" : "Unknown";

/** "5:6,9:9", "B:C" */
function runsName({ kind, runs }: Extract<GridChange, { kind: "rows" | "columns" }>): string {
  const nameOf = (at: number) =>
    kind === "rows"
      ? String(at + 1)
      : zoneName({ top: 0, bottom: 0, left: at, right: at }).replace(/\d/g, "");
  return runs.map(([first, last]) => `${nameOf(first)}:${nameOf(last)}`).join(",");
}

function tell(host: HostState, change: GridChange): void {
  if (change.kind === "history") return;
  const { sheetId } = change;
  const base = { worksheetId: sheetId, source: local };
  switch (change.kind) {
    case "cells":
      break;
    case "formats":
      for (const zone of change.zones) {
        host.events.emit("formatChanged", sheetId, { ...base, address: zoneName(zone) });
      }
      break;
    case "rows":
    case "columns": {
      const what = change.kind === "rows" ? "Row" : "Column";
      const changeType = `${what}${change.added ? "Inserted" : "Deleted"}`;
      const address = runsName(change);
      host.events.emit("changed", sheetId, {
        ...{ ...base, address, changeType },
        triggerSource: triggerOf(host),
      });
      break;
    }
    case "sheet-added":
    case "sheet-copied":
      host.events.emit("added", undefined, base);
      break;
    case "sheet-deleted":
      host.events.emit("deleted", undefined, base);
      break;
    case "sheet-renamed":
      host.events.emit("nameChanged", sheetId, base);
      break;
    case "activated":
      host.events.emit("deactivated", change.from, { worksheetId: change.from });
      host.events.emit("activated", sheetId, { worksheetId: sheetId });
      break;
    case "calculated":
      host.events.emit("calculated", sheetId, { worksheetId: sheetId, address: "" });
  }
}
