import { Text, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { fromExcelSerial, toIsoDate } from "../../../statistics/index.js";
import type { SheetTexts } from "../../messages/sheet/insert-sheet.js";
import { useServices } from "../../services/services.js";

const useStyles = makeStyles({
  frame: { overflowX: "auto" },
  table: { borderCollapse: "collapse", fontSize: tokens.fontSizeBase200 },
  cell: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    maxWidth: "160px",
    // A text that is cut cannot be read by anybody here.
    overflowWrap: "break-word",
    textAlign: "start",
    verticalAlign: "top",
    fontWeight: "inherit",
  },
  wide: { maxWidth: "none" },
  number: { textAlign: "end", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
});

const shownColumns = 6;

interface PreviewTableProps {
  readonly rows: readonly (readonly unknown[])[];
  readonly texts: Pick<SheetTexts, "preview" | "more">;
  /** @default 8 */
  readonly maxRows?: number;
  /** Below the header and beside the first column. @default as cells without a number format show them */
  readonly figureText?: ((figure: number) => string) | undefined;
}

/** The first cells of the result, as the grid would show them. */
export function PreviewTable({ rows, texts, maxRows = 8, figureText }: PreviewTableProps) {
  const language = useServices().language();
  const styles = useStyles();
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isHeaded = hasHeading(rows);
  return (
    <>
      {/* Scrollable by keyboard too, therefore in the tab order and named. */}
      <div className={styles.frame} tabIndex={0} role="group" aria-label={texts.preview}>
        <table className={styles.table}>
          <tbody>
            {rows.slice(0, maxRows).map((row, rowIndex) => (
              <tr key={rowIndex}>
                {row.slice(0, shownColumns).map((value, columnIndex) => {
                  const isHeading = isHeaded && rowIndex === 0;
                  const Cell = isHeading || (isHeaded && columnIndex === 0) ? "th" : "td";
                  return (
                    <Cell
                      key={columnIndex}
                      {...(Cell === "th" ? { scope: isHeading ? "col" : "row" } : {})}
                      className={mergeClasses(
                        styles.cell,
                        width === 1 && styles.wide,
                        isNumber(value) && styles.number,
                      )}
                    >
                      {figureText !== undefined &&
                      typeof value === "number" &&
                      rowIndex > 0 &&
                      columnIndex > 0
                        ? figureText(value)
                        : shown(value, language)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(rows.length > maxRows || width > shownColumns) && (
        <Text size={200}>{texts.more(rows.length, width)}</Text>
      )}
    </>
  );
}

/** Names above columns: nothing but texts, and figures below. A formula says nowhere whether it has them. */
function hasHeading([first = [], ...others]: PreviewTableProps["rows"]): boolean {
  const isText = (value: unknown) => typeof value === "string" && value !== "";
  return first.length > 1 && first.every(isText) && others.some((row) => row.some(isNumber));
}

/** Numbers stand on the right, as in cells: a date is one, and so is a share. */
function isNumber(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value === "number";
  return "basicValue" in value ? typeof value.basicValue === "number" : "isNumber" in value;
}

/** As cells without a number format show them: years and ids have no thousands separators there either. */
function shown(value: unknown, language: string): string {
  if (typeof value === "number") {
    return value.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 6 });
  }
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return String(value).toUpperCase();
  if (value === null || value === undefined) return "";
  return formatted(value, language) ?? "#N/A";
}

/** A number with the format that its cell gets: a date, or a fraction as percentage. */
function formatted(value: object, language: string): string | undefined {
  if ("day" in value && typeof value.day === "number") return toIsoDate(value.day);
  if (!("basicValue" in value && "numberFormat" in value)) return undefined;
  const { basicValue, numberFormat } = value;
  if (typeof basicValue !== "number") return undefined;
  const format = String(numberFormat);
  if (format.startsWith("yyyy")) {
    const day = fromExcelSerial(basicValue);
    return day === undefined ? undefined : toIsoDate(day);
  }
  if (!format.endsWith("%")) return shown(basicValue, language);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return basicValue.toLocaleString(language, { style: "percent", ...digits });
}
