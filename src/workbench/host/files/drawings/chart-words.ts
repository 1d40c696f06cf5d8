import { escapeXml } from "../parts/xml.js";
import type { ChartForm } from "./chart-types.js";

export const chartNamespace = "http://schemas.openxmlformats.org/drawingml/2006/chart";
export const drawingNamespace = "http://schemas.openxmlformats.org/drawingml/2006/main";

export const emuPerPoint = 12_700;
export const emuPerPixel = 9525;

export const axisIds = {
  primary: { category: 500_000_001, value: 500_000_002 },
  secondary: { category: 500_000_003, value: 500_000_004 },
} as const;

export const hasAxes = ({ family }: ChartForm) => family !== "pie" && family !== "doughnut";

/** Quiet lines, or they would be black. */
export const gridlines =
  '<c:majorGridlines><c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="D9D9D9"/></a:solidFill>' +
  "</a:ln></c:spPr></c:majorGridlines>";

/** A title without text is the one Excel makes of the only series. */
export function writeTitle(text: string): string {
  const words =
    text === ""
      ? ""
      : `<c:tx><c:rich><a:bodyPr/><a:p><a:r><a:rPr lang="en-US"/><a:t>${escapeXml(text)}</a:t></a:r></a:p></c:rich></c:tx>`;
  return `<c:title>${words}<c:overlay val="0"/></c:title>`;
}

/** Line styles by Excel's name in the object model. */
export const dashes: Readonly<Record<string, string>> = {
  Continuous: "solid",
  Dash: "dash",
  DashDot: "dashDot",
  DashDotDot: "lgDashDotDot",
  Dot: "dot",
  RoundDot: "sysDot",
};
