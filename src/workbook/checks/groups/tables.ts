import { isSame, passIf, told, type Check } from "../check.js";
import { ownPrefix } from "../check-sheet.js";

const rows = [
  ["period", "value"],
  [2019, 1],
  [2020, 2],
];

const table: Check = {
  id: "table",
  title: "A table is made, named and read",
  run: async ({ onSheet }) => {
    const { name, header, body } = await onSheet(async (sheet, context) => {
      sheet.getRange("A1:B3").values = rows;
      // An address as text would be taken on the sheet in sight.
      const made = sheet.tables.add(sheet.getRange("A1:B3"), true);
      made.name = `${ownPrefix}TABLE`;
      await context.sync();
      const found = context.workbook.tables.getItem(`${ownPrefix}TABLE`);
      const [headers, cells] = [found.getHeaderRowRange(), found.getDataBodyRange()];
      found.load("name");
      headers.load("values");
      cells.load("values");
      await context.sync();
      return { name: found.name, header: headers.values, body: cells.values };
    });
    const seen = [...header, ...body];
    const isAsMade = name === `${ownPrefix}TABLE` && isSame(seen, rows);
    return passIf(isAsMade, `the table ${name} has ${told(seen)}`);
  },
};

export const tableChecks: readonly Check[] = [table];
