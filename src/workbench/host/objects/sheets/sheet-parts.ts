import { lastColumn, lastRow } from "../../../grid/index.js";
import { defineType } from "../../batch/object-type.js";
import { accessDenied, invalidArgument } from "../../host-error.js";
import { rangeAt, zoneOf } from "../ranges/range-methods.js";
import type { KeyedTarget, SheetTarget } from "../targets.js";

const stateOf = ({ host, sheetId }: SheetTarget) => host.protection.get(sheetId);

defineType<SheetTarget>("WorksheetProtection", {
  scalars: {
    protected: { get: (sheet) => stateOf(sheet)?.isProtected ?? false },
    options: { get: (sheet) => stateOf(sheet)?.options ?? null },
  },
  methods: {
    protect: {
      call: (sheet, [options, password]) => {
        if (stateOf(sheet)?.isProtected === true)
          throw accessDenied("The sheet is protected already.");
        sheet.host.protect(sheet.sheetId, {
          isProtected: true,
          password: typeof password === "string" && password !== "" ? password : undefined,
          options: (options ?? {}) as Readonly<Record<string, unknown>>,
        });
      },
    },
    unprotect: {
      call: (sheet, [password]) => {
        const state = stateOf(sheet);
        if (state?.password !== undefined && state.password !== password) {
          throw accessDenied("The password is not correct.");
        }
        sheet.host.protect(sheet.sheetId, undefined);
      },
    },
  },
});

function freeze({ host, sheetId }: SheetTarget, rows: number, columns: number): void {
  const { model } = host.workbook;
  model.dispatch("UNFREEZE_COLUMNS_ROWS", { sheetId });
  if (rows > 0) model.dispatch("FREEZE_ROWS", { sheetId, quantity: rows });
  if (columns > 0) model.dispatch("FREEZE_COLUMNS", { sheetId, quantity: columns });
}

const count = (value: unknown) => (typeof value === "number" ? value : 0);

defineType<SheetTarget>("WorksheetFreezePanes", {
  methods: {
    freezeRows: {
      call: (sheet, [rows]) => {
        freeze(sheet, count(rows), 0);
      },
    },
    freezeColumns: {
      call: (sheet, [columns]) => {
        freeze(sheet, 0, count(columns));
      },
    },
    freezeAt: {
      call: (sheet, [range]) => {
        const zone = zoneOf(sheet, range);
        freeze(sheet, zone.bottom + 1, zone.right + 1);
      },
    },
    unfreeze: {
      call: (sheet) => {
        freeze(sheet, 0, 0);
      },
    },
    getLocationOrNullObject: {
      call: (sheet) => {
        const { xSplit, ySplit } = sheet.host.workbook.model.getters.getPaneDivisions(
          sheet.sheetId,
        );
        if (xSplit === 0 && ySplit === 0) return null;
        return rangeAt(sheet, {
          top: 0,
          left: 0,
          bottom: ySplit === 0 ? lastRow : ySplit - 1,
          right: xSplit === 0 ? lastColumn : xSplit - 1,
        });
      },
    },
  },
});

interface PropertyTarget extends KeyedTarget {
  readonly sheetId: string;
}

const propertyType = defineType<PropertyTarget>("WorksheetCustomProperty", {
  id: ({ key }) => key,
  scalars: {
    key: { get: ({ key }) => key },
    value: {
      get: ({ host, sheetId, key }) => host.sheetProperties(sheetId).get(key) ?? "",
      set: ({ host, sheetId, key }, value) => {
        host.sheetProperties(sheetId).set(key, String(value));
      },
    },
  },
  methods: {
    delete: {
      call: ({ host, sheetId, key }) => {
        host.sheetProperties(sheetId).delete(key);
      },
    },
  },
});

/** Excel compares the keys of properties without case. */
function find({ host, sheetId }: SheetTarget, key: unknown) {
  const wanted = String(key).toLowerCase();
  const found = [...host.sheetProperties(sheetId).keys()].find(
    (one) => one.toLowerCase() === wanted,
  );
  return found === undefined ? null : propertyType.of({ host, sheetId, key: found });
}

defineType<SheetTarget>("WorksheetCustomPropertyCollection", {
  items: ({ host, sheetId }) =>
    [...host.sheetProperties(sheetId).keys()].map((key) => propertyType.of({ host, sheetId, key })),
  item: find,
  methods: {
    add: {
      call: (sheet, [key, value]) => {
        if (typeof key !== "string" || key === "") throw invalidArgument("A property needs a key.");
        const known = find(sheet, key);
        const { host, sheetId } = sheet;
        const used = known?.target.key ?? key;
        host.sheetProperties(sheetId).set(used, String(value));
        return propertyType.of({ host, sheetId, key: used });
      },
    },
  },
});
