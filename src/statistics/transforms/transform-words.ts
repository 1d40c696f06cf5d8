/** The words of the transforms, apart from what computes them, which is loaded when first needed. */
export const changeWords = [
  "none",
  "diff",
  "pct",
  "diff-year",
  "pct-year",
  "annualised",
  "log",
  "log-diff",
] as const;
export type ChangeWord = (typeof changeWords)[number];

export const fillWords = ["none", "previous", "linear"] as const;
export type FillWord = (typeof fillWords)[number];

/** Year, half-year, quarter, month and week, by the letters that statistics use. */
export const frequencyWords = ["A", "S", "Q", "M", "W"] as const;
export type FrequencyWord = (typeof frequencyWords)[number];
