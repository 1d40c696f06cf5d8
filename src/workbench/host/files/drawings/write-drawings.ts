import type { Workbook } from "../../../grid/index.js";
import type { ChartState } from "../../charts/chart-state.js";
import { anchorOf, frameOf } from "../../charts/chart-store.js";
import type { Drawing } from "../../drawings/drawing-store.js";
import type { HostState } from "../../host-state.js";
import type { PackageParts } from "../parts/package-parts.js";
import { escapeXml, officeRelations, xmlHead } from "../parts/xml.js";
import { chartNamespace, drawingNamespace, emuPerPixel } from "./chart-words.js";
import { writeChart } from "./write-chart.js";

const sheetDrawing = "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing";
const contentType = "application/vnd.openxmlformats-officedocument.drawing+xml";
const chartContentType = "application/vnd.openxmlformats-officedocument.drawingml.chart+xml";

const extensions: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpeg",
  "image/svg+xml": "svg",
};

/** Numbers of parts go through the whole file. */
interface DrawingCounts {
  drawings: number;
  charts: number;
  pictures: number;
}

/** A chart or picture as it stands: its part, and where it is on the sheet once the part has its place. */
interface Drawn {
  readonly part:
    | { readonly kind: "chart"; readonly xml: string }
    | { readonly kind: "picture"; readonly bytes: Uint8Array; readonly type: string };
  readonly anchor: (id: number, relation: string) => string;
}

/** Charts and pictures of one sheet, read at once. */
export function drawSheet(host: HostState, sheetId: string): Drawn[] {
  return [
    ...host.charts.ofSheet(sheetId).map((chart): Drawn => {
      host.charts.followGrid(chart);
      const part = { kind: "chart", xml: writeChart(host, chart) } as const;
      return { part, anchor: chartAnchor(host.workbook, chart) };
    }),
    ...host.drawings.ofSheet(sheetId).map((picture): Drawn => {
      const path = host.workbook.model.getters.getImagePath(picture.id);
      const [, type = "image/png", base64 = ""] = /^data:([^;]+);base64,(.*)$/s.exec(path) ?? [];
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      return {
        part: { kind: "picture", bytes, type },
        anchor: pictureAnchor(host.workbook, picture),
      };
    }),
  ];
}

/** @returns the sheet's relationship to its drawings; undefined for none */
export function addDrawings(
  parts: PackageParts,
  drawn: readonly Drawn[],
  sheetPath: string,
  counts: DrawingCounts,
): string | undefined {
  if (drawn.length === 0) return undefined;
  const path = `xl/drawings/drawing${++counts.drawings}.xml`;
  const relation = `${officeRelations}/drawing`;
  const id = parts.add(path, "", { to: sheetPath, relation, contentType });
  const anchors = drawn.map(({ part, anchor }, index) =>
    anchor(index + 2, addPart(parts, part, path, counts)),
  );
  parts.set(
    path,
    `${xmlHead}<xdr:wsDr xmlns:xdr="${sheetDrawing}" xmlns:a="${drawingNamespace}" ` +
      `xmlns:r="${officeRelations}" xmlns:c="${chartNamespace}">${anchors.join("")}</xdr:wsDr>`,
  );
  return id;
}

function addPart(parts: PackageParts, part: Drawn["part"], to: string, counts: DrawingCounts) {
  if (part.kind === "chart") {
    return parts.add(`xl/charts/chart${++counts.charts}.xml`, part.xml, {
      to,
      relation: `${officeRelations}/chart`,
      contentType: chartContentType,
    });
  }
  const extension = extensions[part.type] ?? "png";
  parts.declareExtension(extension, part.type);
  return parts.add(`xl/media/image${++counts.pictures}.${extension}`, part.bytes, {
    to,
    relation: `${officeRelations}/image`,
  });
}

function chartAnchor(workbook: Workbook, chart: ChartState): Drawn["anchor"] {
  const place = placeOf(workbook, chart.sheetId, chart.figureId, "TwoCell");
  const name = escapeXml(chart.name);
  return (id, relation) =>
    place.around(
      `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr>` +
        `<xdr:cNvPr id="${id}" name="${name}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>` +
        `<xdr:xfrm><a:off x="0" y="0"/>${place.extent}</xdr:xfrm>` +
        `<a:graphic><a:graphicData uri="${chartNamespace}"><c:chart r:id="${relation}"/></a:graphicData></a:graphic>` +
        `</xdr:graphicFrame>`,
    );
}

function pictureAnchor(workbook: Workbook, picture: Drawing): Drawn["anchor"] {
  const place = placeOf(workbook, picture.sheetId, picture.id, picture.placement);
  const { name, altTextTitle, altTextDescription, lockAspectRatio } = picture;
  const words =
    `name="${escapeXml(name)}" descr="${escapeXml(altTextDescription)}" ` +
    `title="${escapeXml(altTextTitle)}"`;
  return (id, relation) =>
    place.around(
      `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${id}" ${words}/>` +
        `<xdr:cNvPicPr><a:picLocks noChangeAspect="${lockAspectRatio ? 1 : 0}"/></xdr:cNvPicPr></xdr:nvPicPr>` +
        `<xdr:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
        `<xdr:spPr><a:xfrm><a:off x="0" y="0"/>${place.extent}</a:xfrm>` +
        `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>`,
    );
}

/** How a drawing stands over its cells, by Excel's word for it. */
const behaviours: Readonly<Record<string, string>> = {
  TwoCell: "twoCell",
  OneCell: "oneCell",
  Absolute: "absolute",
};

function placeOf(workbook: Workbook, sheetId: string, figureId: string, placement: string) {
  const frame = frameOf(workbook, sheetId, figureId);
  const from = anchorOf(workbook, sheetId, frame);
  const end = { ...frame, left: frame.left + frame.width, top: frame.top + frame.height };
  const to = anchorOf(workbook, sheetId, end);
  const corner = (name: string, { col, row, offset }: typeof from) =>
    `<xdr:${name}><xdr:col>${col}</xdr:col><xdr:colOff>${offset.x * emuPerPixel}</xdr:colOff>` +
    `<xdr:row>${row}</xdr:row><xdr:rowOff>${offset.y * emuPerPixel}</xdr:rowOff></xdr:${name}>`;
  const { width, height } = from.size;
  return {
    extent: `<a:ext cx="${width * emuPerPixel}" cy="${height * emuPerPixel}"/>`,
    around: (shape: string) =>
      `<xdr:twoCellAnchor editAs="${behaviours[placement] ?? "twoCell"}">${corner("from", from)}` +
      `${corner("to", to)}${shape}<xdr:clientData/></xdr:twoCellAnchor>`,
  };
}
