/** Excel's largest number: "Excel specifications and limits", smaller than JavaScript's. */
const largestNumber = 9.99999999999999e307;

/** Excel's smallest positive number, by its specifications and limits: what is nearer to 0 is 0 in a cell. */
const smallestNumber = 2.2251e-308;

/** A number as a cell holds it; undefined where no cell can: not a number, infinity, beyond Excel's largest. */
export function cellNumber(value: number): number | undefined {
  if (!(Math.abs(value) <= largestNumber)) return undefined;
  return Math.abs(value) < smallestNumber ? 0 : value;
}

/** Characters of the longest text that a cell holds, by "Excel specifications and limits". */
export const longestCellText = 32_767;
