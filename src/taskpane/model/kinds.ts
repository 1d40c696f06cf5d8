/** What the one search box looks for, in the order in which results are shown. */
export const kinds = ["statistics", "indicators", "topics", "infographics", "studies"] as const;
export type Kind = (typeof kinds)[number];
export type KindChoice = Kind | "all";
