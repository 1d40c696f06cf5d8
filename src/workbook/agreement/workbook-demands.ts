import { scanWorkbook, type StatCell } from "../cells/scan-workbook.js";
import { asksResearch } from "../formulas/stat-call.js";
import { optionsPart } from "../parts/options-part.js";

/** What a file would spend without anybody of this device having asked for it. */
export interface WorkbookDemands {
  readonly refreshOnOpen: boolean;
  readonly budget: number | null;
  /** Cells that ask research questions, as the file brought them. */
  readonly questions: readonly StatCell[];
}

export async function readDemands(context: Excel.RequestContext): Promise<WorkbookDemands> {
  const { refreshOnOpen, budget } = await optionsPart.read(context);
  const cells = await scanWorkbook(context);
  return {
    refreshOnOpen: refreshOnOpen?.value ?? false,
    budget: budget?.value ?? null,
    questions: cells.filter(asksResearch),
  };
}
