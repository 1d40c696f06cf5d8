import { Text, makeStyles, tokens } from "@fluentui/react-components";
import {
  addressOf,
  type FillPlan,
  type TableEntry,
  type TableUnderstanding,
} from "../../../workbook/index.js";
import type { FillTexts } from "../../messages/tables/fill.js";
import { useMessages } from "../../messages/use-messages.js";

const useStyles = makeStyles({
  frame: { overflowX: "auto" },
  table: { borderCollapse: "collapse", fontSize: tokens.fontSizeBase200 },
  cell: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    maxWidth: "120px",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    textAlign: "start",
    fontWeight: tokens.fontWeightRegular,
  },
});

const shownRows = 8;
const shownColumns = 6;

interface TablePreviewProps {
  readonly texts: FillTexts;
  readonly understanding: TableUnderstanding;
  readonly plan: FillPlan;
  readonly kept: ReadonlyMap<string, number> | undefined;
}

/** The beginning of the table: which cells get a figure, and those figures that are kept already. */
export function TablePreview({ texts, understanding, plan, kept }: TablePreviewProps) {
  const styles = useStyles();
  const { language } = useMessages();
  const { rows, columns } = understanding;
  const planned = new Set(plan.cells.map(({ row, column }) => addressOf(row, column)));
  const cell = (row: TableEntry, column: TableEntry) => {
    const address = addressOf(row.header?.row ?? 0, column.header?.column ?? 0);
    const figure = kept?.get(address);
    if (figure !== undefined) return figure.toLocaleString(language, { maximumFractionDigits: 6 });
    return planned.has(address) ? texts.toFill : "";
  };
  return (
    <>
      {/* Scrollable by keyboard too, therefore in the tab order and named. */}
      <div className={styles.frame} tabIndex={0} role="group" aria-label={texts.preview}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.cell} />
              {columns.slice(0, shownColumns).map((column) => (
                <th key={column.header?.column} scope="col" className={styles.cell}>
                  {column.header?.text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map((row) => (
              <tr key={row.header?.row}>
                <th scope="row" className={styles.cell}>
                  {row.header?.text}
                </th>
                {columns.slice(0, shownColumns).map((column) => (
                  <td key={column.header?.column} className={styles.cell}>
                    {cell(row, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(rows.length > shownRows || columns.length > shownColumns) && (
        <Text size={200}>{texts.more(rows.length, columns.length)}</Text>
      )}
    </>
  );
}
