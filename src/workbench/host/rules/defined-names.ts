import { HostError, invalidArgument } from "../host-error.js";

const form = /^[\p{L}_\\][\p{L}\p{N}_.\\]{0,254}$/u;

/** What would be read as a cell: A1 to XFD1048576, R, C and R1C1. */
const isCell = (name: string) =>
  /^[A-Za-z]{1,3}\d+$/.test(name) || /^(?:r\d*|c\d*|r\d*c\d*)$/i.test(name);

export interface NamesInUse {
  isName(name: string): boolean;
  isTable(name: string): boolean;
}

/**
 * Tables and defined names share one namespace: the displayName of a table "shall be unique amongst all
 * other displayNames and definedNames in the workbook" (ECMA-376 Part 1, 18.5.1.2).
 *
 * @throws InvalidArgument for what cannot be a name, ItemAlreadyExists for what is one already
 */
export function assertFreeName(names: NamesInUse, name: string): void {
  if (!form.test(name) || isCell(name)) throw invalidArgument(`"${name}" cannot be a name.`);
  if (names.isName(name)) {
    throw new HostError("ItemAlreadyExists", `There is a name "${name}" already.`);
  }
  if (names.isTable(name)) {
    throw new HostError("ItemAlreadyExists", `There is a table called "${name}" already.`);
  }
}
