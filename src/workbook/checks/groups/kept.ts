import { notOffered, passIf, told, type Check, type CheckBench } from "../check.js";
import { ownNamespace } from "../check-sheet.js";
import { findCopyPort } from "../../share/find-copy-port.js";
import { openParts } from "../../share/file-parts.js";

export const partBody = `<check xmlns="${ownNamespace}">kept</check>`;
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const addPart = ({ run }: CheckBench) =>
  run(async (context) => {
    context.workbook.customXmlParts.add(declaration + partBody);
    await context.sync();
  });

/** What stands in the parts of the checks, and takes them away. */
export const takeParts = ({ run }: CheckBench) =>
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
    const texts = await takeParts(bench);
    const [text = ""] = texts;
    const form = text.startsWith("<?xml") ? "with" : "without";
    const left = await takeParts(bench);
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
      return passIf(
        isThere,
        `${found} among the custom XML parts of the file, which are ${String(items.length)}`,
      );
    } finally {
      await takeParts(bench);
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

export const keptChecks: readonly Check[] = [xmlPart, savedFile, settings];
