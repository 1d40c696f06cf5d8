import type { Zone } from "../../grid/index.js";
import type { HostObject, ObjectType } from "../batch/object-type.js";
import { modelledTypes } from "../batch/object-type.js";
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

/** What stands behind the objects of each type. */
export interface Targets {
  Application: HostState;
  Workbook: HostState;
  WorksheetCollection: HostState;
  Worksheet: SheetTarget;
  Range: RangeTarget;
  RangeAreas: AreasTarget;
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
