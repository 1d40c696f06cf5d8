import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { geoEqualEarth, geoPath, type ExtendedFeatureCollection } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { formatScaled, themes, type MeasureText } from "../../../statistics/chart/index.js";
import type { Platform } from "../../../contract/known-values.js";
import { svgRect, svgText } from "./svg-text.js";

type Countries = Topology<{ countries: GeometryCollection }>;

let countries: Promise<ReturnType<typeof toFeatures>> | undefined;

const toFeatures = (topology: Countries) =>
  feature(topology, topology.objects.countries).features.filter(({ id }) => id !== antarctica);

/** Antarctica has no figures and would take a quarter of the map. */
const antarctica = "010";

function loadCountries() {
  const path = createRequire(import.meta.url).resolve("world-atlas/countries-110m.json");
  countries ??= readFile(path, "utf8").then((text) => toFeatures(JSON.parse(text) as Countries));
  return countries;
}

/** Five steps of one hue, pale to dark: told apart without colour vision, too. */
const steps = ["#d6e4fb", "#9fc0f2", "#5f93e0", "#2a5fc4", "#013a8f"] as const;
const noDataColor = "#e6e8eb";

interface MapLook {
  readonly language: Platform;
  readonly unit: string | null;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fontSizePx: number;
  readonly measure: MeasureText;
  readonly missing: string;
}

/** A world map of one value per country (ISO 3166-1 numeric, three digits), as SVG parts. */
export async function drawMap(
  values: ReadonlyMap<string, number>,
  look: MapLook,
): Promise<string[]> {
  const { widthPx, heightPx, fontSizePx } = look;
  const legendPx = fontSizePx * 2.2;
  const features = await loadCountries();
  const all: ExtendedFeatureCollection = { type: "FeatureCollection", features };
  // The projection cuts shapes at the antimeridian, so Russia and Fiji draw no streaks.
  const projection = geoEqualEarth().fitSize([widthPx, heightPx - legendPx], all);
  const path = geoPath(projection).digits(1);
  const bounds = stepBounds([...values.values()]);
  const shapes = features.map((country) => {
    const value = values.get(String(country.id));
    const color = value === undefined ? noDataColor : (steps[stepOf(value, bounds)] ?? noDataColor);
    return `<path d="${path(country) ?? ""}" fill="${color}" stroke="#ffffff" stroke-width="0.5"/>`;
  });
  return [...shapes, ...legend(bounds, look, heightPx - legendPx)];
}

/** Upper bounds of all steps but the last: fifths of the countries, rounded to two digits. */
function stepBounds(values: number[]): number[] {
  const sorted = values.sort((a, b) => a - b);
  const bounds = [1, 2, 3, 4].map((step) => {
    const value = sorted[Math.floor((sorted.length * step) / steps.length)] ?? 0;
    return Number(value.toPrecision(2));
  });
  return [...new Set(bounds)];
}

const stepOf = (value: number, bounds: readonly number[]): number => {
  const step = bounds.findIndex((bound) => value < bound);
  return step < 0 ? bounds.length : step;
};

function legend(bounds: readonly number[], look: MapLook, top: number): string[] {
  const { language, unit, fontSizePx, measure, missing } = look;
  const short = (value: number | undefined) => formatScaled(value ?? 0, { language, unit });
  // Between negative numbers a dash would look like one more sign.
  const to = bounds.some((bound) => bound < 0) ? " … " : " – ";
  const labels = [
    ...(bounds.length === 0 ? [] : [`< ${short(bounds[0])}`]),
    ...bounds.slice(1).map((bound, index) => `${short(bounds[index])}${to}${short(bound)}`),
    ...(bounds.length === 0 ? [] : [`≥ ${short(bounds.at(-1))}`]),
    missing,
  ];
  const parts: string[] = [];
  const boxPx = fontSizePx * 1.1;
  let x = 0;
  labels.forEach((label, index) => {
    const color = index === labels.length - 1 ? noDataColor : (steps[index] ?? noDataColor);
    const y = top + fontSizePx;
    parts.push(svgRect(x, y - boxPx * 0.85, boxPx, boxPx, color));
    const style = { sizePx: fontSizePx, color: themes.light.text };
    parts.push(svgText(label, x + boxPx + 4, y, style));
    x += boxPx + 4 + measure(label, fontSizePx) + fontSizePx * 1.2;
  });
  return parts;
}
