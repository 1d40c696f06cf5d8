const mostListed = 30;

/** Addresses for a sentence, which would be read by nobody if there were hundreds. */
export const listed = (cells: readonly string[]): string =>
  cells.slice(0, mostListed).join(", ") + (cells.length > mostListed ? " …" : "");
