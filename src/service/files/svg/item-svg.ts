import type { FileItem } from "../file-item.js";
import { loadChartDrawing } from "./chart-svg.js";
import { drawTable, type TableLook } from "./table-svg.js";
import { loadMeasures } from "./typeface.js";

export interface ItemLook extends TableLook {
  /** @default true */
  readonly isUnitShown?: boolean;
}

/** An item's data as the service means it: a chart, or a table where that is its chart type. */
export async function drawItem(item: FileItem, look: ItemLook): Promise<string> {
  if (item.chart.graphType === "table") return drawTable(item.chart, look, await loadMeasures());
  const draw = await loadChartDrawing();
  return draw(item.chart, look);
}
