import { notOffered, passIf, told, type Check, type CheckBench } from "../check.js";
import { ownNamespace } from "../check-sheet.js";
import { findCopyPort } from "../../share/find-copy-port.js";
import { openParts } from "../../share/file-parts.js";
import { isUndoRefusal } from "../../run-in-excel.js";

const body = `<check xmlns="${ownNamespace}">kept</check>`;
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const addPart = ({ run }: CheckBench) =>
  run(async (context) => {
    context.workbook.customXmlParts.add(declaration + body);
    await context.sync();
  });

/** What stands in the parts of the checks, and takes them away. */
const readParts = ({ run }: CheckBench) =>
  run(async (context) => {
    const parts = context.workbook.customXmlParts.getByNamespace(ownNamespace);
    parts.load("items/id");
    await context.sync();
    const texts = parts.items.map((part) => part.getXml());
    await context.sync();
    for (const part of parts.items) part.delete();
    await context.sync();
    return texts.map(({ value }) => value);
  });

const xmlPart: Check = {
  id: "xml-part",
  title: "A custom XML part is kept and found by its namespace",
  run: async (bench) => {
    await addPart(bench);
    const texts = await readParts(bench);
    const [text = ""] = texts;
    const form = text.startsWith("<?xml") ? "with" : "without";
    const left = await readParts(bench);
    const holds = texts.length === 1 && text.includes(">kept</") && left.length === 0;
    return passIf(
      holds,
      `${String(texts.length)} found, ${form} its declaration: ${told(text)}; ${String(left.length)} after deleting`,
    );
  },
};

const savedFile: Check = {
  id: "saved-file",
  title: "The file that Excel would save holds the custom XML part",
  run: async (bench) => {
    const port = findCopyPort();
    if (port === undefined) return notOffered("no file to read here (CompressedFile)");
    await addPart(bench);
    try {
      const file = await port.readFile();
      const parts = openParts(file);
      // A namespace and a word of ours: nothing else of the file is looked at.
      const items = parts
        .referencesOf("xl/workbook.xml")
        .filter(({ kind }) => kind === "customXml");
      const isThere = items.some(({ path }) => parts.text(path)?.includes(ownNamespace) === true);
      const found = isThere ? "our part is" : "our part is not";
      return passIf(isThere, `${found} among ${String(items.length)} custom XML parts of the file`);
    } finally {
      await readParts(bench);
    }
  },
};

const settingName = "stat.check";

const saveSettings = () =>
  new Promise<void>((resolve, reject) => {
    Office.context.document.settings.saveAsync(({ status, error }) => {
      if (status === Office.AsyncResultStatus.Succeeded) resolve();
      else reject(new Error(error.message));
    });
  });

const settings: Check = {
  id: "document-settings",
  title: "A setting of the document is kept in the workbook",
  run: async ({ run }) => {
    const { settings: kept } = Office.context.document;
    const written = crypto.randomUUID();
    kept.set(settingName, written);
    await saveSettings();
    try {
      // Office.js keeps a copy of its own: what the workbook has is asked of Excel.
      const read = await run(async (context) => {
        const setting = context.workbook.settings.getItemOrNullObject(settingName);
        setting.load("value");
        await context.sync();
        return setting.isNullObject ? undefined : (setting.value as unknown);
      });
      return passIf(
        read === written,
        `saved, and ${read === written ? "" : "not "}in the workbook`,
      );
    } finally {
      kept.remove(settingName);
      await saveSettings();
    }
  },
};

const undoGroup: Check = {
  id: "undo-group",
  title: "Cells, a chart, a table and a custom XML part fit into one step of undo",
  run: async (bench) => {
    if (!bench.isSetSupported("ExcelApi", "1.20")) return notOffered("no ExcelApi 1.20");
    const { run, sheetId } = bench;
    try {
      await run(
        async (context) => {
          const sheet = context.workbook.worksheets.getItem(sheetId);
          sheet.getRange("A1:B2").values = [
            ["a", "b"],
            [1, 2],
          ];
          await context.sync();
          sheet.tables.add(sheet.getRange("A1:B2"), true);
          sheet.charts.add("LineMarkers", sheet.getRange("A1:B2"), "Columns");
          await context.sync();
          context.workbook.customXmlParts.add(body);
          await context.sync();
        },
        { isOneStep: true },
      );
      return passIf(true, "no UndoNotSupported");
    } catch (error) {
      if (!isUndoRefusal(error)) throw error;
      return passIf(false, "UndoNotSupported");
    } finally {
      await readParts(bench);
    }
  },
};

export const keptChecks: readonly Check[] = [xmlPart, savedFile, settings, undoGroup];
