import { Fragment, useState } from "react";
import { Button, Text, makeStyles, tokens } from "@fluentui/react-components";
import type { StatCell } from "../../../workbook/index.js";
import type { RefreshTexts } from "../../messages/refresh.js";

const useStyles = makeStyles({
  list: {
    listStyleType: "none",
    margin: 0,
    padding: 0,
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
  },
  entry: { overflowWrap: "anywhere" },
});

/** As many at a time: thousands of buttons at once would freeze the pane. */
const shownAtOnce = 100;

interface ListedCell {
  readonly cell: StatCell;
  readonly note?: string;
}

interface CellListProps {
  readonly texts: RefreshTexts;
  readonly cells: readonly ListedCell[];
  readonly onGo: (cell: StatCell) => void;
}

/** Cells to jump to, with what is to say of them: once for all of which it is true. */
export function CellList({ texts, cells, onGo }: CellListProps) {
  const styles = useStyles();
  const [shownCells, setShownCells] = useState(shownAtOnce);
  return (
    <>
      <ul className={styles.list}>
        {entriesOf(cells.slice(0, shownCells)).map(({ cells: those, note }) => (
          <li key={those.map(keyOf).join()} className={styles.entry}>
            {those.map((cell) => (
              <Fragment key={keyOf(cell)}>
                <Button
                  size="small"
                  aria-label={texts.goTo(nameOf(cell))}
                  onClick={() => {
                    onGo(cell);
                  }}
                >
                  {nameOf(cell)}
                </Button>{" "}
              </Fragment>
            ))}
            {note !== undefined && <Text>{note}</Text>}
          </li>
        ))}
      </ul>
      {cells.length > shownCells && (
        <Button
          size="small"
          onClick={() => {
            setShownCells(shownCells + shownAtOnce);
          }}
        >
          {texts.more(cells.length - shownCells)}
        </Button>
      )}
    </>
  );
}

const nameOf = ({ sheetName, address }: StatCell) => `${sheetName}!${address}`;
const keyOf = ({ sheetId, address }: StatCell) => `${sheetId}!${address}`;

interface Entry {
  readonly cells: StatCell[];
  readonly note: string | undefined;
}

/** In the order of their first cells; those of which nothing is said stand alone. */
function entriesOf(cells: readonly ListedCell[]): readonly Entry[] {
  const entries: Entry[] = [];
  const byNote = new Map<string, Entry>();
  for (const { cell, note } of cells) {
    const known = note === undefined ? undefined : byNote.get(note);
    if (known !== undefined) {
      known.cells.push(cell);
      continue;
    }
    const entry: Entry = { cells: [cell], note };
    entries.push(entry);
    if (note !== undefined) byNote.set(note, entry);
  }
  return entries;
}
