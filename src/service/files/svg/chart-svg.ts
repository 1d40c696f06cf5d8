import { createHash } from "node:crypto";
import { chartOptions, type ChartInput, type ChartLook } from "../../../statistics/chart/index.js";
import { loadMeasures, typeface } from "./typeface.js";

type DrawChart = (
  chart: ChartInput,
  look: Omit<ChartLook, "fontFamily" | "measure" | "isInteractive">,
) => string;

let drawing: Promise<DrawChart> | undefined;

/** Draws charts as SVG documents of exactly the asked size, without a browser. */
export function loadChartDrawing(): Promise<DrawChart> {
  drawing ??= makeChartDrawing();
  return drawing;
}

async function makeChartDrawing(): Promise<DrawChart> {
  const [echarts, charts, components, features, renderers, measures] = await Promise.all([
    import("echarts/core"),
    import("echarts/charts"),
    import("echarts/components"),
    import("echarts/features"),
    import("echarts/renderers"),
    loadMeasures(),
  ]);
  echarts.use([
    charts.BarChart,
    charts.LineChart,
    charts.PieChart,
    components.GridComponent,
    components.LegendPlainComponent,
    components.MarkLineComponent,
    components.TitleComponent,
    features.LabelLayout,
    renderers.SVGRenderer,
  ]);
  // Without a canvas ECharts guesses widths from a table of another face.
  echarts.setPlatformAPI({
    measureText: (text, font = "12px") => {
      const sizePx = Number(/([\d.]+)px/.exec(font)?.[1] ?? 12);
      const measure = font.includes("bold") ? measures.bold : measures.regular;
      return { width: measure(text, sizePx) };
    },
  });
  return (chart, look) => {
    const instance = echarts.init(null, undefined, {
      renderer: "svg",
      ssr: true,
      width: look.widthPx,
      height: look.heightPx,
    });
    try {
      const full = { ...look, fontFamily: typeface.family, measure: measures.regular };
      instance.setOption(chartOptions(chart, full));
      return toPlainSvg(instance.renderToSVGString());
    } finally {
      // An instance that is not disposed of keeps timers, and with them the process, alive.
      instance.dispose();
    }
  };
}

/**
 * Leaves only what every reader of SVG takes, and what a page without inline styles may show: hover
 * rules go, style attributes become plain ones. Ids come from the content, so the same chart is the
 * same text and two charts on a page do not share them.
 */
function toPlainSvg(svg: string): string {
  const plain = svg
    .replace(/<style[^>]*>.*?<\/style>/gs, "")
    .replace(/ (?:class|pointer-events|ecmeta_\w+)="[^"]*"/g, "")
    .replace(/ style="([^"]*)"/g, (_whole, style: string) =>
      style
        .split(";")
        .flatMap((rule) => {
          const [name, value] = rule.split(":");
          return name === undefined || value === undefined ? [] : [` ${name}="${value}"`];
        })
        .join(""),
    )
    .replace(/zr\d+-/g, "zr-");
  const id = createHash("sha256").update(plain).digest("hex").slice(0, 8);
  return plain.replaceAll("zr-", `c${id}-`);
}
