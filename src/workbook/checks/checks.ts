import type { Check } from "./check.js";
import { argumentChecks } from "./groups/arguments.js";
import { calculationChecks } from "./groups/calculation.js";
import { chartChecks } from "./groups/charts.js";
import { durationChecks } from "./groups/duration.js";
import { errorChecks } from "./groups/errors.js";
import { keptChecks } from "./groups/kept.js";
import { limitChecks } from "./groups/limits.js";
import { spillChecks } from "./groups/spills.js";
import { surroundingChecks } from "./groups/surroundings.js";
import { tableChecks } from "./groups/tables.js";
import { textChecks } from "./groups/texts.js";
import { undoChecks } from "./groups/undo.js";

/** What only a real Excel can show, in the order in which it is tried; what asks for a person comes first. */
export const checks: readonly Check[] = [
  ...undoChecks,
  ...[...durationChecks, ...argumentChecks, ...spillChecks, ...errorChecks, ...calculationChecks],
  ...[...textChecks, ...tableChecks, ...chartChecks, ...keptChecks, ...limitChecks],
  ...surroundingChecks,
];
