import type { Price } from "../../client/index.js";
import type { RefreshPlan } from "../../workbook/index.js";

export const planPrice = ({ credits, atMost, isEstimate }: RefreshPlan): Price => ({
  credits,
  atMost,
  isKnown: !isEstimate,
});
