import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckProgress, CheckReport } from "../../../../workbook/checks/index.js";
import { useAnnounce } from "../../../frame/announcer.js";
import type { DiagnosticsTexts } from "../../../messages/diagnostics.js";
import { useServices } from "../../../services/services.js";
import { summaryOf } from "./report-text.js";

export type CheckState =
  | { readonly status: "idle" }
  | { readonly status: "running"; readonly progress: CheckProgress | undefined }
  | { readonly status: "done"; readonly report: CheckReport }
  | { readonly status: "failed"; readonly error: unknown };

/**
 * One check at a time. Cancelled, it is over only when the sheet is taken away and the report is there; the
 * same when the screen is left.
 */
export function useCheck(texts: DiagnosticsTexts["check"]) {
  const { workbook } = useServices();
  const announce = useAnnounce();
  const [state, setState] = useState<CheckState>({ status: "idle" });
  const abort = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    abort.current?.abort();
  }, []);
  useEffect(() => cancel, [cancel]);

  const start = useCallback(async () => {
    if (workbook === null) return;
    abort.current = new AbortController();
    const { signal } = abort.current;
    const onProgress = (progress: CheckProgress) => {
      setState({ status: "running", progress });
      if (progress.skipUndo !== undefined) announce(texts.undo);
    };
    setState({ status: "running", progress: undefined });
    try {
      const report = await workbook.check({ signal, onProgress });
      setState({ status: "done", report });
      announce(summaryOf(report, texts.results));
    } catch (error) {
      setState({ status: "failed", error });
    }
  }, [announce, texts, workbook]);
  return { state, start: () => void start(), cancel };
}
