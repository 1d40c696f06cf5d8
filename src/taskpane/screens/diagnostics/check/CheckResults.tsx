import { Text } from "@fluentui/react-components";
import type { CheckLine, CheckReport } from "../../../../workbook/checks/index.js";
import { CopyButton } from "../../../controls/CopyButton.js";
import { Disclosure } from "../../../controls/Disclosure.js";
import { useEntryStyles } from "../../../controls/lists/use-entry-styles.js";
import { ButtonRow } from "../../../controls/Screen.js";
import type { DiagnosticsTexts } from "../../../messages/diagnostics.js";
import { useServices } from "../../../services/services.js";
import { byResult, checkReportText, summaryOf } from "./report-text.js";

interface CheckResultsProps {
  readonly texts: DiagnosticsTexts;
  readonly report: CheckReport;
}

/** How many passed; what failed is shown at once, the rest on demand. */
export function CheckResults({ texts, report }: CheckResultsProps) {
  const { host, version } = useServices();
  const { results, all, copy } = texts.check;
  const failed = report.lines.filter(({ result }) => result === "fail");
  return (
    <>
      <Text weight="semibold">{summaryOf(report, results)}</Text>
      {failed.length > 0 && <LineList lines={failed} names={results} />}
      <Disclosure summary={all}>
        <LineList lines={byResult(report.lines)} names={results} />
      </Disclosure>
      <ButtonRow>
        <CopyButton
          label={copy}
          copied={texts.copied}
          refused={texts.copyFailed}
          text={() => checkReportText(report, { host, version })}
        />
      </ButtonRow>
    </>
  );
}

interface LineListProps {
  readonly lines: readonly CheckLine[];
  readonly names: DiagnosticsTexts["check"]["results"];
}

function LineList({ lines, names }: LineListProps) {
  const styles = useEntryStyles();
  return (
    <ul className={styles.list}>
      {lines.map(({ id, title, result, saw }) => (
        <li key={id} className={styles.entry}>
          <Text weight="semibold" lang="en">
            {title}
          </Text>
          <span className={styles.facts}>{names[result]}</span>
          <Text size={200} lang="en">
            {saw}
          </Text>
        </li>
      ))}
    </ul>
  );
}
