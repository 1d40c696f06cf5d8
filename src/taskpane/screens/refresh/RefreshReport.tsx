import { Button, Text } from "@fluentui/react-components";
import { Disclosure } from "../../controls/Disclosure.js";
import { ApiError } from "../../../contract/index.js";
import type { FullRefreshReport, StatCell, WorkbookOperations } from "../../../workbook/index.js";
import { BesideFigures } from "./BesideFigures.js";
import { ChangeList } from "./changes/ChangeList.js";
import { shownError } from "../../controls/error-text.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow, Section } from "../../controls/Screen.js";
import { useMessages } from "../../messages/use-messages.js";
import { CellList } from "./CellList.js";
import { TaskNotice } from "./TaskNotice.js";
import type { RefreshTexts } from "../../messages/refresh.js";
import { cellReason } from "../../services/cell-reason.js";
import { useServices } from "../../services/services.js";
import { useOutcome } from "./use-outcome.js";

interface RefreshReportProps {
  readonly texts: RefreshTexts;
  readonly report: FullRefreshReport;
  readonly operations: WorkbookOperations;
  readonly onAgain: () => void;
}

/** Why a cell failed. Beside what may be tried again stands what has gone wrong, which nothing else in the list says. */
function useNoteOf(texts: RefreshTexts) {
  const messages = useMessages();
  const { errorLog } = useServices();
  return ({ cell, reason }: FullRefreshReport["failed"][number]): string => {
    if (reason instanceof ApiError) {
      // Whatever else is not kept has been fetched.
      if (reason.code === "not-cached") return texts.notAsked;
      const { action, title, sentence } = shownError(reason, messages);
      return action === "none" ? sentence : `${title}. ${sentence}`;
    }
    const said =
      reason === "error-value" && cellReason(errorLog, `${cell.sheetName}!${cell.address}`);
    return said || texts.reasons[reason];
  };
}

/** What became of a refresh, with a way to every cell it touched and to what changed. */
export function RefreshReport({ texts, report, operations, onAgain }: RefreshReportProps) {
  const task = useOutcome(texts.failed);
  const { updated, unchanged } = report;
  // What was not reached has not failed.
  const failed = report.failed.filter(({ reason }) => reason !== "cancelled");
  const cancelled = report.failed.filter(({ reason }) => reason === "cancelled");
  const go = (cell: StatCell) =>
    void task.run(async () => {
      await operations.select(cell);
      return null;
    });
  const noteOf = useNoteOf(texts);

  return (
    <>
      <Notice intent={failed.length > 0 || report.isCancelled ? "warning" : "success"}>
        {texts.report(updated.length, unchanged.length, failed.length)}{" "}
        {report.isCancelled && texts.cancelled(cancelled.length)}{" "}
        {!report.isSnapshotKept && texts.notKept}
      </Notice>
      <BesideFigures texts={texts} report={report} />
      {failed.length > 0 && (
        <Section title={texts.failedCells}>
          <CellList
            texts={texts}
            cells={failed.map((each) => ({ cell: each.cell, note: noteOf(each) }))}
            onGo={go}
          />
        </Section>
      )}
      <ChangesSection texts={texts} report={report} operations={operations} task={task} />
      {cancelled.length > 0 && (
        <Disclosure summary={texts.cancelledCells}>
          <CellList texts={texts} cells={cancelled} onGo={go} />
        </Disclosure>
      )}
      {updated.length > 0 && (
        <Disclosure summary={texts.updatedCells}>
          <CellList texts={texts} cells={updated.map((cell) => ({ cell }))} onGo={go} />
        </Disclosure>
      )}
      <ButtonRow>
        <Button onClick={onAgain}>{texts.again}</Button>
      </ButtonRow>
    </>
  );
}

interface ChangesSectionProps extends Omit<RefreshReportProps, "onAgain"> {
  readonly task: ReturnType<typeof useOutcome>;
}

/** What changed, to be written onto a sheet or taken back. */
function ChangesSection({ texts, report, operations, task }: ChangesSectionProps) {
  const { language } = useMessages();
  const { isBusy, outcome, run } = task;
  const { changes, earlier } = report;
  const writeChanges = async () => {
    const { sheetName, changeCount } = await operations.writeChanges(report);
    const sentence = texts.writtenChanges(sheetName, changeCount);
    return { intent: "success", sentence } as const;
  };
  const restore = async () => {
    const { restored, skipped } = await operations.restoreEarlier(earlier);
    return {
      intent: skipped.length > 0 ? "warning" : "success",
      sentence: texts.restored(restored.length, skipped.length),
      lines: skipped.map(
        ({ cell, reason }) => `${cell.sheetName}!${cell.address}: ${texts.skipReasons[reason]}`,
      ),
    } as const;
  };
  return (
    <Section title={texts.changes}>
      {changes.length === 0 ? (
        <Text>{texts.noChanges}</Text>
      ) : (
        <>
          <ChangeList texts={texts} changes={changes} language={language} />
          <ButtonRow>
            <Button disabledFocusable={isBusy} onClick={() => void run(writeChanges)}>
              {texts.writeChanges}
            </Button>
            {earlier.length > 0 && (
              <Button disabledFocusable={isBusy} onClick={() => void run(restore)}>
                {texts.restore}
              </Button>
            )}
          </ButtonRow>
        </>
      )}
      <TaskNotice outcome={outcome} />
    </Section>
  );
}
