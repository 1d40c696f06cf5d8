import type { Template } from "../../../workbook/index.js";
import { useAnnounce } from "../../frame/announcer.js";
import { cellReason } from "../../services/cell-reason.js";
import { useServices } from "../../services/services.js";
import { useTexts } from "../../services/use-texts.js";
import { useWorkbookOperations } from "../../session/use-workbook-operations.js";
import { createKeptState } from "../../session/kept-state.js";
import { useTask, type TaskState } from "../../session/use-task.js";
import { templatesTexts } from "../../messages/templates.js";

interface TemplateOutcome {
  readonly intent: "success" | "warning";
  readonly sentence: string;
}

export interface TemplateInsertion {
  /** Of the one that was inserted last, or is being inserted. */
  readonly id: Template["id"] | null;
  readonly state: TaskState<TemplateOutcome>;
  readonly canInsert: boolean;
  readonly insert: (template: Template) => Promise<void>;
}

const useLastTemplate = createKeptState<Template["id"] | null>(null);

/** Inserts a template on a sheet of its own and says what came of it. */
export function useTemplate(): TemplateInsertion {
  const texts = useTexts(templatesTexts);
  const announce = useAnnounce();
  const { errorLog } = useServices();
  const workbook = useWorkbookOperations();
  const [id, changeId] = useLastTemplate();
  const { state, run } = useTask<TemplateOutcome>({ name: "insert a template" });
  const isBusy = state.status === "running";

  const insert = async (template: Template) => {
    if (workbook === null || isBusy) return;
    changeId(() => template.id);
    announce(texts.inserting(texts.names[template.id]));
    const end = await run(async () => {
      const { sheetNames, chartNames, failed } = await workbook.insertTemplate(template);
      const inserted = texts.inserted(sheetNames.join(", "), chartNames.length);
      if (failed.length === 0) return { intent: "success", sentence: inserted };
      const cells = failed.map(({ sheetName, address }) => {
        const place = `${sheetName}!${address}`;
        const reason = cellReason(errorLog, place);
        return reason === undefined ? place : `${place} (${reason})`;
      });
      return { intent: "warning", sentence: `${inserted} ${texts.failed(cells.join(", "))}` };
    });
    if (end.status === "done" && end.result.intent === "success") announce(end.result.sentence);
  };
  return { id, state, canInsert: workbook !== null && !isBusy, insert };
}
