/**
 * Whether categories are years alone, in order, not all of them: on an axis of texts six years would be as wide as one.
 *
 * @param categories as texts or as numbers
 */
export function hasMissingYears(categories: readonly unknown[]): boolean {
  const years = categories.map((category) =>
    /^\d{4}$/.test(String(category)) ? Number(category) : NaN,
  );
  const steps = years.slice(1).map((year, index) => year - (years[index] ?? NaN));
  return steps.every((step) => step > 0) && new Set(steps).size > 1;
}
