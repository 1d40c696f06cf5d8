import type { Indicator } from "../../contract/index.js";
import { hasTransforms, readUnit } from "../../statistics/index.js";
import type { Call } from "../calls/guard.js";
import { CellError } from "../messages/cell-error.js";
import { isMarked } from "../read/error-cells.js";
import type { IndicatorTable } from "../shape/indicator-figures.js";
import type { TransformOptions } from "../transforms/transform-table.js";
import { loadCoverage } from "./load-coverage.js";
import { defaultPlace } from "./default-place.js";
import { geoNames, indicatorTable, loadIndicator, noGeo } from "./load-indicator.js";
import type { Converted, MoneyConversion } from "../currency/convert-money.js";
import { loadCurrency, loadTransforms } from "../calls/lazy-parts.js";
import { readGeos, type ChosenPlaces } from "./place-codes.js";

interface IndicatorOptions extends TransformOptions {
  readonly currency?: string | undefined;
  readonly header?: readonly ("code" | "name" | "one")[] | undefined;
}

export async function loadIndicatorTable(
  call: Call,
  id: string,
  places: readonly string[],
  options: IndicatorOptions,
): Promise<IndicatorTable> {
  const conversion = await conversionFor(call, options, 1);
  const chosen =
    places.length === 0
      ? { codes: [await defaultPlace(call, id)], members: new Set<string>(), groups: [] }
      : await knownCovered(call, id, await readGeos(call, id, places));
  const indicator = await loadCovered(call, id, chosen);
  const published = indicatorTable(indicator, chosen.codes);
  const empty = published.series
    .filter(({ values }) => values.every((value) => value === null))
    .map(({ name }) => name);
  if (empty.length === published.series.length)
    throw await noGeo(chosen.codes, call.services.language());
  const isShown = (code: string) => !(chosen.members.has(code) && empty.includes(code));
  const series = published.series.filter(({ name }) => isShown(name));
  const codes = series.map(({ name }) => name);
  const shown = { categories: published.categories, series };
  const transforms = hasTransforms(options) ? await loadTransforms() : undefined;
  const kind = indicator.measure?.kind;
  const about = `${indicator.title} ${indicator.chart.name}`;
  const figures = { table: shown, unit: unitOf(indicator), about, kind };
  const converted: Converted = (await conversion?.convert(figures)) ?? figures;
  const asked = chosen.asked ?? chosen.codes;
  return {
    id,
    title: indicator.title,
    ...converted,
    ...transforms?.transformed(converted, options, factsOf(call, indicator)),
    names: options.header?.includes("name") === true ? await geoNames(call, id, codes) : codes,
    indicator,
    uncovered: real(asked).filter((code) => empty.includes(code) || !chosen.codes.includes(code)),
    groups: chosen.groups,
  };
}

const unitOf = ({ chart }: Indicator) => readUnit({ unit: chart.unit, subject: chart.name });

/** What converts the figures of a formula; undefined where none are to be. */
export async function conversionFor(
  call: Call,
  { currency, agg }: Pick<IndicatorOptions, "currency" | "agg">,
  count: number,
): Promise<MoneyConversion | undefined> {
  if (currency === undefined) return undefined;
  return (await loadCurrency()).startConversion(call, { currency, agg }, count);
}

const real = (codes: readonly string[]) => codes.filter((code) => !isMarked(code));

interface CoveredPlaces extends ChosenPlaces {
  /** Before what is known not to be covered was left out. */
  readonly asked?: readonly string[];
}

/** Members of a group that a search has shown not to be covered are not asked for. */
async function knownCovered(call: Call, id: string, chosen: ChosenPlaces): Promise<CoveredPlaces> {
  if (chosen.members.size === 0) return chosen;
  return coveredOf(chosen, (await call.services.client.findIndicatorItem(id))?.covered_geos);
}

function coveredOf(
  chosen: CoveredPlaces,
  covered: Readonly<Record<string, string>> | undefined,
): CoveredPlaces {
  if (covered === undefined) return chosen;
  const codes = chosen.codes.filter(
    (code) => !chosen.members.has(code) || Object.hasOwn(covered, code),
  );
  return codes.length === 0 ? chosen : { ...chosen, codes, asked: chosen.asked ?? chosen.codes };
}

/** A service may refuse a place that it does not cover: then the free search says which it does. */
async function loadCovered(call: Call, id: string, chosen: CoveredPlaces): Promise<Indicator> {
  try {
    return await loadIndicator(call, id, real(chosen.codes));
  } catch (error) {
    const isRefused = error instanceof CellError && error.id === "no-geo";
    if (!isRefused || chosen.members.size === 0) throw error;
    const { coverageOf } = await loadCoverage();
    const { codes } = coveredOf(chosen, await coverageOf(call, id));
    if (codes.length === chosen.codes.length) throw error;
    return loadIndicator(call, id, real(codes));
  }
}

/** What a transform is to know of figures beside the figures themselves. */
export const factsOf = (
  { today }: Call,
  { measure, breaks }: Pick<Indicator, "breaks" | "measure">,
) => ({ today, kind: measure?.kind, breaks });
