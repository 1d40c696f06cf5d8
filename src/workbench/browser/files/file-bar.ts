import type { FunctionsMetadata } from "../../grid/index.js";
import type { Host } from "../../host/index.js";
import { readWorkbookFile } from "../../host/index.js";
import {
  excelNameOf,
  fileNameOf,
  isExcelName,
  nameOfFile,
  readFileText,
  toFileText,
} from "./workbook-file.js";
import type { WorkbookShelf } from "./workbook-shelf.js";

interface FileBarOptions {
  readonly host: Host;
  readonly shelf: WorkbookShelf;
  /** The add-in's, which an Excel file names in its own way. */
  readonly functions: FunctionsMetadata;
  readonly namespace: string;
  /** The workbook's name; undefined for a new one. */
  readonly name: string | undefined;
  readonly find: (id: string) => HTMLElement;
  /** Says what went wrong. */
  readonly tell: (text: string) => void;
}

const excelType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const newWorkbookName = "Book1";

/** The page's own address with a workbook to open: loading it anew closes this one. */
export function addressOf(name: string): string {
  const address = new URL(window.location.href);
  address.searchParams.set("open", name);
  return address.href;
}

/** Name, Save and Open in the page's bar, and Ctrl+S. */
export function showFileBar(options: FileBarOptions): void {
  const { host, shelf, name, find, tell } = options;
  const nameField = find("file-name") as HTMLInputElement;
  const status = find("file-status");
  const dialog = find("open-dialog") as HTMLDialogElement;
  const file = find("open-file") as HTMLInputElement;
  let current = name;
  nameField.value = name ?? newWorkbookName;
  const wanted = () => nameField.value.trim() || newWorkbookName;
  /** Failures of the browser's store, such as a full disk, are sentences of the browser's. */
  const attempt = (task: () => Promise<void>) => {
    task().catch((error: unknown) => {
      tell(error instanceof Error ? error.message : String(error));
    });
  };

  const save = async () => {
    const next = wanted();
    const isOther = next !== current && (await shelf.has(next));
    if (isOther && !window.confirm(`Replace the workbook "${next}" that is kept already?`)) return;
    status.textContent = "Saving …";
    await shelf.write(next, host.save()).catch((error: unknown) => {
      status.textContent = "";
      throw error;
    });
    current = next;
    nameField.value = next;
    status.textContent = `Saved in this browser at ${new Date().toLocaleTimeString("en")}.`;
    // Loading the page again opens what was saved.
    window.history.replaceState(null, "", addressOf(next));
  };
  const list = async () => {
    const names = await shelf.list();
    find("open-none").hidden = names.length > 0;
    const entries = names.map(({ name: kept, savedAt }) => {
      const entry = document.createElement("li");
      const open = document.createElement("a");
      open.href = addressOf(kept);
      open.textContent = kept;
      const when = document.createElement("span");
      when.textContent = new Date(savedAt).toLocaleString("en");
      const remove = document.createElement("button");
      remove.type = "button";
      remove.textContent = "Delete";
      remove.setAttribute("aria-label", `Delete ${kept}`);
      remove.addEventListener("click", () => {
        if (!window.confirm(`Delete "${kept}" from this browser?`)) return;
        attempt(async () => {
          await shelf.remove(kept);
          await list();
          find("open-close").focus();
        });
      });
      entry.append(open, when, remove);
      return entry;
    });
    find("open-list").replaceChildren(...entries);
  };
  const openFile = async (chosen: File) => {
    const workbook = isExcelName(chosen.name)
      ? await readWorkbookFile(new Uint8Array(await chosen.arrayBuffer()), options)
      : readFileText(await chosen.text());
    const free = await freeName(nameOfFile(chosen.name), shelf);
    await shelf.write(free, workbook);
    window.location.assign(addressOf(free));
  };
  const download = (content: string | Uint8Array<ArrayBuffer>, type: string, fileName: string) => {
    const address = URL.createObjectURL(new Blob([content], { type }));
    const link = document.createElement("a");
    link.href = address;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(address);
  };

  find("file-bar").addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(save);
  });
  find("file-open").addEventListener("click", () => {
    attempt(async () => {
      await list();
      dialog.showModal();
    });
  });
  find("file-download").addEventListener("click", () => {
    download(toFileText(host.save()), "application/json", fileNameOf(wanted()));
  });
  find("file-excel").addEventListener("click", () => {
    attempt(async () => {
      download(new Uint8Array(await host.file()), excelType, excelNameOf(wanted()));
    });
  });
  find("open-close").addEventListener("click", () => {
    dialog.close();
  });
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    if (chosen === undefined) return;
    attempt(() =>
      openFile(chosen).finally(() => {
        // The same file, repaired, may be chosen again.
        file.value = "";
        dialog.close();
      }),
    );
  });
  window.addEventListener(
    "keydown",
    (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      event.stopPropagation();
      attempt(save);
    },
    { capture: true },
  );
}

/** A file never replaces a workbook that is kept already. */
export async function freeName(name: string, shelf: WorkbookShelf): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} (${String(number)})`;
    if (!(await shelf.has(candidate))) return candidate;
  }
}
