import {
  createAgreement,
  createTurns,
  createWorkbookOptions,
  createWorkbookSnapshot,
  runInExcel,
} from "../../workbook/index.js";
import type { SharedServices } from "../create-services.js";
import { setBudgetMark } from "./budget-mark.js";
import type { OpenWorkbookParts } from "./open-workbook.js";

/** What an open workbook keeps and allows, not yet read. */
export const createOpenWorkbookParts = ({
  store,
}: Pick<SharedServices, "store">): OpenWorkbookParts => ({
  snapshot: createWorkbookSnapshot(),
  options: createWorkbookOptions({ markBudget: setBudgetMark }),
  agreement: createAgreement({
    run: runInExcel,
    records: store,
    workbookAddress: () => Office.context.document.url,
  }),
  takeTurn: createTurns(),
});
