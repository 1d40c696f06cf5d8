/** The one door to o-spreadsheet: what must be true of the realm before a model is made. */
import { helpers, registries } from "@odoo/o-spreadsheet";

// Node 20 has no Object.groupBy; o-spreadsheet uses it as soon as a command carries sub-commands.
if (!("groupBy" in Object)) {
  Reflect.set(
    Object,
    "groupBy",
    <T>(items: Iterable<T>, keyOf: (item: T, index: number) => string) => {
      const groups: Record<string, T[]> = Object.create(null) as Record<string, T[]>;
      let index = 0;
      for (const item of items) (groups[keyOf(item, index++)] ??= []).push(item);
      return groups;
    },
  );
}

// Every evaluation writes its duration there: thousands of lines in a test run.
Reflect.set(globalThis.console, "debug", () => undefined);

/** Errors Excel has and o-spreadsheet does not: without this they would be plain text. */
const excelOnlyErrors = ["#BUSY!", "#VALUE!", "#REF!", "#CALC!", "#CONNECT!", "#FIELD!"];
for (const error of excelOnlyErrors) registries.errorTypes.add(error);

const excelNameOf: Readonly<Record<string, string>> = {
  "#REF": "#REF!",
  "#CYCLE": "#REF!",
  "#ERROR": "#VALUE!",
  "#BAD_EXPR": "#NAME?",
};

/** The name Excel uses for an error of o-spreadsheet's. */
export function toExcelError(error: string): string {
  return excelNameOf[error] ?? error;
}

/** Are two plain values equal all through? */
export const sameContent = (left: unknown, right: unknown): boolean =>
  helpers.deepEquals(left, right);

export { Model, UIPlugin, registries } from "@odoo/o-spreadsheet";
