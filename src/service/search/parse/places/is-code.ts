/** Two or three capitals: a code, and no word. */
export const isCode = (raw: string): boolean => /^[A-Z]{2,3}$/.test(raw);
