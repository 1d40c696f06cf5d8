/** Apart from what writes them, which is loaded when first needed. */
export const citationStyles = ["apa", "mla", "chicago", "harvard", "bibtex"] as const;
export type CitationStyle = (typeof citationStyles)[number];
