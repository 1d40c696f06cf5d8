import { choiceDigits } from "./evidence.js";
import { periodNumbers, type FigureRow } from "./figure-row.js";
import { weigh, type TypedFigures, type Weighed } from "./weigh-figures.js";

/** How the periods of a source lie under the figures. */
interface Alignment {
  /** Numbers of the source's periods, one for each figure of a line. */
  readonly numbers: readonly number[];
  /** Periods that the labels are behind the source's; null where there are no labels. */
  readonly offset: number | null;
}

/** What a source says of one typed figure. */
interface ComparedFigure {
  readonly line: number;
  /** Place in the line. */
  readonly at: number;
  readonly typed: number;
  /** Number of the source's period. */
  readonly period: number;
  /** The source's figure in the scale and with the sign of the typed one; null where it has none. */
  readonly figure: number | null;
  readonly agrees: boolean;
}

export interface FigureMatch {
  /** Of all typed figures, those that agree: 0 to 1. */
  readonly share: number;
  readonly agreed: number;
  /** Periods that the labels are behind the source's; null where nothing names the periods. */
  readonly offset: number | null;
  /** The typed figures are the source's times this power of ten. */
  readonly scale: number;
  readonly isNegated: boolean;
  /** How little chance explains it, in powers of ten. */
  readonly evidence: number;
  readonly figures: readonly ComparedFigure[];
}

/** The period of a line's first figure, by its number, and which way the line goes on. */
export interface LineStart {
  readonly first: number;
  readonly isBackwards: boolean;
}

/** Labels may name the year that a fiscal year ends in, or the one it begins in; no further. */
const offsets = [0, -1, 1, -2, 2];
/** Where too many of its figures are missing a source is not compared. */
const leastCovered = 0.6;
const largestScale = 12;
/** Of a double's own noise after scaling. */
const noise = 1e-11;

function* alignmentsOf(
  typed: TypedFigures,
  rows: readonly FigureRow[],
  starts: readonly LineStart[] | undefined,
): Generator<Alignment> {
  const { periods } = typed;
  const length = Math.max(0, ...typed.lines.map((line) => line.length));
  if (periods !== undefined) {
    const named = periodNumbers(periods);
    if (named === undefined || named.kind !== rows[0]?.kind) return;
    for (const offset of offsets)
      yield { numbers: named.numbers.map((number) => number + offset), offset };
    return;
  }
  const positions = Array.from({ length }, (_, at) => at);
  for (const { first, isBackwards } of starts ?? startsOf(length, rows))
    yield { numbers: positions.map((at) => (isBackwards ? first - at : first + at)), offset: null };
}

/** The newest first: of two that agree alike it is what people copy. */
function* startsOf(length: number, rows: readonly FigureRow[]): Generator<LineStart> {
  const first = Math.min(...rows.map((row) => row.first));
  const end = Math.max(...rows.map((row) => row.first + row.values.length));
  for (let last = end - 1; last >= first; last -= 1) {
    yield { first: last - length + 1, isBackwards: false };
    if (length > 1) yield { first: last, isBackwards: true };
  }
}

interface Scaling {
  readonly exponent: number;
  readonly isNegated: boolean;
}

const scaled = (figure: number, { exponent, isNegated }: Scaling): number => {
  // By the power that is whole: a tenth is no double.
  const size = exponent < 0 ? figure / 10 ** -exponent : figure * 10 ** exponent;
  return isNegated ? -size : size;
};

/** Half a step to both sides: whichever way halves were rounded. */
const agrees = (typed: number, figure: number, step: number): boolean =>
  Math.abs(typed - figure) <= step / 2 + noise * Math.abs(typed);

type FigureAt = (cell: number) => number | null;

/** The scales by which one of the anchors agrees. */
function scalingsOf({ cells, steps, anchors }: Weighed, figureAt: FigureAt): Scaling[] {
  const found: Scaling[] = [];
  for (const anchor of anchors) {
    const [typed, figure] = [cells[anchor]?.value, figureAt(anchor)];
    if (typed === undefined || figure === null || figure === 0) continue;
    const exponent = Math.round(Math.log10(Math.abs(typed / figure)));
    if (Math.abs(exponent) > largestScale) continue;
    const scaling = { exponent, isNegated: typed < 0 !== figure < 0 };
    if (!agrees(typed, scaled(figure, scaling), steps[anchor] ?? 1)) continue;
    const isKnown = found.some(
      (one) => one.exponent === exponent && one.isNegated === scaling.isNegated,
    );
    if (!isKnown) found.push(scaling);
  }
  return found;
}

interface Found {
  readonly weighed: Weighed;
  readonly alignment: Alignment;
  readonly scaling: Scaling;
  readonly figures: readonly (number | null)[];
  readonly evidence: number;
}

function evidenceOf(weighed: Weighed, figures: readonly (number | null)[], scaling: Scaling) {
  const { cells, steps, evidence } = weighed;
  let [agreed, digits] = [0, 0];
  for (const [index, { value }] of cells.entries()) {
    const figure = figures[index];
    if (figure === undefined || figure === null) continue;
    if (!agrees(value, scaled(figure, scaling), steps[index] ?? 1)) continue;
    agreed += 1;
    digits += evidence[index] ?? 0;
  }
  return digits - choiceDigits(cells.length, agreed);
}

/** At equal evidence what needs the least explaining: as it is before scaled, before negated. */
const isBetter = (one: Found, other: Found | undefined): boolean => {
  if (other === undefined || one.evidence > other.evidence + 1e-9) return true;
  if (one.evidence < other.evidence - 1e-9) return false;
  const strangeness = ({ scaling, alignment }: Found) =>
    Math.abs(scaling.exponent) + (scaling.isNegated ? 1 : 0) + Math.abs(alignment.offset ?? 0);
  return strangeness(one) < strangeness(other);
};

type Rows = readonly (FigureRow | undefined)[];

function bestOf(weighed: Weighed, rows: Rows, alignments: Iterable<Alignment>) {
  const { cells } = weighed;
  const least = Math.max(1, Math.ceil(cells.length * leastCovered));
  let best: Found | undefined;
  for (const alignment of alignments) {
    const figureAt: FigureAt = (index) => {
      const cell = cells[index];
      const row = cell && rows[cell.line];
      if (row === undefined) return null;
      return row.values[(alignment.numbers[cell?.at ?? 0] ?? -1) - row.first] ?? null;
    };
    const scalings = scalingsOf(weighed, figureAt);
    if (scalings.length === 0) continue;
    const figures = cells.map((_, index) => figureAt(index));
    if (figures.filter((figure) => figure !== null).length < least) continue;
    for (const scaling of scalings) {
      const evidence = evidenceOf(weighed, figures, scaling);
      const found = { weighed, alignment, scaling, figures, evidence };
      if (isBetter(found, best)) best = found;
    }
  }
  return best;
}

function toMatch({ weighed, alignment, scaling, figures, evidence }: Found): FigureMatch {
  const compared = weighed.cells.map(({ line, at, value }, index): ComparedFigure => {
    const figure = figures[index] ?? null;
    const shown = figure === null ? null : scaled(figure, scaling);
    return {
      ...{ line, at, typed: value, figure: shown },
      period: alignment.numbers[at] ?? 0,
      agrees: shown !== null && agrees(value, shown, weighed.steps[index] ?? 1),
    };
  });
  const agreed = compared.filter((one) => one.agrees).length;
  return {
    share: compared.length === 0 ? 0 : agreed / compared.length,
    ...{ agreed, evidence, offset: alignment.offset, figures: compared },
    scale: scaling.exponent,
    isNegated: scaling.isNegated,
  };
}

/**
 * How a source's figures explain typed ones, by the alignment of periods, the power of ten and the sign that
 * explain them best. Undefined where no figure agrees, where more than four in ten have none in the source,
 * and where the labels are periods of another kind.
 *
 * @param rows the source's series, one for each line; undefined where it lacks one
 * @param starts where the lines may begin, for figures whose periods nothing names @default anywhere
 */
export function compareFigures(
  typed: TypedFigures,
  rows: Rows,
  starts?: readonly LineStart[],
): FigureMatch | undefined {
  const present = rows.filter((row) => row !== undefined);
  let best: Found | undefined;
  for (const weighed of weigh(typed)) {
    const found = bestOf(weighed, rows, alignmentsOf(typed, present, starts));
    if (found !== undefined && isBetter(found, best)) best = found;
  }
  return best === undefined ? undefined : toMatch(best);
}
