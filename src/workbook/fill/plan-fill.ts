import { parsePeriod } from "../../statistics/index.js";
import { addressOf } from "../cells/address.js";
import { cellFormula, spillFormula, type FormulaParts } from "./fill-formulas.js";
import {
  isOpen,
  latestPeriod,
  type EntryChoice,
  type EntryKind,
  type TableEntry,
  type TableUnderstanding,
} from "./table-entries.js";
import { unitOptions, type UnitProblem } from "./units/unit-options.js";

/** Values of choices by the keys of their entries; "" leaves an entry out. */
export type FillAnswers = Readonly<Record<string, string>>;

/** What is chosen for an entry: the answer as long as it is a choice, "" to leave it out, else what is sure. */
export function chosenValue({ key, choices, sure }: TableEntry, answers: FillAnswers) {
  const answer = answers[key];
  const isChoice = answer === "" || choices.some(({ value }) => value === answer);
  return isChoice ? answer : sure;
}

export interface PlannedCell {
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

/** One call of STAT.VALUE for all places and periods of a measure. */
export interface FillCall {
  readonly title: string;
  readonly args: readonly unknown[];
  /** Those that each row and column of its result stands in: a place or period may be there twice. */
  readonly cells: readonly (readonly (readonly PlannedCell[])[])[];
}

export interface LeftOut {
  readonly address: string;
  readonly reason: "place" | "period" | UnitProblem;
}

export interface FillPlan {
  readonly cells: readonly PlannedCell[];
  readonly calls: readonly FillCall[];
  /** Known beforehand to have no figure. */
  readonly left: readonly LeftOut[];
  /** Entries of which nothing is chosen yet. */
  readonly open: readonly TableEntry[];
  /** One formula for all cells; undefined where something stands between them, or not all have a figure. */
  readonly spill: PlannedCell | undefined;
  /** Scale and currency that title or header ask for, by the title of the indicator. */
  readonly units: readonly { readonly title: string; readonly options: string }[];
}

interface Line {
  readonly entry: TableEntry;
  readonly choice: EntryChoice;
}

type Trio = Readonly<Record<EntryKind, Line>>;

/** What would be written where, by what is sure and what was chosen. Asks nothing. */
export function planFill(understanding: TableUnderstanding, answers: FillAnswers): FillPlan {
  const { rows, columns, whole } = understanding;
  const nothing = { cells: [], calls: [], left: [], open: [], spill: undefined, units: [] };
  if (whole === undefined) return nothing;
  const chosen = (entry: TableEntry): Line | undefined => {
    const value = chosenValue(entry, answers);
    const choice = entry.choices.find((each) => each.value === value);
    return choice === undefined ? undefined : { entry, choice };
  };
  const isUnanswered = (entry: TableEntry) => chosenValue(entry, answers) === undefined;
  const open = [whole, ...rows, ...columns].filter(isUnanswered);
  const all = chosen(whole);
  const [down, across] = [rows, columns].map((entries) => entries.flatMap((e) => chosen(e) ?? []));
  if (all === undefined || down === undefined || across === undefined) return { ...nothing, open };
  const { planned, left } = planCells(understanding, { all, down, across });
  const spill = canSpill({ understanding, planned, left, down, across })
    ? spillOver(understanding, { down, across, all, options: planned[0]?.parts.options ?? "" })
    : undefined;
  return {
    cells: planned.map(({ cell }) => cell),
    calls: callsFor(planned),
    left,
    open,
    spill,
    units: unitsOf(planned),
  };
}

interface Lines {
  readonly all: Line;
  readonly down: readonly Line[];
  readonly across: readonly Line[];
}

/** Every empty cell at which all three are known, and those that have no figure beforehand. */
function planCells(
  understanding: TableUnderstanding,
  { all, down, across }: Lines,
): { readonly planned: Planned; readonly left: readonly LeftOut[] } {
  const left: LeftOut[] = [];
  const planned: Planned[number][] = [];
  for (const line of down) {
    for (const other of across) {
      const [row, column] = [line.entry.header?.row ?? 0, other.entry.header?.column ?? 0];
      if (!isOpen(understanding.reading, row, column)) continue;
      const trio = Object.fromEntries(
        [all, line, other].map((each) => [each.entry.kind, each]),
      ) as Trio;
      const asked = unitOptions(understanding, trio.measures);
      const reason = "reason" in asked ? asked.reason : uncovered(trio);
      if (reason !== undefined) left.push({ address: addressOf(row, column), reason });
      if (reason !== undefined || "reason" in asked) continue;
      const { options } = asked;
      const parts = { lines: trio, kinds: understanding.kinds, options };
      planned.push({ trio, parts, cell: { row, column, formula: cellFormula(parts) } });
    }
  }
  return { planned, left };
}

function unitsOf(planned: Planned): FillPlan["units"] {
  const units = new Map(
    planned
      .filter(({ parts }) => parts.options !== "")
      .map(({ trio, parts }) => [trio.measures.choice.label, parts.options]),
  );
  return [...units].map(([title, options]) => ({ title, options }));
}

type Planned = readonly {
  readonly trio: Trio;
  readonly parts: FormulaParts;
  readonly cell: PlannedCell;
}[];

/** Places and timeframe of an indicator are known from the search that found it. */
function uncovered({ measures, places, periods }: Trio): "place" | "period" | undefined {
  const { item } = measures.choice;
  if (item === undefined) return undefined;
  if (!Object.hasOwn(item.covered_geos, places.choice.value)) return "place";
  if (periods.choice.value === latestPeriod) return undefined;
  const wanted = parsePeriod(periods.choice.value);
  const first = parsePeriod(item.covered_timeframe.start);
  const last = parsePeriod(item.covered_timeframe.end);
  if (wanted === undefined || first === undefined || last === undefined) return undefined;
  return wanted.end < first.start || wanted.start > last.end ? "period" : undefined;
}

function callsFor(planned: Planned): FillCall[] {
  const groups = new Map<string, Planned[number][]>();
  for (const each of planned) {
    const key = `${each.trio.measures.choice.value} ${each.parts.options}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [each]);
    else known.push(each);
  }
  return [...groups.values()].map((cells) => {
    const places = [...new Set(cells.map(({ trio }) => trio.places.choice.value))];
    const periods = [...new Set(cells.map(({ trio }) => trio.periods.choice.value))];
    const standing = new Map<string, PlannedCell[]>();
    for (const { trio, cell } of cells) {
      const key = `${trio.places.choice.value} ${trio.periods.choice.value}`;
      const known = standing.get(key);
      if (known === undefined) standing.set(key, [cell]);
      else known.push(cell);
    }
    const at = (place: string, period: string) => standing.get(`${place} ${period}`) ?? [];
    const [first] = cells;
    return {
      title: first?.trio.measures.choice.label ?? "",
      args: [
        first?.trio.measures.choice.value ?? "",
        places.map((place) => [place]),
        [periods.map((period) => (period === latestPeriod ? null : period))],
        first?.parts.options ?? "",
      ],
      cells: places.map((place) => periods.map((period) => at(place, period))),
    };
  });
}

interface SpillQuestion {
  readonly understanding: TableUnderstanding;
  readonly planned: Planned;
  readonly left: readonly LeftOut[];
  readonly down: readonly Line[];
  readonly across: readonly Line[];
}

/** Nothing in between, nothing left out, nothing hidden, one unit for all, and no table of Excel's. */
function canSpill({ understanding, planned, left, down, across }: SpillQuestion): boolean {
  const { block, headers } = understanding.reading;
  const headerRow = headers.columns[0]?.row ?? 0;
  const isUnbroken = (numbers: readonly number[]) =>
    numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
  return (
    !block.isInTable &&
    // No formula spills over merged cells, and a merged header is one cell of several lines.
    block.merges.every(({ row, rowCount }) => row + rowCount <= headerRow) &&
    left.length === 0 &&
    planned.length > 1 &&
    planned.length === down.length * across.length &&
    isUnbroken(down.map(({ entry }) => entry.header?.row ?? 0)) &&
    isUnbroken(across.map(({ entry }) => entry.header?.column ?? 0)) &&
    new Set(planned.map(({ parts }) => parts.options)).size === 1
  );
}

interface SpillLines {
  readonly down: readonly Line[];
  readonly across: readonly Line[];
  readonly all: Line;
  readonly options: string;
}

function spillOver({ kinds }: TableUnderstanding, lines: SpillLines): PlannedCell {
  const { down, across } = lines;
  return {
    row: down[0]?.entry.header?.row ?? 0,
    column: across[0]?.entry.header?.column ?? 0,
    formula: spillFormula({ ...lines, kinds }),
  };
}
