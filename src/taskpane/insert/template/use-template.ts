import { useState } from "react";
import type { TemplateId } from "../../../workbook/index.js";
import { useAnnounce } from "../../frame/announcer.js";
import { useTexts } from "../../services/use-texts.js";
import { useOperations } from "../../session/use-operations.js";
import { useServices } from "../../services/services.js";
import { templatesTexts } from "../../messages/templates.js";

export type TemplateState =
  | { readonly status: "idle" }
  | { readonly status: "inserting"; readonly id: TemplateId }
  | { readonly status: "done"; readonly intent: "success" | "warning"; readonly sentence: string }
  | { readonly status: "failed"; readonly reason: string };

interface TemplateInsertion {
  readonly state: TemplateState;
  readonly canInsert: boolean;
  readonly insert: (id: TemplateId) => Promise<void>;
}

/** Inserts a template on a sheet of its own and says what came of it. */
export function useTemplate(): TemplateInsertion {
  const { language } = useServices();
  const texts = useTexts(templatesTexts);
  const announce = useAnnounce();
  const workbook = useOperations();
  const [state, setState] = useState<TemplateState>({ status: "idle" });
  const isBusy = state.status === "inserting";

  const insert = async (id: TemplateId) => {
    if (workbook === null || isBusy) return;
    setState({ status: "inserting", id });
    announce(texts.inserting(texts.names[id]));
    const next = await workbook.insertTemplate(id, language()).then(
      ({ sheetNames, chartNames, failed }): TemplateState => {
        const inserted = texts.inserted(sheetNames.join(", "), chartNames.length);
        if (failed.length === 0) return { status: "done", intent: "success", sentence: inserted };
        const cells = failed.map(({ sheetName, address }) => `${sheetName}!${address}`).join(", ");
        return {
          status: "done",
          intent: "warning",
          sentence: `${inserted} ${texts.failed(cells)}`,
        };
      },
      (error: unknown): TemplateState => ({
        status: "failed",
        reason: error instanceof Error ? error.message : String(error),
      }),
    );
    setState(next);
    if (next.status === "done" && next.intent === "success") announce(next.sentence);
  };
  return { state, canInsert: workbook !== null && !isBusy, insert };
}
