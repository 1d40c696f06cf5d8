import { pasteOnGrid } from "./grid-clipboard.js";
import { openTitled, type TitledWorkbook } from "./titled-workbook.js";
import { watchTitled, type WatchedTitles } from "./watched-titles.js";

/** A watched workbook whose content 7 has other figures than all others, which are pasted over them. */
export interface TwoContents {
  readonly cared: TitledWorkbook;
  /** Since it was opened first. */
  readonly watched: WatchedTitles;
  /** Watched anew, as a workbook that is opened again. */
  reopen(): Promise<WatchedTitles>;
  /** Copied and pasted, as a person does it on the grid. @param isValues without formulas @default false */
  paste(from: string, to: string, isValues?: boolean): Promise<void>;
  close(): Promise<void>;
}

export async function openTwoContents(): Promise<TwoContents> {
  const cared = await openTitled(undefined, (id) =>
    id === "7" ? { "2019": 1, "2020": 2 } : { "2019": 30, "2020": 40 },
  );
  let watched = await watchTitled(cared);
  return {
    cared,
    watched,
    reopen: async () => {
      await watched.stop();
      watched = await watchTitled(cared);
      return watched;
    },
    paste: async (from, to, isValues = false) => {
      pasteOnGrid(cared, "COPY", [from, to], { isValues });
      await watched.settle();
    },
    close: async () => {
      await watched.stop();
      cared.workbench.dispose();
    },
  };
}

/** Title and source of content 7, and what stands there where they would be another's. */
export const ownTexts = ["GDP of Germany (unit 7)", "Quelle: Office 7"];
export const noTexts = ["…", "Quelle: …"];
