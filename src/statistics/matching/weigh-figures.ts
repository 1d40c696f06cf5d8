import { figureEvidence } from "./evidence.js";
import { typedSteps } from "./typed-step.js";

/** Figures as somebody has typed them. */
export interface TypedFigures {
  /** A line for each series, with its figures one period apart; null where a cell is empty. */
  readonly lines: readonly (readonly (number | null)[])[];
  /** Labels of the periods, one for each figure of a line; absent where nothing names them. */
  readonly periods?: readonly string[] | undefined;
}

interface Cell {
  readonly line: number;
  readonly at: number;
  readonly value: number;
}

/** The figures there are, with what each says if it agrees. Lists are parallel to `cells`. */
export interface Weighed {
  readonly cells: readonly Cell[];
  /** What each is rounded to. */
  readonly steps: readonly number[];
  /** In digits. */
  readonly evidence: readonly number[];
  /** Indices of the cells that say most. */
  readonly anchors: readonly number[];
}

/** Figures by which scale and source are looked for: two of them at least are no slips. */
const anchorCount = 6;

/** The figures once for each way of having rounded them, the finest first. */
export function weigh({ lines }: TypedFigures): Weighed[] {
  const cells = lines.flatMap((values, line) =>
    values.flatMap((value, at) => (value === null ? [] : { line, at, value })),
  );
  const typed = lines.map((line) => line.filter((value) => value !== null));
  return typedSteps(cells.map(({ value }) => value)).map((steps) => {
    const evidence = figureEvidence(typed, steps);
    const anchors = [...cells.keys()]
      .filter((index) => cells[index]?.value !== 0)
      .sort((a, b) => (evidence[b] ?? 0) - (evidence[a] ?? 0))
      .slice(0, anchorCount);
    return { cells, steps, evidence, anchors };
  });
}

/** The most that the figures could say, if all of them agreed. */
export const figuresEvidence = (typed: TypedFigures): number =>
  Math.max(0, ...weigh(typed).map(({ evidence }) => evidence.reduce((sum, one) => sum + one, 0)));

/** A figure that says much, with how far off its source's may be. */
export interface FigureAnchor {
  /** Place in the line. */
  readonly at: number;
  readonly value: number;
  readonly tolerance: number;
}

/** The figures of a line by which its source is looked for: those that say most, rounded as coarsely as may be. */
export function figureAnchors(line: readonly (number | null)[]): FigureAnchor[] {
  const weighed = weigh({ lines: [line] }).at(-1);
  return (weighed?.anchors ?? []).flatMap((index) => {
    const cell = weighed?.cells[index];
    const tolerance = (weighed?.steps[index] ?? 1) / 2;
    return cell === undefined ? [] : [{ at: cell.at, value: cell.value, tolerance }];
  });
}
