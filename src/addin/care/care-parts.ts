import {
  createAgreement,
  createWorkbookOptions,
  createWorkbookSnapshot,
  runInExcel,
} from "../../workbook/index.js";
import type { SharedServices } from "../create-services.js";
import { setBudgetMark } from "./budget-mark.js";
import type { CareParts } from "./workbook-care.js";

/** What an open workbook keeps and allows, not yet read. */
export const createCareParts = ({ store }: Pick<SharedServices, "store">): CareParts => ({
  snapshot: createWorkbookSnapshot(),
  options: createWorkbookOptions({ markBudget: setBudgetMark }),
  agreement: createAgreement({
    run: runInExcel,
    records: store,
    workbookAddress: () => Office.context.document.url,
  }),
});
