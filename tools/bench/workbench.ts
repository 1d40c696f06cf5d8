/**
 * How long the workbench takes to add a sheet: `npm run bench:workbench [-- <sheets> <formulas>]`. A
 * workbook of 30 sheets with 3,000 formulas, a tenth of which spill and a tenth read another sheet, in
 * the real office.js on the workbench's host. Fails where a new sheet takes longer than 200 ms.
 */
import { createNodeWorkbench } from "../../src/workbench/node/index.js";

const sheets = Number(process.argv[2] ?? 30);
const formulas = Number(process.argv[3] ?? 3000);
const perSheet = Math.ceil(formulas / sheets);
const limitMs = 200;

function formulaAt(sheet: number, row: number): string {
  if (row % 10 === 0) return "=SEQUENCE(1,5)";
  if (row % 10 === 1 && sheet > 0) return `=Part${String(sheet - 1)}!A${String(row + 1)}*2`;
  return `=A${String(row + 1)}+SUM($A$1:$A$10)`;
}

const workbench = await createNodeWorkbench({ functionsJson: { functions: [] } });
try {
  await workbench.run(async (context) => {
    for (let sheet = 0; sheet < sheets; sheet++) {
      const added = context.workbook.worksheets.add(`Part${String(sheet)}`);
      const cells = Array.from({ length: perSheet }, (_, row) => [row + 1, formulaAt(sheet, row)]);
      added.getRange(`A1:B${String(perSheet)}`).formulas = cells;
      await context.sync();
    }
  });
  const rows = [];
  for (let added = 0; added < 10; added++) {
    const [from, cpuFrom] = [performance.now(), process.cpuUsage()];
    await workbench.run(async (context) => {
      context.workbook.worksheets.add(`New${String(added)}`);
      await context.sync();
    });
    const cpu = process.cpuUsage(cpuFrom);
    rows.push({
      sheet: sheets + added + 2,
      ms: Math.round(performance.now() - from),
      "CPU ms": Math.round((cpu.user + cpu.system) / 1000),
    });
  }
  console.log(`${String(sheets)} sheets with ${String(sheets * perSheet)} formulas`);
  console.table(rows);
  const worst = Math.max(...rows.map(({ ms }) => ms));
  if (worst > limitMs) {
    console.error(`The slowest new sheet took ${String(worst)} ms.`);
    process.exitCode = 1;
  }
} finally {
  workbench.dispose();
}
