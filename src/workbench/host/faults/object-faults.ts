import { HostError, invalidArgument } from "../host-error.js";
import type { Fault, MemberFault } from "./fault.js";

const one = (member: string, fault: MemberFault): Fault => ({ members: { [member]: fault } });
/** A property that always says the same. */
const says = (member: string, value: unknown) => one(member, { get: () => value });
/** A method that does nothing. */
const idle = (member: string, answer?: unknown) => one(member, { call: () => answer });

type Cells = unknown[][];
const isCells = (value: unknown): value is Cells => Array.isArray(value);
const eachCell = (value: unknown, change: (cell: unknown) => unknown) =>
  isCells(value) ? value.map((row) => row.map(change)) : change(value);

const reads = (member: string, change: (cell: unknown) => unknown) =>
  one(member, { get: (value) => eachCell(value, change) });
const writes = (member: string, change: (cell: unknown) => unknown) =>
  one(member, { set: (set, value) => set(eachCell(value, change)) });
const refuses = (member: string, code: string): Fault => {
  const refuse = () => {
    throw new HostError(code, "The operation was refused.");
  };
  return one(member, { set: refuse, call: refuse });
};

const replaceText = (from: RegExp, to: string) => (cell: unknown) =>
  typeof cell === "string" ? cell.replace(from, to) : cell;

/** A formula that a cell had before is not entered again. */
function keepsFormulas(): Fault {
  const seen = new Set<string>();
  return one("Range.formulas", {
    set: (set, value) => {
      const text = JSON.stringify(value);
      if (seen.has(text)) return undefined;
      seen.add(text);
      return set(value);
    },
  });
}

/** Refuses what is far below the limit, and not for its size. */
const narrow = one("Range.values", {
  set: (set, value) => {
    if (JSON.stringify(value).length > 500_000) throw new HostError("GeneralException", "Failed.");
    return set(value);
  },
});

const commas = one("Range.formulas", {
  set: (set, value) => {
    if (/^=SUM\(.*,/.test(String(value))) throw invalidArgument("The formula is not complete.");
    return set(value);
  },
});

const zeroForGap = one("ChartSeries.getDimensionValues", {
  call: (call, args) =>
    (call(args) as unknown[]).map((value) => (typeof value === "number" ? value : 0)),
});

/** What goes wrong in Excel's objects. */
export const objectFaults = {
  "spill-reference": writes("Range.formulas", replaceText(/#\)/, ")")),
  "spilled-formulas": reads("Range.formulas", (cell) => (typeof cell === "number" ? "" : cell)),
  "spill-parent": idle("Range.getSpillParentOrNullObject", null),
  "spill-blocked": reads("Range.values", replaceText(/^#SPILL!$/, "year")),
  "error-language": reads("Range.values", replaceText(/^#NAME\?$/, "#NOM?")),
  "range-calculate": idle("Range.calculate"),
  "reentered-formula": keepsFormulas(),
  "inserted-row": idle("Range.insert"),
  "changed-event": idle("Worksheet._RegisterDataChangedEvent"),
  table: says("Table.name", "Table1"),
  "hidden-name": says("NamedItem.visible", true),
  "formula-name": reads("Range.values", (cell) => (cell === 42 ? "#NAME?" : cell)),
  "refused-names": one("Table.name", { set: () => undefined }),
  "merged-cells": idle("Range.getMergedAreasOrNullObject", null),
  "protected-sheet": idle("WorksheetProtection.protect"),
  "chart-gap": zeroForGap,
  "chart-series": says("ChartSeriesCollection.count", 3),
  "chart-title": says("ChartTitle.text", "2"),
  "chart-data": idle("Chart.setData"),
  "selected-chart": refuses("Workbook.getSelectedRange", "GeneralException"),
  picture: says("Shape.altTextDescription", ""),
  "text-as-text": writes("Range.values", replaceText(/^'(?=\d)/, "")),
  "link-as-text": says("Range.hyperlink", null),
  "list-separator": commas,
  languages: says("CultureInfo.name", ""),
  "document-settings": says("Setting.value", "old"),
  "xml-part": idle("CustomXmlPart.getXml", ""),
  "undo-group": refuses("CustomXmlPartCollection.add", "UndoNotSupported"),
  "payload-size": narrow,
  startup: idle("AppRuntimePersistenceService.getAppRuntimeStartState", "Inactive"),
} as const satisfies Readonly<Record<string, Fault>>;
