import type { ICustomFunctionsMetadata, IFunction } from "custom-functions-metadata";
import { registry } from "../../src/functions/index.js";

/** STAT.SEARCH(query, [from], …) */
export function signatureOf({ name, parameters }: IFunction): string {
  const names = parameters.map((each) => (each.optional === true ? `[${each.name}]` : each.name));
  return `STAT.${name}(${names.join(", ")})`;
}

/** The anchor of a function's heading on its page, as the help addresses of functions.json have it. */
export const anchorOf = (id: string) => `stat${id.toLowerCase().replaceAll(".", "")}`;

/** In the order of the documentation: searching first, the state of the add-in last. */
export function inOrder({ functions }: ICustomFunctionsMetadata): IFunction[] {
  const ids = Object.keys(registry);
  return [...functions].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
