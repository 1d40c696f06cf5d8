import { fixedNamePrefix } from "./fixed-content.js";
import type { FixedContent, FixedInsertion } from "./fixed-content.js";
import { fixedPart } from "./fixed-part.js";

/** Queues the mark of what stands in these cells, or of the picture whose source they name. */
export type MarkFixed = (
  cells: Excel.Range,
  shown: Pick<FixedInsertion, "values" | "picture">,
) => void;

/** Without a content nothing is marked. Two round trips, none without; the writing is left to the caller's next one. */
export async function openMark(
  context: Excel.RequestContext,
  content: FixedContent | undefined,
): Promise<MarkFixed> {
  if (content === undefined) return () => undefined;
  const part = await fixedPart.open(context);
  return (cells, shown) => {
    const name = `${fixedNamePrefix}${crypto.randomUUID().replaceAll("-", "")}`;
    context.workbook.names.add(name, cells).visible = false;
    part.write((known) => ({ ...known, [name]: { ...content, ...shown, name } }));
  };
}
