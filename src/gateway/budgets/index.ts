export { createBudgetsReader } from "./budgets-file.js";
export { createLedger } from "./ledger.js";
export type { Ledger } from "./ledger.js";
export { createPayer } from "./payer.js";
