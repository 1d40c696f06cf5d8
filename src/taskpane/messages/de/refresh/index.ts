import { care } from "./care.js";
import { plan } from "./plan.js";
import { report } from "./report.js";
import type { RefreshTexts } from "../../en/refresh/index.js";

export const refresh: RefreshTexts = { ...plan, ...report, ...care };
