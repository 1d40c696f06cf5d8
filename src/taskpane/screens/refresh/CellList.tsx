import { useState } from "react";
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

interface CellListProps {
  readonly texts: RefreshTexts;
  readonly cells: readonly { readonly cell: StatCell; readonly note?: string }[];
  readonly onGo: (cell: StatCell) => void;
}

/** Cells to jump to, each with what is to say of it. */
export function CellList({ texts, cells, onGo }: CellListProps) {
  const styles = useStyles();
  const [shownCells, setShownCells] = useState(shownAtOnce);
  return (
    <>
      <ul className={styles.list}>
        {cells.slice(0, shownCells).map(({ cell, note }) => {
          const name = `${cell.sheetName}!${cell.address}`;
          return (
            <li key={`${cell.sheetId}!${cell.address}`} className={styles.entry}>
              <Button
                size="small"
                aria-label={texts.goTo(name)}
                onClick={() => {
                  onGo(cell);
                }}
              >
                {name}
              </Button>{" "}
              {note !== undefined && <Text>{note}</Text>}
            </li>
          );
        })}
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
