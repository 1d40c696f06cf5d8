import type { Check } from "./check.js";
import { errorChecks } from "./groups/errors.js";
import { spillChecks } from "./groups/spills.js";
import { tableChecks } from "./groups/tables.js";

/** What only a real Excel can show, in the order in which it is tried. */
export const checks: readonly Check[] = [...spillChecks, ...errorChecks, ...tableChecks];
