import { Button, Text } from "@fluentui/react-components";
import type { RefreshPlan } from "../../../workbook/index.js";
import { ButtonRow } from "../../controls/Screen.js";
import type { RefreshTexts } from "../../messages/refresh.js";

interface PlanSummaryProps {
  readonly texts: RefreshTexts;
  readonly plan: RefreshPlan;
  readonly onStart: () => void;
  readonly onCheck: () => void;
}

/** What a refresh would do and cost, before anything is asked. */
export function PlanSummary({ texts, plan, onStart, onCheck }: PlanSummaryProps) {
  const hasWork = plan.cells.length > 0 || plan.requests.length > 0;
  return (
    <>
      <Text>
        {hasWork
          ? texts.plan({
              formulas: plan.formulaCount,
              requests: plan.distinctCount,
              withoutCall: plan.distinctCount - plan.requests.length,
              calls: plan.callCount,
              credits: plan.credits,
              isEstimate: plan.isEstimate,
            })
          : texts.nothing(plan.formulaCount)}
      </Text>
      {plan.unmoved.length > 0 && <Text>{texts.unmoved(plan.unmoved.length)}</Text>}
      {plan.unplanned.length > 0 && <Text>{texts.unplanned(plan.unplanned.length)}</Text>}
      {plan.researchSkipped.length > 0 && (
        <Text>{texts.researchSkipped(plan.researchSkipped.length)}</Text>
      )}
      {hasWork && plan.isManualCalculation && <Text>{texts.manual}</Text>}
      <ButtonRow>
        {hasWork && (
          <Button appearance="primary" onClick={onStart}>
            {texts.start(plan.credits, plan.isEstimate)}
          </Button>
        )}
        <Button onClick={onCheck}>{texts.check}</Button>
      </ButtonRow>
    </>
  );
}
