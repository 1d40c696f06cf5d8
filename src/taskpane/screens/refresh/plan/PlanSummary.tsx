import { Button, Text } from "@fluentui/react-components";
import { localDay, toIsoDate } from "../../../../statistics/index.js";
import type { RefreshPlan, WorkbookOperations } from "../../../../workbook/index.js";
import { ButtonRow } from "../../../controls/Screen.js";
import { planPrice } from "../../../model/plan-price.js";
import { CellDisclosure } from "./CellDisclosure.js";
import type { RefreshTexts } from "../../../messages/refresh.js";

interface PlanSummaryProps {
  readonly texts: RefreshTexts;
  readonly plan: RefreshPlan;
  readonly onStart: () => void;
  readonly onCheck: () => void;
  readonly operations: WorkbookOperations;
}

/** What a refresh would do and cost, before anything is asked. */
export function PlanSummary({ texts, plan, operations, onStart, onCheck }: PlanSummaryProps) {
  const hasWork = plan.cells.length > 0 || plan.requests.length > 0;
  // What is made of fresh figures can be calculated again for nothing, and is not out of date for that.
  const isDue = plan.requests.length > 0 || plan.cells.some((cell) => !plan.doubtful.has(cell));
  return (
    <>
      <Text>
        {isDue
          ? texts.plan({
              formulas: plan.formulaCount,
              requests: plan.distinctCount,
              withoutCall: plan.distinctCount - plan.requests.length,
              calls: plan.callCount,
              price: planPrice(plan),
            })
          : texts.nothing(plan.formulaCount)}
      </Text>
      {plan.unmoved.length > 0 && <Text>{texts.unmoved(plan.unmoved.length)}</Text>}
      {plan.unplanned.length > 0 && <Text>{texts.unplanned(plan.unplanned.length)}</Text>}
      {plan.researchSkipped.length > 0 && (
        <Text>{texts.researchSkipped(plan.researchSkipped.length)}</Text>
      )}
      <KeptCells texts={texts} kept={plan.keptCells} operations={operations} />
      {hasWork && plan.isManualCalculation && <Text>{texts.manual}</Text>}
      <ButtonRow>
        {hasWork && (
          <Button appearance="primary" onClick={onStart}>
            {texts.start(planPrice(plan))}
          </Button>
        )}
        <Button onClick={onCheck}>{texts.check}</Button>
      </ButtonRow>
    </>
  );
}

interface KeptCellsProps {
  readonly texts: RefreshTexts;
  readonly kept: RefreshPlan["keptCells"];
  readonly operations: WorkbookOperations;
}

/** Cells that show what the file keeps, each with the day it was fetched. */
function KeptCells({ texts, kept, operations }: KeptCellsProps) {
  if (kept.length === 0) return null;
  const cells = kept.map(({ cell, fetchedAt }) => ({
    cell,
    note: texts.fetchedOn(toIsoDate(localDay(new Date(fetchedAt)))),
  }));
  return (
    <CellDisclosure {...{ texts, cells, operations }} summary={texts.fromWorkbook(cells.length)} />
  );
}
