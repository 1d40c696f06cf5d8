import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { periodLabel } from "../../../../statistics/index.js";
import { changeUnits, type RequestChanges } from "../../../../workbook/index.js";
import type { RefreshTexts } from "../../../messages/refresh.js";
import { isOfPlaces, onlySeries, useSeriesName } from "./series-names.js";

const useStyles = makeStyles({
  frame: { overflowX: "auto" },
  table: { borderCollapse: "collapse", fontSize: tokens.fontSizeBase200 },
  cell: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    textAlign: "start",
  },
  number: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  caption: { textAlign: "start", color: tokens.colorNeutralForeground2 },
});

type Points = RequestChanges["changes"];

interface PointTableProps {
  readonly texts: RefreshTexts;
  /** All of them, of which some are shown. */
  readonly changes: RequestChanges;
  readonly points: Points;
  readonly language: string;
}

/** Old and new value of each point. */
export function PointTable({ texts, changes, points, language }: PointTableProps) {
  const styles = useStyles();
  const nameOf = useSeriesName(changes, language);
  const units = unitsOf(changes);
  const only = onlySeries(changes.changes);
  const name = only === undefined ? "" : nameOf(only);
  const captions = [
    ...(name === "" || name === changes.title ? [] : [name]),
    ...(units === "" ? [] : [texts.unit(units)]),
  ];
  const number = mergeClasses(styles.cell, styles.number);
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label={changes.title}>
      <table className={styles.table}>
        {captions.length > 0 && (
          <caption className={styles.caption}>
            {captions.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </caption>
        )}
        <Header
          texts={texts}
          columns={only === undefined ? [isOfPlaces(changes) ? "place" : "series"] : []}
        />
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              {only === undefined && <td className={styles.cell}>{nameOf(point.series)}</td>}
              <td className={styles.cell}>
                {changeUnits(changes.refreshed, point).isOfUnit
                  ? texts.columns.unit
                  : periodLabel(point.point)}
              </td>
              <td className={number}>{shown(point.before, language)}</td>
              <td className={number}>{shown(point.after, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderProps {
  readonly texts: RefreshTexts;
  /** Before that of the points. */
  readonly columns: readonly ("place" | "series")[];
}

function Header({ texts, columns }: HeaderProps) {
  const styles = useStyles();
  return (
    <thead>
      <tr>
        {([...columns, "point"] as const).map((column) => (
          <th key={column} className={styles.cell} scope="col">
            {texts.columns[column]}
          </th>
        ))}
        {(["before", "after"] as const).map((column) => (
          <th key={column} className={mergeClasses(styles.cell, styles.number)} scope="col">
            {texts.columns[column]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const shown = (value: Points[number]["after"], language: string): string =>
  typeof value === "number"
    ? value.toLocaleString(language, { maximumFractionDigits: 6 })
    : (value ?? "–");

/** Of all its figures, each once; of a unit that has changed the one before too. */
function unitsOf({ refreshed, changes }: RequestChanges): string {
  const units = changes.flatMap((change) => {
    const { before, after } = changeUnits(refreshed, change);
    return before === after ? [after] : [`${before} → ${after}`];
  });
  return [...new Set(units)].filter((unit) => unit !== "").join("; ");
}
