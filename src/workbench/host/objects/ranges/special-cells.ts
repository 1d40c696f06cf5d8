import type { CellKind, Zone } from "../../../grid/index.js";
import { notModelled } from "../../host-error.js";
import type { RangeTarget } from "../targets.js";
import { onSheet } from "./cells.js";

const wantedKinds: Readonly<Record<string, readonly CellKind[]>> = {
  All: ["String", "Double", "Boolean", "Error"],
  Errors: ["Error"],
  ErrorsLogical: ["Error", "Boolean"],
  ErrorsNumbers: ["Error", "Double"],
  ErrorsText: ["Error", "String"],
  ErrorsLogicalNumber: ["Error", "Boolean", "Double"],
  ErrorsLogicalText: ["Error", "Boolean", "String"],
  ErrorsNumberText: ["Error", "Double", "String"],
  Logical: ["Boolean"],
  LogicalNumbers: ["Boolean", "Double"],
  LogicalText: ["Boolean", "String"],
  LogicalNumbersText: ["Boolean", "Double", "String"],
  Numbers: ["Double"],
  NumbersText: ["Double", "String"],
  Text: ["String"],
};

/** The cells of a range that hold formulas, constants or nothing, as zones row by row. */
export function specialZones(range: RangeTarget, type: unknown, valueType: unknown): Zone[] {
  const { host, sheetId } = range;
  const used = host.workbook.usedZone(sheetId, onSheet(range) ?? range.zone, true);
  if (used === undefined) return [];
  const kinds = wantedKinds[typeof valueType === "string" ? valueType : "All"];
  if (kinds === undefined)
    throw notModelled(`special cells of the value type ${String(valueType)}`);
  const isWanted = (row: number, col: number): boolean => {
    const at = { sheetId, row, col };
    const kind = host.workbook.kind(at);
    const formula = host.workbook.formula(at);
    switch (type) {
      case "Formulas":
        return formula !== undefined && (kinds.includes(kind) || kind === "Empty");
      case "Constants":
        return (
          formula === undefined &&
          kinds.includes(kind) &&
          host.workbook.spillAnchor(at) === undefined
        );
      case "Blanks":
        return formula === undefined && kind === "Empty";
      default:
        throw notModelled(`special cells of the type ${String(type)}`);
    }
  };
  const zones: Zone[] = [];
  for (let row = used.top; row <= used.bottom; row++) {
    let start: number | undefined;
    for (let col = used.left; col <= used.right + 1; col++) {
      const wanted = col <= used.right && isWanted(row, col);
      if (wanted) start ??= col;
      else if (start !== undefined) {
        zones.push({ top: row, bottom: row, left: start, right: col - 1 });
        start = undefined;
      }
    }
  }
  return joined(zones);
}

/** Equal stretches in neighbouring rows become one zone, as Excel reports them. */
function joined(rows: readonly Zone[]): Zone[] {
  const open = new Map<string, Zone>();
  const zones: Zone[] = [];
  for (const zone of rows) {
    const key = `${zone.left}:${zone.right}`;
    const above = open.get(key);
    if (above !== undefined && above.bottom === zone.top - 1) {
      const longer = { ...above, bottom: zone.bottom };
      zones[zones.indexOf(above)] = longer;
      open.set(key, longer);
    } else {
      zones.push(zone);
      open.set(key, zone);
    }
  }
  return zones;
}
