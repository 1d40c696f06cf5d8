/** How the figures of a longer period are combined into one. */
export const combineWords = ["avg", "sum", "last", "first", "min", "max"] as const;
export type CombineWord = (typeof combineWords)[number];
