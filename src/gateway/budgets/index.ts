export { limitOfPerson, limitOfTeam, ownLimit } from "./budgets.js";
export type { Budgets, Limit } from "./budgets.js";
export { runBudgetsCommand } from "./budgets-command.js";
export { createBudgetsEditor } from "./edit-budgets.js";
export type { BudgetsEditor } from "./edit-budgets.js";
export { createLedger, sumsOf } from "./ledger.js";
export type { Ledger } from "./ledger.js";
export { createPayer } from "./payer.js";
export { watchBudgetsFile, watchSharedBudgets } from "./watch-budgets.js";
