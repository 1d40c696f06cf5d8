import type { StatCell } from "../../cells/scan-workbook.js";
import type { ChooseLook } from "../look/plan-looks.js";
import type { ShownContent } from "./shown-content.js";
import type { Strayed } from "./write-title.js";

/** All that has strayed; or only what says otherwise of the same content than its answer does since. */
export type LookScope = "all" | "words";

/** Chooses those of the titles that have strayed which are to be renewed. @param shown by all formulas with titles */
export type ChooseStrayed = (
  strayed: readonly Strayed[],
  shown: ReadonlyMap<StatCell, ShownContent>,
) => readonly Strayed[];

interface LastLook {
  readonly asked: string;
  /** Those of a title that had strayed. */
  readonly texts: string | undefined;
  readonly isKnown: boolean;
}

/**
 * For looks at titles, after an edit or for what an edit has begun.
 *
 * A title that has strayed although its formula is as it was at the last look has been taken back by somebody, and the
 * next undo takes back the edit. To write anew would bar the way there, at every try: so it is left, until there is an
 * edit that is none of its texts. Excel does not tell an undo from an edit.
 */
export function createLeaveUndone(): (isEdited: boolean, scope: LookScope) => ChooseStrayed {
  let last: ReadonlyMap<string, LastLook> = new Map();
  return (isEdited, scope) => (strayed, shown) => {
    const now = new Map<string, LastLook>(scope === "all" ? [] : last);
    for (const [cell, content] of shown) {
      const { isKnown } = content;
      now.set(keyOf(cell), { asked: askedOf(content), texts: undefined, isKnown });
    }
    const chosen = strayed.filter((one) => {
      const key = keyOf(one.titled.cell);
      const [asked, texts] = [askedOf(one.content), textsOf(one)];
      const { isKnown } = one.content;
      const before = last.get(key);
      const isOwed = before?.asked !== asked || (isKnown && !before.isKnown);
      const isLeft = !isOwed && !(isEdited && before.texts === texts);
      if (isLeft) now.set(key, { asked, texts: isEdited ? texts : before.texts, isKnown });
      return !isLeft;
    });
    last = now;
    return chosen;
  };
}

/** Likewise for looks of charts: one that was given and is not there has been taken back. */
export function createLeaveLook(): ChooseLook {
  const given = new Map<string, string>();
  return (cell, look) => {
    const isNew = given.get(keyOf(cell)) !== look;
    given.set(keyOf(cell), look);
    return isNew;
  };
}

const keyOf = ({ sheetId, address }: StatCell) => `${sheetId}!${address}`;

/** Another unit of the same content is asked for, too, or figures that break elsewhere, or that are called otherwise. */
const askedOf = ({ ids, asked, breaks, said }: ShownContent) =>
  JSON.stringify([ids, asked, breaks?.key, said]);

const textsOf = ({ title, unit, lines: { source, notes } }: Strayed): string =>
  JSON.stringify([title?.text, unit?.text, source?.texts, notes?.texts]);
