import { Button } from "@fluentui/react-components";
import type { LongWork, ScanScope, WorkbookOperations } from "../../../workbook/index.js";
import { useRouter } from "../../frame/router.js";
import { Section } from "../../controls/Screen.js";
import { ActionList } from "../../controls/lists/ActionList.js";
import { TaskNotice } from "./TaskNotice.js";
import { WorkLine } from "./WorkLine.js";
import type { RefreshTexts } from "../../messages/refresh.js";
import { useOutcome, type TaskOutcome } from "./use-outcome.js";

interface CareSectionProps {
  readonly texts: RefreshTexts;
  readonly operations: WorkbookOperations;
  /** What freezing, thawing and repairing are for; the same as chosen for the refresh. */
  readonly scope: ScanScope;
  /** Formulas were written, or taken out: what was planned for them is of before. */
  readonly onChanged: () => void;
}

/** The way to filling tables; freeze, thaw, copy, repair, and the sheets about the figures. */
export function CareSection(props: CareSectionProps) {
  return (
    <>
      <TablesSection texts={props.texts} />
      <KeepingSection {...props} />
      <SheetsSection texts={props.texts} operations={props.operations} />
    </>
  );
}

/** The way to what fills tables, which has a screen of its own. */
function TablesSection({ texts }: { readonly texts: RefreshTexts }) {
  const { go } = useRouter();
  const fill = () => {
    go("fill");
  };
  return (
    <Section title={texts.tables}>
      <ActionList
        isBusy={false}
        actions={[{ name: texts.fillTable, sentence: texts.fillTableDoes, onClick: fill }]}
      />
    </Section>
  );
}

function KeepingSection(props: CareSectionProps) {
  const { texts } = props;
  const router = useRouter();
  const care = useOutcome(texts.failed, texts.stopped);
  const { freeze, thaw, share, repair } = careTasks(props);
  const action = actionsIn(texts);
  return (
    <Section title={texts.care}>
      <ActionList
        isBusy={care.isBusy}
        actions={[
          action("freeze", () => void care.run(freeze)),
          action("thaw", () => void care.run(thaw(false))),
          action("share", () => void care.run(share)),
          action("repair", () => void care.run(repair)),
          action("findSource", () => {
            router.go("source");
          }),
        ]}
      />
      {care.isBusy && <WorkLine texts={texts} progress={care.progress} onCancel={care.cancel} />}
      <TaskNotice
        outcome={care.outcome}
        actions={
          care.outcome?.canOverwrite === true ? (
            <Button size="small" onClick={() => void care.run(thaw(true))}>
              {texts.thawAnyway}
            </Button>
          ) : undefined
        }
      />
    </Section>
  );
}

/** The sheets about the figures, and the figures kept in the file. */
function SheetsSection({ texts, operations }: Pick<CareSectionProps, "texts" | "operations">) {
  const sheets = useOutcome(texts.failed, texts.stopped);
  const { writeSources, writeAudit, keep } = sheetTasks({ texts, operations });
  const action = actionsIn(texts);
  return (
    <Section title={texts.sheets}>
      <ActionList
        isBusy={sheets.isBusy}
        actions={[
          action("writeSources", () => void sheets.run(writeSources)),
          action("writeAudit", () => void sheets.run(writeAudit)),
          action("keep", () => void sheets.run(keep)),
        ]}
      />
      {sheets.isBusy && (
        <WorkLine texts={texts} progress={sheets.progress} onCancel={sheets.cancel} />
      )}
      <TaskNotice outcome={sheets.outcome} />
    </Section>
  );
}

const actionsIn =
  (texts: RefreshTexts) => (name: keyof RefreshTexts["actions"], onClick: () => void) => ({
    name: texts[name],
    sentence: texts.actions[name],
    onClick,
  });

type SkipReason = keyof RefreshTexts["skipReasons"];

interface Skipped {
  readonly sheetName: string;
  readonly address: string;
  readonly reason: SkipReason | "references-gone";
  /** What its formula refers to that is gone. @default none */
  readonly gone?: readonly string[];
}

const skippedLines = (texts: RefreshTexts, skipped: readonly Skipped[]) =>
  skipped.map(({ sheetName, address, reason, gone = [] }) => {
    const why =
      reason === "references-gone"
        ? texts.referencesGone(gone.join(", "))
        : texts.skipReasons[reason];
    return `${sheetName}!${address}: ${why}`;
  });

/** @param count what is left undone; none is a success */
const said = (count: number, sentence: string, lines: readonly string[]): TaskOutcome => ({
  intent: count > 0 ? "warning" : "success",
  sentence,
  lines,
});

const written = (sentence: string): TaskOutcome => ({ intent: "success", sentence });

const careTasks = ({ texts, operations, scope, onChanged }: CareSectionProps) => ({
  freeze: async (work: LongWork) => {
    const { frozen, skipped } = await operations.freeze(scope, work);
    onChanged();
    const cells = skipped.map(({ cell, reason }) => ({ ...cell, reason }));
    const told = texts.frozen(frozen.length, skipped.length);
    const byName = frozen.filter(({ calls }) => calls.some(({ inName }) => inName !== undefined));
    const sentence = byName.length === 0 ? told : `${told} ${texts.frozenByName(byName.length)}`;
    return said(skipped.length, sentence, skippedLines(texts, cells));
  },
  thaw: (overwriteChanged: boolean) => async (work: LongWork) => {
    const options = { ...work, scope, overwriteChanged };
    const { thawed, skipped, unkept } = await operations.thaw(options);
    onChanged();
    const cells = skipped.map(({ place, reason, gone }) => ({ ...place, reason, gone }));
    const told = texts.thawed(thawed.length, skipped.length);
    const sentence = unkept.length === 0 ? told : `${told} ${texts.unkept(unkept.length)}`;
    return {
      ...said(skipped.length + unkept.length, sentence, skippedLines(texts, cells)),
      canOverwrite: skipped.some(({ reason }) => reason === "changed" || reason === "reordered"),
    };
  },
  share: async (): Promise<TaskOutcome> => {
    const report = await operations.shareCopy();
    if (report.status === "unsupported") {
      return { intent: "warning", sentence: texts.shareUnsupported };
    }
    if (report.status === "failed") {
      return { intent: "error", sentence: texts.shareFailed[report.step](report.reason) };
    }
    const cells = report.skipped.map(({ cell, reason }) => ({ ...cell, reason }));
    return said(cells.length, texts.shared(report.frozenCount), skippedLines(texts, cells));
  },
  repair: async () => {
    const { repaired, locked, remaining } = await operations.repair(scope);
    onChanged();
    const sentence = texts.repaired(repaired.length, locked.length, remaining.length);
    return said(locked.length + remaining.length, sentence, []);
  },
});

const sheetTasks = ({ texts, operations }: Pick<CareSectionProps, "texts" | "operations">) => ({
  writeSources: async () => {
    const { sheetName, sourceCount } = await operations.writeSources();
    return written(texts.writtenSources(sheetName, sourceCount));
  },
  writeAudit: async (work: LongWork) => {
    const { sheetName, cellCount, doubtfulCount } = await operations.writeAudit(work);
    return said(doubtfulCount, texts.writtenAudit(sheetName, cellCount, doubtfulCount), []);
  },
  keep: async (work: LongWork) => {
    const { kept, missing } = await operations.keepSnapshot(work);
    return written(texts.kept(kept, missing));
  },
});
