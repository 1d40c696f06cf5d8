import { useState } from "react";
import { Button, Text, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { decimalsOf, formatValue } from "../../../statistics/chart/index.js";
import type { ItemContent } from "../../items/item-content.js";
import { detailTexts } from "../../messages/detail.js";
import { useTexts } from "../../services/use-texts.js";
import { useServices } from "../../services/services.js";

const useStyles = makeStyles({
  // A wide table scrolls inside its frame, by keyboard too.
  frame: {
    overflow: "auto",
    maxHeight: "420px",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  table: { borderCollapse: "collapse", fontSize: tokens.fontSizeBase200, width: "100%" },
  head: {
    position: "sticky",
    top: 0,
    backgroundColor: tokens.colorNeutralBackground2,
    textAlign: "start",
    verticalAlign: "bottom",
    fontWeight: tokens.fontWeightSemibold,
    padding: "4px 8px",
    minWidth: "64px",
  },
  // Above its figures, which end where it ends.
  figures: { textAlign: "end" },
  row: { textAlign: "start", fontWeight: tokens.fontWeightRegular, padding: "3px 8px" },
  value: {
    textAlign: "end",
    padding: "3px 8px",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
  line: { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  start: { alignSelf: "flex-start" },
});

/** Rows drawn before the user asks for all: thousands of cells make a pane slow. */
const firstRows = 100;

export function DataTable({ content }: { readonly content: ItemContent }) {
  const texts = useTexts(detailTexts);
  const styles = useStyles();
  const [isWhole, setWhole] = useState(false);
  const { categories, series } = content.chart.table;
  const shown = isWhole ? categories : categories.slice(0, firstRows);
  return (
    <>
      <div
        className={styles.frame}
        role="region"
        tabIndex={0}
        aria-label={texts.tableOf(content.item.title)}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {texts[content.firstColumn]}
              </th>
              {series.map(({ name }, index) => (
                <th key={index} scope="col" className={mergeClasses(styles.head, styles.figures)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <TableRows categories={shown} series={series} />
        </table>
      </div>
      {shown.length < categories.length && (
        <>
          <Text>{texts.rowsShown(shown.length, categories.length)}</Text>
          <Button
            size="small"
            className={styles.start}
            onClick={() => {
              setWhole(true);
            }}
          >
            {texts.allRows}
          </Button>
        </>
      )}
    </>
  );
}

type Table = ItemContent["chart"]["table"];

function TableRows({ categories, series }: Pick<Table, "categories" | "series">) {
  const { language } = useServices();
  const styles = useStyles();
  // One number of decimals per column, so that points stand below each other.
  const decimals = series.map(({ values }) =>
    decimalsOf(values.filter((value) => typeof value === "number")),
  );
  return (
    <tbody>
      {categories.map((category, row) => (
        <tr key={row} className={styles.line}>
          <th scope="row" className={styles.row}>
            {category}
          </th>
          {series.map(({ values }, column) => {
            const value = values[row] ?? null;
            return (
              <td key={column} className={styles.value}>
                {typeof value === "number"
                  ? formatValue(value, language(), decimals[column])
                  : (value ?? "–")}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
