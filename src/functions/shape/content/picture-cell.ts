import { CellError } from "../../messages/cell-error.js";
import type { ContentFacts } from "../../content/load-content.js";
import type { RequirementSets } from "../../calls/runtime.js";
import { cellText, hasRichValues } from "../to-cells.js";

/** The narrowest picture of at least `width` pixels, else the largest there is. */
export function pictureAddress(
  content: ContentFacts,
  width: number | undefined,
): string | undefined {
  const byWidth = [...content.teasers].sort((a, b) => a.width - b.width);
  const fitting = width === undefined ? undefined : byWidth.find((each) => each.width >= width);
  return fitting?.src ?? content.image ?? byWidth.at(-1)?.src;
}

/** The picture itself, or its address where the host has no pictures in cells. */
export function pictureCell(
  content: ContentFacts,
  width: number | undefined,
  host: RequirementSets,
): string | Excel.WebImageCellValue {
  const address = pictureAddress(content, width);
  if (address === undefined) throw new CellError("no-image");
  // Excel fetches a picture itself, and a cell keeps no address that carries a right.
  if (content.isPremium === true) throw new CellError("premium-image");
  return webImage(address, content.title, host) ?? address;
}

/** Excel fetches pictures itself, without a key, and over https only. */
export function webImage(
  address: string,
  altText: string,
  host: RequirementSets,
): Excel.WebImageCellValue | undefined {
  if (!hasRichValues(host) || !address.startsWith("https://")) return undefined;
  return { type: "WebImage", address, altText: cellText(altText) };
}
