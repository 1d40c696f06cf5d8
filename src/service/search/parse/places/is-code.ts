/** Short for what is measured, and codes of the Vatican, of Myanmar, Anguilla and Tuvalu. */
const abbreviations = new Set(["VAT", "MMR", "AI", "TV"]);

/** Two or three capitals: a code, and no word. */
export const isCode = (raw: string): boolean => /^[A-Z]{2,3}$/.test(raw) && !abbreviations.has(raw);
