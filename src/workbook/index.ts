export {
  findStatCalls,
  isUnresolved,
  mayHoldStatCall,
  statFunctionId,
} from "./formulas/find-stat-calls.js";
export type { FormulaArgument, StatCall } from "./formulas/find-stat-calls.js";
export { replaceStatCall, writeStatCall, writeStatFormula } from "./formulas/write-stat-call.js";
export type { WritableArgument } from "./formulas/write-stat-call.js";
export { insertFormula } from "./insert/insert-formula.js";
export type { InsertFormulaOptions, InsertFormulaResult } from "./insert/insert-formula.js";
