import { quoteSheetName, zoneName } from "../../../grid/index.js";
import type { HostObject } from "../../batch/object-type.js";
import { defineType } from "../../batch/object-type.js";
import { invalidArgument, itemNotFound, notModelled } from "../../host-error.js";
import { assertFreeName } from "../../rules/defined-names.js";
import { scopedName, shownName } from "../../rules/scoped-names.js";
import { rangeOn } from "../sheets/range-on.js";
import type { NameTarget, RangeTarget, Targets } from "../targets.js";
import { objectOf } from "../targets.js";

function place({ host, name }: NameTarget) {
  const found = host.workbook.namedZone(name);
  if (found === undefined) throw itemNotFound(name);
  return found;
}

function formula(target: NameTarget): string {
  const own = target.host.workbook.nameFormula(target.name);
  if (own !== undefined) return own.formula;
  const { sheetId, zone } = place(target);
  const absolute = zoneName(zone).replace(/([A-Z]+)(\d+)/g, "$$$1$$$2");
  return `=${quoteSheetName(target.host.workbook.sheets.nameOf(sheetId))}!${absolute}`;
}

/** Of a formula what its result is: no Excel has told what it says of one that is still calculated. */
function typeOf({ host, name }: NameTarget): string {
  const own = host.workbook.nameFormula(name);
  if (own === undefined) return "Range";
  const { kind, value } = own.shown;
  return kind === "Double" && Number.isInteger(value) ? "Integer" : kind;
}

function valueOf(target: NameTarget): string | number | boolean {
  const own = target.host.workbook.nameFormula(target.name);
  return own === undefined ? formula(target).slice(1).replaceAll("$", "") : own.shown.value;
}

const rangeOf = (target: NameTarget) => objectOf("Range", { host: target.host, ...place(target) });

defineType<NameTarget>("NamedItem", {
  id: ({ name }) => name,
  scalars: {
    name: {
      get: ({ host, name }) => (host.nameScope(name) === undefined ? name : shownName(name)),
    },
    type: { get: typeOf },
    value: { get: valueOf },
    formula: {
      get: formula,
      set: (target, text) => {
        point(target, text);
      },
    },
    scope: {
      get: ({ host, name }) => (host.nameScope(name) === undefined ? "Workbook" : "Worksheet"),
    },
    visible: {
      get: ({ host, name }) => !host.hiddenNames.has(name.toLowerCase()),
      set: ({ host, name }, visible) => {
        if (visible === true) host.hiddenNames.delete(name.toLowerCase());
        else host.hiddenNames.add(name.toLowerCase());
      },
    },
    comment: {
      get: ({ host, name }) => host.nameComments.get(name.toLowerCase()) ?? "",
      set: ({ host, name }, comment) => {
        host.nameComments.set(name.toLowerCase(), String(comment));
      },
    },
  },
  methods: {
    delete: {
      call: (target) => {
        target.host.removeName(target.name);
      },
    },
    getRange: { call: rangeOf },
    getRangeOrNullObject: {
      call: (target) =>
        target.host.workbook.namedZone(target.name) === undefined ? null : rangeOf(target),
    },
  },
});

/** To a range, or to a formula, which begins with "=". */
function point({ host, name }: NameTarget, given: unknown): void {
  const range = rangeIn(host, given);
  if (range !== undefined) {
    host.workbook.setName(name, range);
    return;
  }
  const text = String(given);
  if (!text.startsWith("="))
    throw notModelled(`names for anything but a range or a formula ("${text}")`);
  host.workbook.setNameFormula(name, text);
}

function rangeIn(host: NameTarget["host"], given: unknown): RangeTarget | undefined {
  if (typeof given !== "string") {
    const target = (given as HostObject | null)?.target as RangeTarget | undefined;
    if (target === undefined || !("zone" in target)) throw invalidArgument("A name needs a range.");
    return target;
  }
  try {
    const text = given.replace(/^=/, "");
    return rangeOn({ host, sheetId: host.workbook.sheets.activeId() }, text).target as RangeTarget;
  } catch {
    return undefined;
  }
}

type Collection = Targets["NamedItemCollection"];

const names = ({ host, sheetId }: Collection) =>
  host.workbook.names().filter((name) => host.nameScope(name) === sheetId);

/** By what it is called, or by its id. */
function find(collection: Collection, key: string): string | undefined {
  const { host, sheetId } = collection;
  const own = host.workbook.spelledName(key);
  if (own !== undefined && host.nameScope(own) === sheetId) return own;
  if (sheetId === undefined) return undefined;
  return names(collection).find((name) => shownName(name).toLowerCase() === key.toLowerCase());
}

function add(
  collection: Collection,
  name: unknown,
  reference: unknown,
  comment: unknown,
): HostObject {
  const { host, sheetId } = collection;
  const shown = String(name);
  const inUse = host.namesInUse;
  const isName = (wanted: string) => inUse.isName(wanted);
  // A sheet may have a name that the workbook has, too.
  const isOwn = (wanted: string) => find(collection, wanted) !== undefined;
  const isTable = (wanted: string) => inUse.isTable(wanted);
  assertFreeName({ isName: sheetId === undefined ? isName : isOwn, isTable }, shown);
  const text = isName(shown) ? scopedName(shown, isName) : shown;
  point({ host, name: text }, reference);
  if (sheetId !== undefined) host.setNameScope(text, sheetId);
  if (typeof comment === "string") host.nameComments.set(text.toLowerCase(), comment);
  return objectOf("NamedItem", { host, name: text });
}

defineType<Collection>("NamedItemCollection", {
  items: (collection) =>
    names(collection).map((name) => objectOf("NamedItem", { host: collection.host, name })),
  item: (collection, key) => {
    const name = find(collection, String(key));
    return name === undefined ? null : objectOf("NamedItem", { host: collection.host, name });
  },
  methods: {
    add: {
      call: (collection, [name, reference, comment]) => add(collection, name, reference, comment),
    },
  },
});
