import { findStatCalls } from "../formulas/find-stat-calls.js";
import { namesIn } from "../formulas/named-calls.js";
import { splitAddress } from "../formulas/references.js";
import type { FrozenFormula, FrozenFormulas, KeptSpill, RangedFormula } from "./frozen-formula.js";
import type { KeptReference } from "./kept-references.js";

/** What Excel takes as a formula. */
const maxFormulaLength = 8192;
const maxRows = 1_048_576;
const maxColumns = 16_384;
/** More than any formula of ours spills. */
const maxCells = 500_000;

/**
 * What of a part may be written back, whoever wrote the part: formulas that call STAT, and formulas that
 * read the spill of one. One bad entry costs no other. Undefined where the part is no list of formulas.
 */
export function readFrozen(data: unknown): FrozenFormulas | undefined {
  if (!isObject(data)) return undefined;
  const frozen: Record<string, FrozenFormula | RangedFormula | null> = {};
  for (const [name, entry] of Object.entries(data)) {
    // Such a name would change the list itself.
    if (name === "__proto__") continue;
    if (entry === null) frozen[name] = null;
    else if (isFrozen(entry) && entry.name === name) frozen[name] = withDay(withCalls(entry));
  }
  for (const [name, entry] of Object.entries(data)) {
    if (isRangedFormula(entry, frozen) && entry.name === name) frozen[name] = entry;
  }
  return frozen;
}

type Unread = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unread =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
const isFormula = (value: unknown): value is string =>
  isText(value) && value.startsWith("=") && value.length <= maxFormulaLength;
/** Ours, so that a name a user has given is neither read nor deleted. */
const isOurName = (value: unknown) => isText(value) && /^STAT_FROZEN_\w{1,240}$/.test(value);

function isFrozen(entry: unknown): entry is FrozenFormula {
  if (!isObject(entry) || "spills" in entry) return false;
  const { name, sheetId, sheetName, address, formula, references, values } = entry;
  const { rowCount, columnCount, frozenAt } = entry;
  return (
    isOurName(name) &&
    [sheetId, sheetName, address].every(isText) &&
    isFormula(formula) &&
    (findStatCalls(formula).length > 0 || callsByName(entry.callsBy, formula)) &&
    (references === undefined || areReferences(references, formula)) &&
    isCount(rowCount, maxRows) &&
    isCount(columnCount, maxColumns) &&
    rowCount * columnCount <= maxCells &&
    Array.isArray(values) &&
    values.length === rowCount &&
    values.every((row) => Array.isArray(row) && row.length === columnCount) &&
    Number.isFinite(frozenAt)
  );
}

/** What it asked for is worth less than the formula: where it cannot be read it goes alone. */
function withCalls({ asked, ...frozen }: FrozenFormula): FrozenFormula {
  const isRead =
    Array.isArray(asked) &&
    asked.every(
      (call) =>
        isObject(call) &&
        isText(call.functionId) &&
        (call.values === null || Array.isArray(call.values)),
    );
  return isRead ? { ...frozen, asked } : frozen;
}

/** Of a day that cannot be read nothing is said. */
const withDay = (frozen: FrozenFormula): FrozenFormula =>
  frozen.retrievedAt === undefined || Number.isFinite(frozen.retrievedAt)
    ? frozen
    : { ...frozen, retrievedAt: null };

/** A formula that calls STAT by a defined name alone has to use that name. */
const callsByName = (names: unknown, formula: string): boolean =>
  Array.isArray(names) &&
  names.length > 0 &&
  namesIn(formula).some((used) => names.includes(splitAddress(used).local));

/** A formula of anybody's that reads what a frozen formula filled, and nothing else of ours. */
function isRangedFormula(entry: unknown, frozen: FrozenFormulas): entry is RangedFormula {
  if (!isObject(entry)) return false;
  const { name, formula, references, spills } = entry;
  return (
    isOurName(name) &&
    isFormula(formula) &&
    areReferences(references, formula) &&
    Array.isArray(spills) &&
    spills.length > 0 &&
    spills.every((spill) => isSpill(spill) && Object.hasOwn(frozen, spill.of))
  );
}

function areReferences(value: unknown, formula: string): value is KeptReference[] {
  return (
    Array.isArray(value) &&
    value.every(
      (reference) =>
        isObject(reference) &&
        isOurName(reference.name) &&
        isText(reference.address) &&
        isPosition(reference.start, formula.length) &&
        isPosition(reference.end, formula.length),
    )
  );
}

const isPosition = (value: unknown, length: number) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= length;

const isSpill = (value: unknown): value is KeptSpill =>
  isObject(value) &&
  Number.isInteger(value.start) &&
  isText(value.of) &&
  isOurName(value.zone) &&
  isText(value.address);
