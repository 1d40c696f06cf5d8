import { isPayloadLimit } from "../../payload-limit.js";
import { passIf, told, type Check, type CheckBench } from "../check.js";
import { reasonOf } from "../reason-of.js";

const text = "x".repeat(1000);
const columns = 20;
/** Cells of 1,000 characters that make a megabyte. */
const rowsOfMegabyte = 50;

/** What the add-in sends at once is half of Excel's 5 MB. */
const needed = 2;

async function trySize({ onSheet }: CheckBench, megabytes: number): Promise<unknown> {
  const rows = megabytes * rowsOfMegabyte;
  const address = `A1:T${String(rows)}`;
  try {
    await onSheet(async (sheet, context) => {
      sheet.getRange(address).values = Array.from({ length: rows }, () =>
        Array.from({ length: columns }, () => text),
      );
      await context.sync();
    });
    await onSheet(async (sheet, context) => {
      sheet.getRange(address).load("values");
      await context.sync();
    });
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await onSheet(async (sheet, context) => {
      sheet.getRange(address).clear();
      await context.sync();
    });
  }
}

const payload: Check = {
  id: "payload-size",
  title: "2 MB are written and read at once; what is refused is refused for its size",
  run: async (bench) => {
    for (const megabytes of [1, needed, 4, 6]) {
      const error = await trySize(bench, megabytes);
      if (error === undefined) continue;
      const holds = megabytes > needed && isPayloadLimit(error);
      return passIf(holds, `${String(megabytes)} MB were refused: ${reasonOf(error)}`);
    }
    return passIf(true, "6 MB were written and read at once");
  },
};

const resultRows = 1000;

const result: Check = {
  id: "result-size",
  title: "A result of 1 MB arrives",
  run: async ({ functions, write, until, values }) => {
    const rows = Array.from({ length: resultRows }, () => [text]);
    const { token } = functions.open(() => rows);
    await write("A1", [[`=STAT.VALUE("${token}")`]]);
    const [[last] = []] = await until(
      () => values("A1000"),
      (now) => now[0]?.[0] === text,
      2,
    );
    const saw = last === text ? "its last row is there" : `its last row shows ${told(last)}`;
    return passIf(last === text, saw);
  },
};

export const limitChecks: readonly Check[] = [payload, result];
