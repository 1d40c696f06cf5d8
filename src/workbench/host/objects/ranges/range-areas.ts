import type { Zone } from "../../../grid/index.js";
import {
  columnCount,
  intersection,
  parseZone,
  quoteSheetName,
  rowCount,
  splitSheet,
  zoneName,
} from "../../../grid/index.js";
import type { HostObject } from "../../batch/object-type.js";
import { defineType } from "../../batch/object-type.js";
import { invalidArgument, itemNotFound } from "../../host-error.js";
import type { AreasTarget, SheetTarget } from "../targets.js";
import { objectOf } from "../targets.js";
import { clear, formulaCells, zoneOf } from "./range-methods.js";
import { specialZones } from "./special-cells.js";

/** Excel's limit for a list of addresses. */
const maxAddressLength = 8192;

function addressOf({ host, sheetId, zones }: AreasTarget): string {
  const sheet = quoteSheetName(host.workbook.sheets.nameOf(sheetId));
  return zones.map((zone) => `${sheet}!${zoneName(zone)}`).join(",");
}

export function areasOf(sheet: SheetTarget, zones: readonly Zone[]): HostObject | null {
  return zones.length === 0 ? null : objectOf("RangeAreas", { ...sheet, zones });
}

/** Areas from a list of addresses: "A1,C5:D6". */
export function parseAreas(sheet: SheetTarget, addresses: unknown): HostObject {
  const text = String(addresses);
  if (text.length > maxAddressLength) {
    throw invalidArgument(`The list of addresses is longer than ${maxAddressLength} characters.`);
  }
  const zones = text.split(",").map((address) => {
    const zone = parseZone(splitSheet(address).rest);
    if (zone === undefined) throw invalidArgument(`"${address}" is no address.`);
    return zone;
  });
  return objectOf("RangeAreas", { ...sheet, zones });
}

const rangesOf = (areas: AreasTarget) =>
  areas.zones.map((zone) => ({ host: areas.host, sheetId: areas.sheetId, zone }));

function calculate(areas: AreasTarget): void {
  areas.host.workbook.recalculate(rangesOf(areas).flatMap(formulaCells));
}

const special = (areas: AreasTarget, type: unknown, value: unknown) =>
  areasOf(
    areas,
    rangesOf(areas).flatMap((range) => specialZones(range, type, value)),
  );

const common = (areas: AreasTarget, other: unknown) => {
  const zone = zoneOf(areas, other);
  return areasOf(
    areas,
    areas.zones.flatMap((one) => intersection(one, zone) ?? []),
  );
};

function found(object: HostObject | null): HostObject {
  if (object === null) throw itemNotFound("the cells");
  return object;
}

defineType<AreasTarget>("RangeAreas", {
  isTracked: true,
  scalars: {
    address: { get: addressOf },
    addressLocal: { get: addressOf },
    areaCount: { get: ({ zones }) => zones.length },
    cellCount: {
      get: ({ zones }) => zones.reduce((sum, zone) => sum + rowCount(zone) * columnCount(zone), 0),
    },
  },
  objects: {
    areas: { get: (areas) => objectOf("RangeCollection", areas) },
    format: { get: (areas) => objectOf("RangeFormat", areas) },
    worksheet: { get: ({ host, sheetId }) => objectOf("Worksheet", { host, sheetId }) },
  },
  methods: {
    calculate: { call: calculate },
    setDirty: { call: calculate },
    clear: {
      call: (areas, [applyTo]) => {
        for (const range of rangesOf(areas)) clear(range, applyTo);
      },
    },
    getIntersection: { call: (areas, [other]) => found(common(areas, other)) },
    getIntersectionOrNullObject: { call: (areas, [other]) => common(areas, other) },
    getSpecialCells: { call: (areas, [type, value]) => found(special(areas, type, value)) },
    getSpecialCellsOrNullObject: { call: (areas, [type, value]) => special(areas, type, value) },
    getUsedRangeAreasOrNullObject: {
      call: (areas, [valuesOnly]) =>
        areasOf(
          areas,
          areas.zones.flatMap(
            (zone) => areas.host.workbook.usedZone(areas.sheetId, zone, valuesOnly === true) ?? [],
          ),
        ),
    },
  },
});

defineType<AreasTarget>("RangeCollection", {
  items: (areas) => rangesOf(areas).map((range) => objectOf("Range", range)),
});
