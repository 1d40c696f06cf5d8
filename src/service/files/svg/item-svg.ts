import type { FileItem } from "../file-item.js";
import { loadChartDrawing } from "./chart-svg.js";
import { drawTable, type TableLook } from "./table-svg.js";
import { loadMeasures } from "./typeface.js";

/** An item's data as the service means it: a chart, or a table where that is its chart type. */
export async function drawItem(item: FileItem, look: TableLook): Promise<string> {
  if (item.chart.graphType === "table") return drawTable(item.chart, look, await loadMeasures());
  const draw = await loadChartDrawing();
  return draw(item.chart, look);
}
