import type { WorkbookStore } from "./workbook-store.js";

export const newWorkbookName = "Book1";

/** The page's own address with a workbook to open: loading it anew closes this one. */
export function workbookAddress(name: string): string {
  const address = new URL(window.location.href);
  address.searchParams.set("open", name);
  return address.href;
}

/** A file never replaces a workbook that is kept already. */
export async function freeWorkbookName(name: string, store: WorkbookStore): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} (${String(number)})`;
    if (!(await store.has(candidate))) return candidate;
  }
}
