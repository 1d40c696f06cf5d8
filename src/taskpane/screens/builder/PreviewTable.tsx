import { Text, makeStyles, tokens } from "@fluentui/react-components";
import type { BuilderTexts } from "../../messages/builder.js";

const useStyles = makeStyles({
  frame: { overflowX: "auto" },
  table: { borderCollapse: "collapse", fontSize: tokens.fontSizeBase200 },
  cell: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    maxWidth: "160px",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
});

const shownRows = 8;
const shownColumns = 6;

interface PreviewTableProps {
  readonly rows: readonly (readonly unknown[])[];
  readonly texts: BuilderTexts;
  readonly language: string;
}

/** The first cells of the result, as the grid would show them. */
export function PreviewTable({ rows, texts, language }: PreviewTableProps) {
  const styles = useStyles();
  const width = Math.max(0, ...rows.map((row) => row.length));
  return (
    <>
      {/* Scrollable by keyboard too, therefore in the tab order and named. */}
      <div className={styles.frame} tabIndex={0} role="group" aria-label={texts.preview}>
        <table className={styles.table}>
          <tbody>
            {rows.slice(0, shownRows).map((row, rowIndex) => (
              <tr key={rowIndex}>
                {row.slice(0, shownColumns).map((value, columnIndex) => (
                  <td key={columnIndex} className={styles.cell}>
                    {shown(value, language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(rows.length > shownRows || width > shownColumns) && (
        <Text size={200}>{texts.more(rows.length, width)}</Text>
      )}
    </>
  );
}

/** As cells without a number format show them: years and ids have no thousands separators there either. */
function shown(value: unknown, language: string): string {
  if (typeof value === "number") {
    return value.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 6 });
  }
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return String(value).toUpperCase();
  return value === null || value === undefined ? "" : "#N/A";
}
