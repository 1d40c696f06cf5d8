import { Link, Text, makeStyles, tokens } from "@fluentui/react-components";
import { useDocument } from "../../frame/use-document.js";
import type { LoggedCellError } from "../../services/host-ports.js";

const useStyles = makeStyles({
  list: {
    listStyleType: "none",
    margin: 0,
    padding: 0,
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
  },
  entry: { display: "flex", flexDirection: "column", overflowWrap: "anywhere" },
  facts: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** The newest entries of the log; the copied report holds all of them. */
const shownEntries = 50;

export function ErrorTable({
  log,
  language,
}: {
  readonly log: readonly LoggedCellError[];
  readonly language: string;
}) {
  const styles = useStyles();
  const time = new Intl.DateTimeFormat(language, { timeStyle: "medium" });
  return (
    <ul className={styles.list}>
      {log.slice(0, shownEntries).map((entry) => (
        <li
          key={`${entry.cell} ${entry.functionName} ${entry.code} ${String(entry.at)}`}
          className={styles.entry}
        >
          <Text weight="semibold">
            {[entry.cell, entry.functionName].filter((part) => part !== "").join(" · ")}
          </Text>
          <Text>{entry.reason}</Text>
          <span className={styles.facts}>
            <Code code={entry.code} /> · {time.format(entry.at)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the code means, in the documents. */
function Code({ code }: { readonly code: string }) {
  return <Link {...useDocument(`analysts/errors.html#${code}`)}>{code}</Link>;
}
