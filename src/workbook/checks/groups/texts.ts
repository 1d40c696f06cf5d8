import { toCellInput, writeLinkedText } from "../../cells/write-text.js";
import { fail, isSame, notOffered, passIf, told, type Check } from "../check.js";
import { takesDataTypes } from "./arguments.js";

const strange = ["=1+1", "1-2", "＝1+1", "May 2020", "1. Quartal", "@a", "+1"];

const asText: Check = {
  id: "text-as-text",
  title: "Texts that look like formulas, dates or numbers stay texts",
  run: async ({ onSheet }) => {
    const seen = await onSheet(async (sheet, context) => {
      const range = sheet.getRange("A1").getResizedRange(strange.length - 1, 0);
      range.values = strange.map((text) => [toCellInput(text)]);
      await context.sync();
      range.load("values");
      await context.sync();
      return (range.values as unknown[][]).flat();
    });
    return passIf(isSame(seen, strange), `the cells hold ${told(seen)}`);
  },
};

const link: Check = {
  id: "link-as-text",
  title: "A link whose title begins like a formula shows the title",
  run: async ({ onSheet }) => {
    const { text, address } = await onSheet(async (sheet, context) => {
      const cell = sheet.getRange("A1");
      writeLinkedText(cell, "=1+1", { address: "https://example.com/" });
      await context.sync();
      cell.load("values,hyperlink");
      await context.sync();
      const { hyperlink } = cell as { hyperlink: Excel.RangeHyperlink | null };
      return { text: (cell.values as unknown[][])[0]?.[0], address: hyperlink?.address };
    });
    const isLink = address?.startsWith("https://example.com") === true;
    return passIf(
      text === "=1+1" && isLink,
      `the cell holds ${told(text)}, its link ${told(address)}`,
    );
  },
};

const separators: Check = {
  id: "list-separator",
  title: "Formulas are taken in English with commas, however they are shown",
  run: async ({ write, onSheet, settled }) => {
    await write("A1", [["=SUM(1.5,2)"]]);
    const [[sum] = []] = await settled("A1");
    const local = await onSheet(async (sheet, context) => {
      const cell = sheet.getRange("A1").load("formulasLocal");
      await context.sync();
      return String((cell.formulasLocal as unknown[][])[0]?.[0]);
    });
    return passIf(sum === 3.5, `"=SUM(1.5,2)" is ${told(sum)}; here one writes ${told(local)}`);
  },
};

const isLanguage = (tag: string) => {
  try {
    return new Intl.Locale(tag).language !== "";
  } catch {
    return false;
  }
};

const languages: Check = {
  id: "languages",
  title: "Excel names its language, and that of numbers and dates",
  run: async ({ run }) => {
    const { displayLanguage, contentLanguage } = Office.context;
    const { name, decimal } = await run(async (context) => {
      const { cultureInfo } = context.workbook.application;
      cultureInfo.load("name");
      cultureInfo.numberFormat.load("numberDecimalSeparator");
      await context.sync();
      return { name: cultureInfo.name, decimal: cultureInfo.numberFormat.numberDecimalSeparator };
    });
    const saw = `display ${told(displayLanguage)}, content ${told(contentLanguage)}, culture ${told(name)}, decimal ${told(decimal)}`;
    return passIf([displayLanguage, contentLanguage, name].every(isLanguage), saw);
  },
};

const dates: Check = {
  id: "formatted-result",
  title: "A result brings its format: a date is shown as one",
  run: async (bench) => {
    if (!takesDataTypes(bench)) return notOffered("no data types in functions here");
    const { token } = bench.functions.open(() => [
      [{ type: "FormattedNumber", basicValue: 45_708, numberFormat: "yyyy-mm-dd" }],
    ]);
    await bench.write("A1", [[`=STAT.VALUE("${token}")`]]);
    const text = await bench.until(
      () =>
        bench.onSheet(async (sheet, context) => {
          const cell = sheet.getRange("A1").load("text");
          await context.sync();
          return cell.text[0]?.[0];
        }),
      (seen) => seen === "2025-02-20",
    );
    if (text === undefined) return fail("the cell has no text");
    return passIf(text === "2025-02-20", `the cell shows ${told(text)}`);
  },
};

export const textChecks: readonly Check[] = [asText, link, separators, languages, dates];
