import { slicesOf } from "../chart-family.js";
import type { Drawing } from "./drawing.js";
import { formatPercent, formatValue } from "../number-text.js";
import { wrapText } from "../text-fit.js";
import type { ChartOptions } from "../chart-input.js";

interface Slice {
  readonly name: string;
  readonly value: number;
  readonly percent?: number;
}

/** Name and value of a slice, in lines that fit beside the pie. */
function createLabel(
  { chart, look, decimals, fontSizePx, measure }: Drawing,
  slices: ReturnType<typeof slicesOf>,
) {
  const widthPx = look.widthPx * 0.3;
  const total = slices.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const areShares =
    Math.abs(total - 100) <= 1 &&
    /%|percent|prozent|pour ?cent|por ?ciento/i.test(chart.unit ?? "");
  return ({ name, value, percent }: Slice) => [
    ...wrapText(name, { widthPx, fontSizePx, measure }, 2),
    // A slice that is a percentage already needs no second one.
    areShares
      ? formatPercent(value, look.language)
      : `${formatValue(value, look.language, decimals)} (${formatPercent(percent ?? 0, look.language)})`,
  ];
}

export function pieOptions(
  drawing: Drawing,
  room: { readonly top: number; readonly bottom: number },
): ChartOptions {
  const { chart, theme, look, decimals, fontSizePx } = drawing;
  const unit = chart.unit === null ? "" : ` ${chart.unit}`;
  const slices = slicesOf(chart).filter(({ value }) => value !== null && value > 0);
  const label = createLabel(drawing, slices);
  return {
    ...(look.isInteractive === true
      ? {
          tooltip: {
            trigger: "item",
            renderMode: "richText",
            formatter: ({ name, value }: Slice) =>
              `${name}\n${formatValue(value, look.language, decimals)}${unit}`,
          },
        }
      : {}),
    series: [
      {
        type: "pie",
        radius: "66%",
        center: ["50%", "50%"],
        top: room.top,
        bottom: room.bottom,
        startAngle: 90,
        avoidLabelOverlap: true,
        minShowLabelAngle: 1,
        itemStyle: { borderColor: theme.background, borderWidth: 1.5 },
        label: {
          // In two columns beside the pie: labels of small slices would otherwise slide over it.
          alignTo: "labelLine",
          color: theme.text,
          fontSize: fontSizePx,
          lineHeight: Math.round(fontSizePx * 1.25),
          formatter: (slice: Slice) => label(slice).join("\n"),
        },
        labelLine: { lineStyle: { color: theme.axis }, length: 12, length2: 12 },
        data: slices.map(({ name, value }, index) => ({
          name,
          value,
          itemStyle: { color: theme.colors[index] ?? theme.rest },
        })),
      },
    ],
  };
}
