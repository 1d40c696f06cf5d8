import type { ChartPlace, FoundChart } from "./find-charts.js";

/**
 * Places of charts with the titles that stand above these, by which their user knows them. Two round trips, none where
 * there are no such places; a title that is hidden is left out.
 */
export async function withTitles<K extends string>(
  context: Excel.RequestContext,
  charts: readonly FoundChart[],
  places: Readonly<Record<K, readonly ChartPlace[]>>,
): Promise<Readonly<Record<K, readonly ChartPlace[]>>> {
  const byPlace = new Map(
    charts.map(({ chart, sheetName }) => [keyOf({ name: chart.name, sheetName }), chart]),
  );
  const wanted = new Set(
    Object.values<readonly ChartPlace[]>(places)
      .flat()
      .flatMap((place) => byPlace.get(keyOf(place)) ?? []),
  );
  if (wanted.size === 0) return places;
  for (const { title } of wanted) title.load("visible");
  await context.sync();
  const titled = new Set([...wanted].filter(({ title }) => title.visible));
  for (const { title } of titled) title.load("text");
  if (titled.size > 0) await context.sync();
  const withTitle = (place: ChartPlace): ChartPlace => {
    const chart = byPlace.get(keyOf(place));
    if (chart === undefined || !titled.has(chart) || chart.title.text === "") return place;
    return { ...place, title: chart.title.text };
  };
  const entries = Object.entries<readonly ChartPlace[]>(places).map(([key, all]) => [
    key,
    all.map(withTitle),
  ]);
  return Object.fromEntries(entries) as Record<K, readonly ChartPlace[]>;
}

const keyOf = ({ name, sheetName }: ChartPlace) => `${sheetName}!${name}`;
