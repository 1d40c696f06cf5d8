import { care, type RefreshCareTexts } from "./care.js";
import { plan, type RefreshPlanTexts } from "./plan.js";
import { report, type RefreshReportTexts } from "./report.js";

export interface RefreshTexts extends RefreshPlanTexts, RefreshReportTexts, RefreshCareTexts {}

export const refresh: RefreshTexts = { ...plan, ...report, ...care };
