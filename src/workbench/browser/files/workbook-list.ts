import { workbookAddress } from "./workbook-address.js";
import type { WorkbookStore } from "./workbook-store.js";

/** Does something that may fail, and says so where it does. */
export type Attempt = (task: () => Promise<void>) => void;

interface WorkbookListOptions {
  readonly store: WorkbookStore;
  readonly find: (id: string) => HTMLElement;
  readonly attempt: Attempt;
}

/** Fills the dialog's list with the workbooks kept in this browser, each to be opened or deleted. */
export async function listWorkbooks(options: WorkbookListOptions): Promise<void> {
  const { store, find } = options;
  const names = await store.list();
  find("open-none").hidden = names.length > 0;
  const entries = names.map(({ name, savedAt }) => {
    const entry = document.createElement("li");
    const open = document.createElement("a");
    open.href = workbookAddress(name);
    open.textContent = name;
    const when = document.createElement("span");
    when.textContent = new Date(savedAt).toLocaleString("en");
    entry.append(open, when, deleteButton(name, options));
    return entry;
  });
  find("open-list").replaceChildren(...entries);
}

function deleteButton(name: string, options: WorkbookListOptions): HTMLButtonElement {
  const { store, find, attempt } = options;
  const remove = document.createElement("button");
  remove.type = "button";
  remove.textContent = "Delete";
  remove.setAttribute("aria-label", `Delete ${name}`);
  remove.addEventListener("click", () => {
    if (!window.confirm(`Delete "${name}" from this browser?`)) return;
    attempt(async () => {
      await store.remove(name);
      await listWorkbooks(options);
      find("open-close").focus();
    });
  });
  return remove;
}
