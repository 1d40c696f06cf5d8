export { createBudgetsReader } from "./budgets-file.js";
export { createLedger, sumsOf } from "./ledger.js";
export type { Ledger } from "./ledger.js";
export { createPayer } from "./payer.js";
