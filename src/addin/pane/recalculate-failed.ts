/** Reads every cell, with the code that takes formulas apart: in a file of its own, for when a key comes. */
export { recalculateFailed } from "../../workbook/index.js";
