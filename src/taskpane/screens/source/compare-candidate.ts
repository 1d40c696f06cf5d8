import {
  compareFigures,
  figureRowOf,
  isClaim,
  periodNumbers,
  type FigureMatch,
  type FigureRow,
} from "../../../statistics/index.js";
import type { Indicator, Statistic } from "../../../contract/index.js";
import type { Price } from "../../../client/index.js";
import {
  typedFormula,
  type Replacement,
  type RequestRef,
  type TypedTable,
} from "../../../workbook/index.js";
import type { PaneServices } from "../../services/services.js";
import type { Candidate, SeriesArguments } from "./find-candidates.js";

/** A typed figure that the source has, with the formula for it. */
export interface ComparedCell extends Replacement {
  readonly agrees: boolean;
}

/** Nothing was fetched: what was kept has expired since its price was told. */
export interface DearerCandidate {
  readonly dearer: Price;
  readonly candidate: Candidate;
}

export interface Comparison {
  readonly candidate: Candidate;
  readonly agreed: number;
  /** Typed figures in all. */
  readonly count: number;
  /** More than chance: only then may formulas take their place. */
  readonly isSource: boolean;
  readonly match: Pick<FigureMatch, "offset" | "scale" | "isNegated"> | undefined;
  readonly cells: readonly ComparedCell[];
}

interface Series {
  readonly periods: readonly string[];
  readonly values: readonly unknown[];
}

/**
 * Fetches what a candidate has, where it is not kept and costs no more than was told, and holds the typed figures
 * against it.
 */
export async function compareCandidate(
  services: PaneServices,
  table: TypedTable,
  candidate: Candidate,
  signal: AbortSignal,
): Promise<Comparison | DearerCandidate> {
  const answers = await fetchAll(services, candidate, signal);
  if ("dearer" in answers) return { dearer: answers.dearer, candidate };
  const series = candidate.series.map((one) => seriesIn(answers, one));
  const rows = series.map((one) => one && figureRowOf(one.periods, one.values));
  const lines = table.lines.map(({ cells }) => cells.map((cell) => cell?.value ?? null));
  const { periods } = table;
  const count = lines.flat().filter((value) => value !== null).length;
  const own = lines.map((line, at) => (rows[at] === undefined ? line.map(() => null) : line));
  const match = compareFigures({ lines: own, periods }, rows);
  const known = {
    hasPeriods: periods !== undefined,
    hasPlaces: table.lines.some(({ place }) => place !== undefined),
  };
  return {
    ...{ candidate, count, match, agreed: match?.agreed ?? 0 },
    isSource: match !== undefined && isClaim(match, known),
    cells: match === undefined ? [] : cellsOf({ table, candidate, series, rows }, match),
  };
}

type Answers = readonly (readonly [request: RequestRef, value: unknown])[];

/** Of what is kept and fresh nothing is asked again: that was the price, and more than it is not paid. */
async function fetchAll(
  { data }: PaneServices,
  { requests, price }: Candidate,
  signal: AbortSignal,
): Promise<Answers | { readonly dearer: Price }> {
  const { requests: priced } = await data.price(requests);
  const kept = await Promise.all(
    requests.map((request, at) =>
      priced[at]?.isCached === true ? data.peek(request) : Promise.resolve(undefined),
    ),
  );
  const dearer = await data.price(requests.filter((_, at) => kept[at] === undefined));
  if (dearer.atMost > price.atMost) return { dearer };
  return Promise.all(
    requests.map(async (request, at) => {
      const answer = kept[at] ?? (await data.fetch(request, { signal }));
      return [request, answer.value] as const;
    }),
  );
}

function seriesIn(answers: Answers, wanted: SeriesArguments | null): Series | undefined {
  if (wanted === null) return undefined;
  const [id, place] = wanted;
  for (const [request, value] of answers) {
    if (request.operation === "getIndicator" && request.parameters.id === id) {
      const found = (value as Indicator).chart.geos.find(({ geo }) => geo === place);
      if (found !== undefined) return { periods: found.categories, values: found.values };
    }
    if (request.operation === "getStatistic" && request.parameters.id === id) {
      const { categories, series } = (value as Statistic).chart.table;
      const [only] = series;
      if (only !== undefined && series.length === 1)
        return { periods: categories, values: only.values };
    }
  }
  return undefined;
}

interface Compared {
  readonly table: TypedTable;
  readonly candidate: Candidate;
  readonly series: readonly (Series | undefined)[];
  readonly rows: readonly (FigureRow | undefined)[];
}

function cellsOf({ table, candidate, series }: Compared, match: FigureMatch): ComparedCell[] {
  const labels = series.map(labelsOf);
  return match.figures.flatMap(({ line, at, typed, figure, period, agrees }) => {
    const cell = table.lines[line]?.cells[at];
    const label = labels[line]?.get(period);
    const named = candidate.series[line];
    if (!cell || !named || figure === null || label === undefined) return [];
    const [id, place] = named;
    const formula = typedFormula(
      [
        { kind: "literal", value: id },
        place === null ? { kind: "omitted" } : { kind: "literal", value: place },
        { kind: "literal", value: label },
      ],
      match,
    );
    const { address } = cell;
    return [{ address, typed, figure, agrees, formula, place: place ?? "", period: label }];
  });
}

/** The source's own labels by the number of their period. */
const labelsOf = (series: Series | undefined): ReadonlyMap<number, string> =>
  new Map(
    (series?.periods ?? []).flatMap((label) =>
      (periodNumbers([label])?.numbers ?? []).map((number) => [number, label] as const),
    ),
  );
