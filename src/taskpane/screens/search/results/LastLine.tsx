import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { narrow } from "../../../frame/widths.js";

const useStyles = makeStyles({
  line: {
    display: "block",
    gridColumn: "1 / -1",
    overflow: "hidden",
    whiteSpace: "nowrap",
    textOverflow: "ellipsis",
    [narrow]: { whiteSpace: "normal" },
    fontSize: tokens.fontSizeBase200,
    lineHeight: "16px",
    color: tokens.colorNeutralForeground2,
  },
  // A fact stands whole or not at all: half of "+2.3 % on the year" is another figure. The first, which has the figure
  // and its unit, takes as many lines as it needs; what is unseen beside it holds them while buttons take room from it.
  whole: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    whiteSpace: "normal",
    [narrow]: { display: "block" },
    "::before": {
      content: "attr(data-first)",
      gridArea: "1 / 1",
      visibility: "hidden",
      ...{ overflow: "hidden", overflowWrap: "anywhere" },
      [narrow]: { display: "none" },
    },
  },
  first: {
    gridArea: "1 / 1 / 2 / 3",
    justifySelf: "start",
    ...{ maxWidth: "100%", overflow: "hidden", overflowWrap: "anywhere", textOverflow: "ellipsis" },
  },
  others: {
    gridArea: "1 / 2",
    height: "16px",
    overflow: "hidden",
    // Also the first of them has something before it, without which it would stay in the line and be cut.
    "::before": { content: "''", display: "inline-block" },
    [narrow]: { height: "auto" },
  },
  // One that has no room goes to a line that is not seen.
  other: {
    display: "inline-block",
    whiteSpace: "pre",
    verticalAlign: "top",
    [narrow]: { display: "inline", whiteSpace: "pre-wrap" },
  },
});

interface LastLineProps {
  /** What is not as the search said; "" where all is. */
  readonly lost: string;
  readonly facts: readonly string[];
}

/** A row has room for three lines: what is not as it was said is worth more than other facts. */
export function LastLine({ lost, facts }: LastLineProps) {
  const styles = useStyles();
  const title = [lost, ...facts].filter(Boolean).join(" · ");
  const [first = "", ...others] = facts;
  if (lost !== "")
    return (
      <span data-last="lost" className={styles.line} title={title}>
        {lost}
      </span>
    );
  return (
    <span
      data-last="facts"
      data-first={first}
      className={mergeClasses(styles.line, styles.whole)}
      title={title}
    >
      <span className={styles.first}>{first}</span>
      <span className={styles.others}>
        {others.map((fact, index) => (
          <span key={`${String(index)} ${fact}`} className={styles.other}>
            {` · ${fact}`}
          </span>
        ))}
      </span>
    </span>
  );
}
