import { makeStyles, tokens } from "@fluentui/react-components";
import type { RequestChanges } from "../../workbook/index.js";
import type { RefreshTexts } from "../refresh/texts/index.js";

const useStyles = makeStyles({
  frame: { overflowX: "auto" },
  table: { borderCollapse: "collapse", fontSize: tokens.fontSizeBase200 },
  cell: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    textAlign: "start",
  },
  number: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
});

/** Points shown of each request; the change log on a sheet has them all. */
const shownPoints = 20;

export interface ChangeListProps {
  readonly texts: RefreshTexts;
  readonly changes: readonly RequestChanges[];
  readonly language: string;
}

/** What the refresh changed, request by request: old and new value of every point. */
export function ChangeList({ texts, changes, language }: ChangeListProps) {
  const styles = useStyles();
  const show = (value: RequestChanges["changes"][number]["after"]) =>
    typeof value === "number"
      ? value.toLocaleString(language, { maximumFractionDigits: 6 })
      : value === null || value === undefined
        ? "–"
        : value;
  return (
    <>
      {changes.map(({ title, changes: points, refreshed }) => {
        const count = (kind: string) => points.filter((point) => point.kind === kind).length;
        return (
          <details key={refreshed.request.id}>
            <summary>
              {title}: {texts.changeCounts(count("revised"), count("added"), count("removed"))}
            </summary>
            <div className={styles.frame} tabIndex={0} role="group" aria-label={title}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th className={styles.cell} scope="col">
                      {texts.columns.series}
                    </th>
                    <th className={styles.cell} scope="col">
                      {texts.columns.point}
                    </th>
                    <th className={styles.cell} scope="col">
                      {texts.columns.before}
                    </th>
                    <th className={styles.cell} scope="col">
                      {texts.columns.after}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {points.slice(0, shownPoints).map((point, index) => (
                    <tr key={index}>
                      <td className={styles.cell}>{point.series}</td>
                      <td className={styles.cell}>{point.point}</td>
                      <td className={`${styles.cell} ${styles.number}`}>{show(point.before)}</td>
                      <td className={`${styles.cell} ${styles.number}`}>{show(point.after)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {points.length > shownPoints && texts.more(points.length - shownPoints)}
          </details>
        );
      })}
    </>
  );
}
