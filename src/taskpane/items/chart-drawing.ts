/** ECharts with only what the service's charts need; loaded when the first chart is shown. */
import { BarChart, LineChart, PieChart } from "echarts/charts";
import {
  DataZoomComponent,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  TitleComponent,
  TooltipComponent,
} from "echarts/components";
import * as echarts from "echarts/core";
import { LabelLayout } from "echarts/features";
import { SVGRenderer } from "echarts/renderers";
import { chartOptions, type ChartInput, type ChartLook } from "../../statistics/chart/index.js";

echarts.use([
  BarChart,
  LineChart,
  PieChart,
  DataZoomComponent,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  TitleComponent,
  TooltipComponent,
  LabelLayout,
  SVGRenderer,
]);

/** Draws a chart into an element of the look's size, which keeps its own name. Returns what takes it away. */
export function drawChart(element: HTMLElement, chart: ChartInput, look: ChartLook): () => void {
  const { widthPx: width, heightPx: height } = look;
  const instance = echarts.init(element, null, { renderer: "svg", width, height });
  const options = chartOptions(chart, { ...look, isInteractive: true });
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  instance.setOption(isCalm ? { ...options, animation: false } : options);
  return () => {
    instance.dispose();
  };
}

/** The chart as a still SVG picture. */
export function chartSvg(chart: ChartInput, look: ChartLook): string {
  const { widthPx: width, heightPx: height } = look;
  const instance = echarts.init(null, null, { renderer: "svg", ssr: true, width, height });
  try {
    instance.setOption(chartOptions(chart, look));
    return instance.renderToSVGString();
  } finally {
    instance.dispose();
  }
}
