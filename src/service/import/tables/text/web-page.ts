import { readText } from "./read-text.js";

const beginOfPage = /^\s*(<\?xml[^>]*>\s*)?<(!doctype\s+html|html)\b/i;

/**
 * @param begin of a file's text
 * @throws Error for what a portal shows where it does not give the file: a sign-in, a notice, an error
 */
export function refusePage(path: string, begin: string): void {
  if (!beginOfPage.test(begin)) return;
  throw new Error(
    `${path} is a web page (HTML), and neither a table nor a message: name the address of the file itself, or save its table as CSV or XLSX.`,
  );
}

/** Looks at what a file begins with. @throws Error for a web page */
export async function refusePageIn(path: string): Promise<void> {
  for await (const text of readText(path)) {
    refusePage(path, text);
    return;
  }
}
