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
import { workbookAddress, freeWorkbookName, newWorkbookName } from "./workbook-address.js";
import { listWorkbooks } from "./workbook-list.js";
import type { Attempt } from "./workbook-list.js";
import type { WorkbookStore } from "./workbook-store.js";

interface FileBarOptions {
  readonly host: Host;
  readonly store: WorkbookStore;
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

/** Name, Save and Open in the page's bar, and Ctrl+S. */
export function showFileBar(options: FileBarOptions): void {
  const { host, name, find, tell } = options;
  const nameField = find("file-name") as HTMLInputElement;
  nameField.value = name ?? newWorkbookName;
  const wanted = () => nameField.value.trim() || newWorkbookName;
  /** Failures of the browser's store, such as a full disk, are sentences of the browser's. */
  const attempt: Attempt = (task) => {
    task().catch((error: unknown) => {
      tell(error instanceof Error ? error.message : String(error));
    });
  };

  const save = createSave(options, nameField, wanted);
  find("file-bar").addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(save);
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
  find("file-download").addEventListener("click", () => {
    download(toFileText(host.save()), "application/json", fileNameOf(wanted()));
  });
  find("file-excel").addEventListener("click", () => {
    attempt(async () => {
      download(new Uint8Array(await host.file()), excelType, excelNameOf(wanted()));
    });
  });
  listenToOpening(options, attempt);
}

/** Saves under the name in the field, and asks before that replaces another workbook. */
function createSave(
  { host, store, name, find }: FileBarOptions,
  nameField: HTMLInputElement,
  wanted: () => string,
): () => Promise<void> {
  const status = find("file-status");
  let current = name;
  return async () => {
    const next = wanted();
    const isOther = next !== current && (await store.has(next));
    if (isOther && !window.confirm(`Replace the workbook "${next}" that is kept already?`)) return;
    status.textContent = "Saving …";
    await store.write(next, host.save()).catch((error: unknown) => {
      status.textContent = "";
      throw error;
    });
    current = next;
    nameField.value = next;
    status.textContent = `Saved "${next}" in this browser at ${new Date().toLocaleTimeString("en")}.`;
    // Loading the page again opens what was saved.
    window.history.replaceState(null, "", workbookAddress(next));
  };
}

function download(content: string | Uint8Array<ArrayBuffer>, type: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** The dialog with the workbooks of this browser, and a file from the disk. */
function listenToOpening(options: FileBarOptions, attempt: Attempt): void {
  const { store, find } = options;
  const dialog = find("open-dialog") as HTMLDialogElement;
  const file = find("open-file") as HTMLInputElement;
  find("file-open").addEventListener("click", () => {
    attempt(async () => {
      await listWorkbooks({ store, find, attempt });
      dialog.showModal();
    });
  });
  find("open-close").addEventListener("click", () => {
    dialog.close();
  });
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    if (chosen === undefined) return;
    attempt(() =>
      openFile(chosen, options).finally(() => {
        // The same file, repaired, may be chosen again.
        file.value = "";
        dialog.close();
      }),
    );
  });
}

async function openFile(chosen: File, options: FileBarOptions): Promise<void> {
  const workbook = isExcelName(chosen.name)
    ? await readWorkbookFile(new Uint8Array(await chosen.arrayBuffer()), options)
    : readFileText(await chosen.text());
  const free = await freeWorkbookName(nameOfFile(chosen.name), options.store);
  await options.store.write(free, workbook);
  window.location.assign(workbookAddress(free));
}
