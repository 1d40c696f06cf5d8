import { previewCall } from "../../functions/index.js";
import type { PaneServices } from "../../taskpane/index.js";
import { place, runInExcel } from "../../workbook/index.js";
import type { SharedServices } from "../create-services.js";
import { createAnswerPort } from "../answer-port.js";
import { findDemoKey } from "./find-demo-key.js";
import { createHostFacts } from "./host-facts.js";
import { hostTheme, officeTheme } from "../host.js";
import { createOpenWorkbookParts } from "../open-workbook/open-workbook-parts.js";

/** Makes what the pane alone needs, the workbook's code included, around what it shares with the functions. */
export function createPaneServices(shared: SharedServices, hasWorkbook: boolean): PaneServices {
  const { client, settings, store, errorLog, viewRequests, version, language, openWorkbook } =
    shared;
  return {
    client,
    settings,
    workbook: hasWorkbook
      ? {
          place: (insertion, where) => place(runInExcel, insertion, where),
          recalculateFailed: async () => {
            const { recalculateFailed } = await import(
              /* webpackChunkName: "recalculate" */ "./recalculate-failed.js"
            );
            return recalculateFailed();
          },
          run: runInExcel,
          check: async (how) => {
            const { checkExcel } = await import("./check/check-excel.js");
            return checkExcel({ run: runInExcel, client, settings }, how);
          },
          ...openWorkbook.join(() => createOpenWorkbookParts(shared)),
        }
      : null,
    findDemoKey,
    hostTheme: () => hostTheme(officeTheme()),
    language,
    version,
    data: createAnswerPort(client),
    functions: {
      forms: async () => {
        const { loadFunctionForms } = await import(
          /* webpackChunkName: "calls" */ "./function-forms.js"
        );
        return loadFunctionForms(language());
      },
      preview: previewCall,
    },
    errorLog,
    host: createHostFacts(),
    records: store,
    onViewRequest: (listener) => viewRequests.onRequest(listener),
  };
}
