/** Excel's largest number: "Excel specifications and limits", smaller than JavaScript's. */
const largestNumber = 9.99999999999999e307;

/** Can a cell hold this number? False for NaN and infinity, too. */
export const isExcelNumber = (value: number): boolean => Math.abs(value) <= largestNumber;

/** Characters of the longest text that a cell holds, by "Excel specifications and limits". */
export const longestCellText = 32_767;
