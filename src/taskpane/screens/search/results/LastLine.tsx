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
  // A fact stands whole or not at all: half of "+2.3 % on the year" is another figure.
  whole: { whiteSpace: "normal", height: "16px", [narrow]: { height: "auto" } },
  fact: {
    display: "inline-block",
    maxWidth: "100%",
    overflow: "hidden",
    whiteSpace: "pre",
    [narrow]: { whiteSpace: "pre-wrap" },
    textOverflow: "ellipsis",
    verticalAlign: "top",
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
  return (
    <span
      data-last={lost === "" ? "facts" : "lost"}
      className={mergeClasses(styles.line, lost === "" && styles.whole)}
      title={[lost, ...facts].filter(Boolean).join(" · ")}
    >
      {lost === ""
        ? facts.map((fact, index) => (
            <span key={`${String(index)} ${fact}`} className={styles.fact}>
              {index === 0 ? fact : ` · ${fact}`}
            </span>
          ))
        : lost}
    </span>
  );
}
