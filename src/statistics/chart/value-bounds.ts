import { decimalsOf } from "./number-text.js";

/** Where a value axis begins and ends, and how far apart its lines are. */
export interface ValueBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const withoutDust = (value: number) => Number(value.toPrecision(12));

/** 1, 2 or 5 times a power of ten: steps that are read without thinking. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const factor = [1, 2, 5].find((one) => one * power >= atLeast * 0.999999) ?? 10;
  return withoutDust(factor * power);
}

/**
 * Round bounds that fit the figures, the same in every document.
 * @param fromZero bars speak by their length and begin at zero; lines begin there where they come near it
 * @param steps about how many
 * @returns undefined without a figure
 */
export function valueBounds(
  values: readonly (number | null)[],
  { fromZero, steps = 5 }: { readonly fromZero: boolean; readonly steps?: number },
): ValueBounds | undefined {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) return undefined;
  // Nearer to zero than half of their height.
  if (fromZero || (low >= 0 && low < high / 2)) low = Math.min(low, 0);
  if (fromZero || (high <= 0 && high > low / 2)) high = Math.max(high, 0);
  if (low === high) {
    const room = low === 0 ? 1 : Math.abs(low) / 20;
    [low, high] = [low - room, high + room];
  }
  const step = roundStep((high - low) / steps);
  const begin = Math.floor(withoutDust(low / step));
  const end = Math.ceil(withoutDust(high / step));
  return { min: withoutDust(begin * step), max: withoutDust(end * step), step };
}

/** Excel's number format for the figures along such an axis: none of them rounded. */
export function axisNumberFormat({ step }: ValueBounds): string {
  const decimals = decimalsOf([step]);
  return decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`;
}
