import { useMemo, useState } from "react";
import { Button, Text, makeStyles, tokens } from "@fluentui/react-components";
import { Disclosure } from "../../controls/Disclosure.js";
import { comparePeriods, periodLabel } from "../../../statistics/index.js";
import { changeUnits, type RequestChanges } from "../../../workbook/index.js";
import type { RefreshTexts } from "../../messages/refresh.js";

const useStyles = makeStyles({
  frame: { overflowX: "auto" },
  table: { borderCollapse: "collapse", fontSize: tokens.fontSizeBase200 },
  cell: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    textAlign: "start",
  },
  number: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  unit: { textAlign: "start", color: tokens.colorNeutralForeground2 },
});

/** Points shown at once of each request, newest first; a button brings as many more. */
const shownAtOnce = 20;
/** Requests listed; a thousand of them would only slow the pane down. */
const shownRequests = 100;

const kinds = ["revised", "added", "removed", "moved"] as const;

interface ChangeListProps {
  readonly texts: RefreshTexts;
  readonly changes: readonly RequestChanges[];
  readonly language: string;
}

/** What the refresh changed, request by request: old and new value of every point. */
export function ChangeList({ texts, changes, language }: ChangeListProps) {
  return (
    <>
      {changes.slice(0, shownRequests).map((one) => (
        <RequestEntry
          key={one.refreshed.request.id}
          texts={texts}
          changes={one}
          language={language}
        />
      ))}
      {changes.length > shownRequests && <Text>{texts.more(changes.length - shownRequests)}</Text>}
    </>
  );
}

interface RequestEntryProps {
  readonly texts: RefreshTexts;
  readonly changes: RequestChanges;
  readonly language: string;
}

/** One request's changes; its table is made when it is first opened. */
function RequestEntry({ texts, changes, language }: RequestEntryProps) {
  const { title } = changes;
  // Compared as periods, which cost something to read: once, and only where somebody looks.
  const [isOpen, setOpen] = useState(false);
  const [shownPoints, setShownPoints] = useState(shownAtOnce);
  const points = useMemo(
    () =>
      isOpen
        ? [...changes.changes].sort((a, b) => comparePeriods(b.point, a.point))
        : changes.changes,
    [changes, isOpen],
  );
  const counts = kinds
    .map((kind) => [kind, changes.changes.filter((change) => change.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => texts.changeCounts[kind](count));
  return (
    <Disclosure
      summary={texts.changesOf(title, counts.join(", "))}
      onOpen={() => {
        setOpen(true);
      }}
    >
      {isOpen && (
        <>
          <PointTable
            texts={texts}
            title={title}
            points={points.slice(0, shownPoints)}
            units={unitsOf(changes)}
            language={language}
          />
          {points.length > shownPoints && (
            <Button
              size="small"
              onClick={() => {
                setShownPoints(shownPoints + shownAtOnce);
              }}
            >
              {texts.more(points.length - shownPoints)}
            </Button>
          )}
        </>
      )}
    </Disclosure>
  );
}

/** Of all its figures, each once; of a unit that has changed the one before too. */
function unitsOf({ refreshed, changes }: RequestChanges): string {
  const units = changes.flatMap((change) => {
    const { before, after } = changeUnits(refreshed, change);
    return before === after ? [after] : [`${before} → ${after}`];
  });
  return [...new Set(units)].filter((unit) => unit !== "").join("; ");
}

interface PointTableProps {
  readonly texts: RefreshTexts;
  readonly title: string;
  readonly points: RequestChanges["changes"];
  /** "" where nothing is said of it. */
  readonly units: string;
  readonly language: string;
}

/** Old and new value of each point. */
function PointTable({ texts, title, points, units, language }: PointTableProps) {
  const styles = useStyles();
  const show = (value: RequestChanges["changes"][number]["after"]) =>
    typeof value === "number"
      ? value.toLocaleString(language, { maximumFractionDigits: 6 })
      : value === null || value === undefined
        ? "–"
        : value;
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table}>
        {units !== "" && <caption className={styles.unit}>{texts.unit(units)}</caption>}
        <thead>
          <tr>
            {(["series", "point"] as const).map((column) => (
              <th key={column} className={styles.cell} scope="col">
                {texts.columns[column]}
              </th>
            ))}
            {(["before", "after"] as const).map((column) => (
              <th key={column} className={`${styles.cell} ${styles.number}`} scope="col">
                {texts.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={index}>
              <td className={styles.cell}>{point.series}</td>
              <td className={styles.cell}>{periodLabel(point.point)}</td>
              <td className={`${styles.cell} ${styles.number}`}>{show(point.before)}</td>
              <td className={`${styles.cell} ${styles.number}`}>{show(point.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
