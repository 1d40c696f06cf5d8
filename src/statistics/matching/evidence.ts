/** More digits than this say no more: sources revise, and copies share their digits. */
const mostDigits = 5;

const reach = Math.LN10;

/** How far a figure lies from the one before, on average; of all lines where there are single figures. */
function meanStride(lines: readonly (readonly number[])[]): number {
  const rows = lines.some((line) => line.length > 1) ? lines : [lines.flat()];
  const strides = rows.flatMap((line) =>
    line.slice(1).map((value, at) => Math.abs(value - (line[at] ?? value))),
  );
  return strides.length === 0 ? 0 : strides.reduce((sum, one) => sum + one, 0) / strides.length;
}

/**
 * What it says that a figure agrees, in digits (powers of ten): the less, the coarser it is rounded beside
 * its own size and beside what lies between it and its neighbours. Whoever knows one figure of a series that
 * hardly moves knows the next one too.
 */
export function figureEvidence(
  lines: readonly (readonly number[])[],
  steps: readonly number[],
): number[] {
  const strides = lines.map((line) => meanStride(line.length > 2 ? [line] : lines));
  let at = 0;
  return lines.flatMap((line, row) =>
    line.map((value) => {
      const step = steps[at] ?? 1;
      at += 1;
      const byStride = (step + 2 * (strides[row] ?? 0)) / step;
      const bySize = (step + reach * Math.abs(value)) / step;
      return Math.min(mostDigits, Math.log10(Math.min(byStride, bySize)));
    }),
  );
}

/** Digits that it takes to say which of the figures agree. */
export function choiceDigits(count: number, agreed: number): number {
  let digits = 0;
  for (let at = 1; at <= count - agreed; at += 1) digits += Math.log10((agreed + at) / at);
  return digits;
}
