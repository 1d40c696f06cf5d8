import type { Zone } from "../../grid/index.js";
import type { HostObject, ObjectType } from "../batch/object-type.js";
import { modelledTypes } from "../batch/object-type.js";
import type { ChartState } from "../charts/chart-state.js";
import type { HostState } from "../host-state.js";

export interface SheetTarget {
  readonly host: HostState;
  readonly sheetId: string;
}

export interface RangeTarget extends SheetTarget {
  readonly zone: Zone;
}

export interface AreasTarget extends SheetTarget {
  readonly zones: readonly Zone[];
}

export interface NameTarget {
  readonly host: HostState;
  readonly name: string;
}

export interface TableTarget {
  readonly host: HostState;
  readonly id: string;
}

export interface ChartTarget {
  readonly host: HostState;
  readonly chart: ChartState;
}

export interface KeyedTarget {
  readonly host: HostState;
  readonly key: string;
}

/** What stands behind the objects of each type. */
export interface Targets {
  Application: HostState;
  Workbook: HostState;
  WorksheetCollection: HostState;
  Worksheet: SheetTarget;
  Range: RangeTarget;
  RangeFormat: AreasTarget;
  RangeAreas: AreasTarget;
  RangeCollection: AreasTarget;
  NamedItem: NameTarget;
  NamedItemCollection: { readonly host: HostState; readonly sheetId: string | undefined };
  Table: TableTarget;
  TableCollection: { readonly host: HostState; readonly ids: () => readonly string[] };
  Chart: ChartTarget;
  ChartCollection: SheetTarget;
  ShapeCollection: SheetTarget;
  WorksheetProtection: SheetTarget;
  WorksheetFreezePanes: SheetTarget;
  PageLayout: SheetTarget;
  WorksheetCustomPropertyCollection: SheetTarget;
  CustomXmlPartCollection: HostState;
  SettingCollection: HostState;
  DocumentProperties: HostState;
  CultureInfo: HostState;
}

/**
 * An object of a type by the type's name: types refer to each other (a sheet has ranges, a range its
 * sheet), and a name, unlike an import, may go round.
 */
export function objectOf<K extends keyof Targets>(name: K, target: Targets[K]): HostObject {
  const type = modelledTypes.get(name) as ObjectType<Targets[K]> | undefined;
  if (type === undefined) throw new Error(`The type ${name} is not defined.`);
  return type.of(target);
}
