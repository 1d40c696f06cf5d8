import { isDateCell, isFractionCell, type TableCell } from "../../../statistics/index.js";
import type { ContentFacts } from "../../content/load-content.js";
import type { RequirementSets } from "../../calls/runtime.js";
import { rangeText } from "../period-text.js";
import { infoFields } from "./info-fields.js";
import { pictureAddress, webImage } from "./picture-cell.js";
import { cellText, hasRichValues, toDate } from "../to-cells.js";

/** Properties of the card by the names that formulas use: =A1.Unit */
const properties = {
  Id: ({ id }: ContentFacts) => id,
  Subject: infoFields.subject,
  Unit: infoFields.unit,
  Sources: infoFields.sources,
  Publisher: infoFields.publisher,
  Licence: infoFields.licence,
  Period: ({ firstPeriod = "", lastPeriod = "" }: ContentFacts) =>
    rangeText({ start: firstPeriod, end: lastPeriod }),
  Released: infoFields.released,
  Updated: infoFields.updated,
  Link: infoFields.link,
} as const;

const pictureWidth = 600;

/** A data type with picture, source and link; the title alone where the host has no data types. */
export function contentCard(
  content: ContentFacts,
  host: RequirementSets,
): string | Excel.EntityCellValue {
  const title = cellText(content.title);
  if (!hasRichValues(host)) return title;
  // Premium pictures open with a right, which no cell keeps.
  const isPublic = content.isPremium !== true;
  const address = isPublic ? pictureAddress(content, pictureWidth) : undefined;
  const picture = address === undefined ? undefined : webImage(address, content.title, host);
  const filled = Object.entries(properties).flatMap(([name, read]) => {
    const value = propertyOf(read(content), host);
    return value === undefined ? [] : [[name, value] as const];
  });
  const names = filled.map(([name]) => name);
  const source = content.sources.length > 0 ? content.sources : content.publishers;
  return {
    type: "Entity",
    text: title,
    properties: {
      ...Object.fromEntries(filled),
      ...(picture === undefined ? {} : { Picture: picture }),
    },
    layouts: {
      card: {
        title,
        ...(picture === undefined ? {} : { mainImage: { property: "Picture" } }),
        sections: [{ layout: "List", properties: names }],
      },
    },
    ...(source.length === 0 ? {} : { provider: { description: cellText(source.join("; ")) } }),
  };
}

function propertyOf(cell: TableCell, host: RequirementSets): Excel.EntityPropertyType | undefined {
  if (cell === null || cell === "") return undefined;
  if (isFractionCell(cell)) return propertyOf(cell.fraction, host);
  const value = isDateCell(cell) ? toDate(cell, host) : cell;
  if (typeof value === "object") return value;
  if (typeof value === "string") return { type: "String", basicValue: cellText(value) };
  return typeof value === "number"
    ? { type: "Double", basicValue: value }
    : { type: "Boolean", basicValue: value };
}
