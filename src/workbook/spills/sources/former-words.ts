import { idOfAll, isChartOf } from "../../insert/free-names.js";
import { checksum } from "../../insert/marks/checksum.js";
import type { OtherWords } from "../../insert/marks/said.js";
import { sumOf, type UnitMark } from "../../insert/marks/unit-mark.js";
import type { Titled } from "../titles/find-titled.js";
import type { ShownContent } from "../titles/shown-content.js";

interface Marked {
  readonly titled: { readonly mark: UnitMark };
  readonly content: { readonly saidBefore: string | undefined };
}

interface Worded extends Marked {
  readonly other?: OtherWords | undefined;
  /** Of the value axis. */
  readonly unit: { readonly text: string } | undefined;
  readonly lines: { readonly notes: { readonly texts: readonly string[] } | undefined };
}

/** Whether its name says the content that its formula shows. */
export const isNamedBy = (
  { name, left }: Pick<Titled, "name" | "left">,
  { ids }: Pick<ShownContent, "ids">,
): boolean => left === undefined && isChartOf(name, idOfAll(ids));

/** What the content said when the texts were written, as far as anything tells. */
export const saidBefore = ({ titled: { mark }, content }: Marked): string | undefined =>
  mark.said ?? content.saidBefore;

/** Whether we have written a text as it stands. */
const isOurs = ({ titled: { mark } }: Worded, text: string): boolean =>
  mark.written?.includes(sumOf(text)) === true;

/** Whether a title or heading of ours has words that the content no longer says. */
export const saysFormerWords = (one: Worded, text: string): boolean =>
  (one.other?.title === true || one.other?.unit === true) && isOurs(one, text);

/** Likewise a source line. */
export const saysFormerSources = (one: Worded, text: string): boolean =>
  one.other?.sources === true && isOurs(one, text);

/** Whether the value axis says a unit that the content no longer has. One of somebody's own stays. */
export function saysFormerAxis(one: Worded): boolean {
  const axis = one.unit?.text;
  if (axis === undefined || one.other?.unit !== true) return false;
  const [, unit] = saidBefore(one)?.split(",") ?? [];
  const [heading = ""] = one.lines.notes?.texts ?? [];
  // Where it was written in another language the heading tells that it is ours.
  const isInHeading = isOurs(one, heading) && heading.endsWith(` (${axis})`);
  return unit === checksum(axis) || isOurs(one, axis) || isInHeading;
}
