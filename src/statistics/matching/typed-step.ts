/** Digits that a double carries without noise. */
const exactDigits = 15;

/** The power of ten that the last digit stands for: 0.1 of 82.3, 100 of 1,200, 1 of 7. Zero has none. */
function ownStep(value: number): number | undefined {
  if (value === 0) return undefined;
  const [digits = "", exponent = "0"] = Math.abs(value)
    .toExponential(exactDigits - 1)
    .split("e");
  const decimals = digits.slice(2).replace(/0+$/, "").length;
  return 10 ** (Number(exponent) - decimals);
}

/**
 * What each figure is rounded to, told by the digits typed: once as all of them are, where the same number
 * of decimals holds for all, and once each by its own, where the number of digits does.
 */
export function typedSteps(values: readonly number[]): readonly (readonly number[])[] {
  const own = values.map(ownStep);
  const known = own.filter((step) => step !== undefined);
  const finest = known.length === 0 ? 1 : Math.min(...known);
  const same = values.map(() => finest);
  const each = own.map((step) => step ?? finest);
  return known.every((step) => step === finest) ? [same] : [same, each];
}
