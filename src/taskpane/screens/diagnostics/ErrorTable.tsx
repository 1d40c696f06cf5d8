import { Link, Text } from "@fluentui/react-components";
import { useDocument } from "../../frame/use-document.js";
import { useEntryStyles } from "../../controls/lists/use-entry-styles.js";
import type { LoggedCellError } from "../../services/host-ports.js";

/** The newest entries of the log; the copied report holds all of them. */
const shownEntries = 50;

export function ErrorTable({
  log,
  language,
}: {
  readonly log: readonly LoggedCellError[];
  readonly language: string;
}) {
  const styles = useEntryStyles();
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
