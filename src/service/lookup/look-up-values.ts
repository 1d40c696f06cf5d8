import {
  canProve,
  compareFigures,
  figuresEvidence,
  isClaim,
  type FigureMatch,
  type KnownHeaders,
  type LineStart,
  type TypedFigures,
} from "../../statistics/index.js";
import type { Concept, Library } from "../library/library-model.js";
import { inTurns } from "../library/turns.js";
import { findRows } from "./find-rows.js";
import { valueIndexSteps, type LibraryRow, type ValueIndex } from "./value-index.js";

/** What is looked up: figures by lines, with what is known of their places and periods. */
interface ValueQuestion extends TypedFigures {
  /** Code of each line's place, where any is known; undefined for lines that have none. */
  readonly places?: readonly (string | undefined)[] | undefined;
}

/** A measure that explains figures better than chance does. */
export interface FoundSource {
  readonly concept: Concept;
  /** Code of the place that each line is of; null for lines that the measure does not explain. */
  readonly places: readonly (string | null)[];
  readonly match: FigureMatch;
}

type LookUpValues = (
  question: ValueQuestion,
  isOpen: (concept: Concept) => boolean,
) => Promise<readonly FoundSource[]>;

/** Of those that explain most: whoever asks wants the source, not a list. */
const mostSources = 10;
/** Lines that are looked for by their digits; those that say least are left out. */
const mostLines = 12;

/** The best first: what explains most of the figures, then by the most digits. */
const sorted = (sources: readonly FoundSource[]): FoundSource[] =>
  [...sources]
    .sort((a, b) => b.match.agreed - a.match.agreed || b.match.evidence - a.match.evidence)
    .slice(0, mostSources);

interface Compared {
  readonly concept: Concept;
  readonly rows: readonly (LibraryRow | undefined)[];
  readonly starts?: readonly LineStart[];
}

function compare(
  { concept, rows, starts }: Compared,
  question: TypedFigures,
  known: KnownHeaders,
): FoundSource[] {
  const match = compareFigures(question, rows, starts);
  if (match === undefined || !isClaim(match, known)) return [];
  return [{ concept, places: rows.map((row) => row?.place ?? null), match }];
}

/** Where the places are known: every measure that has figures of them. */
function byPlaces(index: ValueIndex, concepts: readonly Concept[], question: ValueQuestion) {
  const { lines, periods, places = [] } = question;
  const known = { hasPeriods: periods !== undefined, hasPlaces: true };
  const rowsOf = ({ key }: Concept) =>
    places.map((place) => (place === undefined ? undefined : index.rowOf(key, place)));
  const compareAll = (compared: readonly Compared[]) =>
    compared
      .filter(({ rows }) => rows.some((row) => row !== undefined))
      .flatMap((one) => compare(one, question, known));
  const isLong = lines.some((line) => line.length > 1);
  if (periods !== undefined || !isLong)
    return compareAll(concepts.map((concept) => ({ concept, rows: rowsOf(concept) })));
  // Nothing says when: where the line that says most may begin, is told by its digits.
  const at = lines.indexOf(linesByEvidence(lines)[0] ?? []);
  const byKey = new Map(concepts.map((concept) => [concept.key, concept]));
  const found = findRows(index, lines[at] ?? [], undefined, (row) => {
    return row.place === places[at] && byKey.has(row.concept);
  });
  return compareAll(
    found.flatMap(({ row, starts }) => {
      const concept = byKey.get(row.concept);
      return concept === undefined ? [] : { concept, rows: rowsOf(concept), starts };
    }),
  );
}

const linesByEvidence = (lines: ValueQuestion["lines"]) =>
  lines
    .map((line) => ({ line, evidence: figuresEvidence({ lines: [line] }) }))
    .sort((a, b) => b.evidence - a.evidence)
    .map(({ line }) => line);

/** The row of each measure that explains one line best. */
function explainLine(
  index: ValueIndex,
  line: readonly (number | null)[],
  periods: ValueQuestion["periods"],
  isAmong: (row: LibraryRow) => boolean,
): Map<string, LibraryRow> {
  const known = { hasPeriods: periods !== undefined, hasPlaces: false };
  const best = new Map<string, { readonly row: LibraryRow; readonly evidence: number }>();
  for (const { row, starts } of findRows(index, line, periods, isAmong)) {
    const match = compareFigures({ lines: [line], periods }, [row], starts);
    if (match === undefined || !isClaim(match, known)) continue;
    const before = best.get(row.concept)?.evidence ?? 0;
    if (match.evidence > before) best.set(row.concept, { row, evidence: match.evidence });
  }
  return new Map([...best].map(([concept, { row }]) => [concept, row]));
}

/** Where they are not: each line by the digits of its figures, then the lines of one measure together. */
function byDigits(
  index: ValueIndex,
  concepts: ReadonlyMap<string, Concept>,
  { lines, periods }: ValueQuestion,
) {
  const known = { hasPeriods: periods !== undefined, hasPlaces: false };
  const found = new Map<string, (LibraryRow | undefined)[]>();
  for (const line of linesByEvidence(lines).slice(0, mostLines))
    for (const [key, row] of explainLine(index, line, periods, (one) =>
      concepts.has(one.concept),
    )) {
      const rows = found.get(key) ?? lines.map(() => undefined);
      rows[lines.indexOf(line)] = row;
      found.set(key, rows);
    }
  return [...found].flatMap(([key, rows]) => {
    const concept = concepts.get(key);
    // Lines that another measure explains are no figures that this one lacks.
    const own = lines.map((line, at) => (rows[at] === undefined ? line.map(() => null) : line));
    return concept === undefined ? [] : compare({ concept, rows }, { lines: own, periods }, known);
  });
}

/** What orders a library's figures, made when it is first asked for, and anew when the library has changed. */
function createIndexOf(library: Library): () => Promise<ValueIndex> {
  let made: { readonly of: Library["concepts"]; readonly index: Promise<ValueIndex> } | undefined;
  return async () => {
    for (;;) {
      const of = library.concepts;
      if (made?.of !== of) made = { of, index: inTurns(valueIndexSteps(library)) };
      const index = await made.index;
      // Replaced while it was made, it would have periods of one library beside figures of another.
      if (library.concepts === of) return index;
    }
  };
}

/** Looks figures up in a library: whose series they are. Others are answered while what orders the figures is made. */
export function createLookUp(library: Library): LookUpValues {
  const indexOf = createIndexOf(library);
  return async (question, isOpen) => {
    const known = {
      hasPeriods: question.periods !== undefined,
      hasPlaces: question.places !== undefined,
    };
    if (!canProve(question, known)) return [];
    const index = await indexOf();
    const open = [...library.concepts.values()].filter(isOpen);
    if (question.places !== undefined) return sorted(byPlaces(index, open, question));
    return sorted(byDigits(index, new Map(open.map((one) => [one.key, one])), question));
  };
}
