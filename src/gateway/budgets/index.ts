export { createBudgetsReader, limitOfPerson, limitOfTeam, ownLimit } from "./budgets-file.js";
export type { Budgets, Limit } from "./budgets-file.js";
export { openBudgetsEditor } from "./edit-budgets.js";
export type { BudgetsEditor, BudgetsReader } from "./edit-budgets.js";
export { createLedger, sumsOf } from "./ledger.js";
export type { Ledger } from "./ledger.js";
export { createPayer } from "./payer.js";
