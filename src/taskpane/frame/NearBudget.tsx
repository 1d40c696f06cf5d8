import { lazy, Suspense } from "react";
import { useClientStatus } from "../services/use-client-status.js";
import { isNearBudget } from "./near-budget.js";

const BudgetLine = lazy(() => import(/* webpackChunkName: "pane-budget" */ "./BudgetLine.js"));

/** Brings the line below the frame once the day's budget is nearly used up; on most days it never comes. */
export function NearBudget() {
  const { today, dailyBudget, hasKey } = useClientStatus();
  if (!hasKey || dailyBudget === null || !isNearBudget(today.credits, dailyBudget)) return null;
  return (
    <Suspense fallback={null}>
      <BudgetLine credits={today.credits} dailyBudget={dailyBudget} />
    </Suspense>
  );
}
