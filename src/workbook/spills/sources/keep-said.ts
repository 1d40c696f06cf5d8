import type { StatCell } from "../../cells/scan-workbook.js";
import { writeMark } from "../../insert/marks/unit-mark.js";
import type { Titled } from "../titles/find-titled.js";
import type { ShownContent } from "../titles/shown-content.js";
import type { Strayed } from "../titles/write-title.js";
import { isNamedBy, saidBefore } from "./former-words.js";

/**
 * Queues marks of what contents say for titles that have none of it: a later refresh finds by them what has changed
 * meanwhile, also of figures that this one has not reached. @returns whether there are some
 */
export function keepSaid(
  context: Excel.RequestContext,
  titled: readonly Titled[],
  {
    shown,
    strayed,
  }: {
    readonly shown: ReadonlyMap<StatCell, ShownContent>;
    readonly strayed: readonly Strayed[];
  },
): boolean {
  const isWritten = (one: Titled) =>
    !one.isProtected[0] && strayed.some(({ titled }) => titled === one);
  const unsaid = titled.filter(
    (one) => one.mark.written !== undefined && one.mark.said === undefined && !isWritten(one),
  );
  const kept = unsaid.flatMap((one) => {
    const content = shown.get(one.cell);
    if (content?.isKnown !== true || !isNamedBy(one, content)) return [];
    return [{ one, said: saidBefore({ titled: one, content }) ?? content.said }];
  });
  for (const { one, said } of kept) writeMark(context, one.name, { ...one.mark, said });
  return kept.length > 0;
}
