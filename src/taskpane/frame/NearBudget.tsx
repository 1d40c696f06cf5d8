import { lazy, Suspense } from "react";
import { useClientStatus } from "../services/use-client-status.js";
import { isNearBudget } from "./near-budget.js";

const BudgetLine = lazy(() => import(/* webpackChunkName: "pane-budget" */ "./BudgetLine.js"));

/** Brings the line below the frame once a budget is nearly used up, the day's or the service's own; on most days it never comes. */
export function NearBudget() {
  const { today, dailyBudget, hasKey, notice } = useClientStatus();
  const isNear = dailyBudget !== null && isNearBudget(today.credits, dailyBudget);
  if (!hasKey || (!isNear && notice === null)) return null;
  return (
    <Suspense fallback={null}>
      <BudgetLine
        credits={today.credits}
        dailyBudget={isNear ? dailyBudget : null}
        notice={notice}
      />
    </Suspense>
  );
}
