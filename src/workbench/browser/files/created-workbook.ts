import type { SavedWorkbook } from "../../host/index.js";
import { workbookAddress, freeWorkbookName, newWorkbookName } from "./workbook-address.js";
import type { WorkbookStore } from "./workbook-store.js";

interface CreatedWorkbookOptions {
  readonly store: WorkbookStore;
  readonly find: (id: string) => HTMLElement;
}

/**
 * Opens what the add-in made with `Excel.createWorkbook`: kept in this browser and shown in a tab of its
 * own, or by a link where the browser opens no tab that nobody clicked for.
 */
export async function openCreatedWorkbook(
  workbook: SavedWorkbook,
  { store, find }: CreatedWorkbookOptions,
): Promise<void> {
  const name = (find("file-name") as HTMLInputElement).value.trim() || newWorkbookName;
  const free = await freeWorkbookName(`Copy of ${name}`, store);
  await store.write(free, workbook);
  const address = workbookAddress(free);
  const isOpen = window.open(address, "_blank") !== null;
  const link = find("created-link") as HTMLAnchorElement;
  link.href = address;
  link.textContent = `Open "${free}"`;
  find("created").hidden = isOpen;
  // Once followed it has done its work.
  link.onclick = () => {
    find("created").hidden = true;
  };
}
