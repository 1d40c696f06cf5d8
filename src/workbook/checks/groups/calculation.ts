import { fail, isSame, passIf, told, type Check, type CheckBench } from "../check.js";

/** B1 shows one more than A1; `calls` counts how often its function was called. */
async function plusOne({ functions, write, until, values }: CheckBench, cell = "B1", of = "A1") {
  const { token, calls } = functions.open(({ args }) => [[Number([args[1]].flat(2)[0]) + 1]]);
  await write(of, [[1]]);
  const formula = `=STAT.VALUE("${token}",${of})`;
  await write(cell, [[formula]]);
  await until(
    () => values(cell),
    (seen) => isSame(seen, [[2]]),
  );
  return { calls, formula };
}

const edit: Check = {
  id: "recalculated-after-edit",
  title: "A formula is calculated anew when its cell changes",
  run: async (bench) => {
    await plusOne(bench);
    await bench.write("A1", [[5]]);
    const [[seen] = []] = await bench.until(
      () => bench.values("B1"),
      (now) => isSame(now, [[6]]),
    );
    return passIf(seen === 6, `after A1 became 5 its formula shows ${told(seen)}`);
  },
};

const calculate: Check = {
  id: "range-calculate",
  title: "Range.calculate calls a function again",
  run: async (bench) => {
    const { calls } = await plusOne(bench);
    const before = calls.length;
    await bench.onSheet(async (sheet, context) => {
      sheet.getRange("B1").calculate();
      await context.sync();
    });
    const after = await bench.until(
      () => calls.length,
      (count) => count > before,
    );
    return passIf(after > before, `calls after Range.calculate: ${String(after - before)}`);
  },
};

const reentered: Check = {
  id: "reentered-formula",
  title: "A formula that is written again is called again",
  run: async (bench) => {
    const { calls, formula } = await plusOne(bench);
    const before = calls.length;
    await bench.write("B1", [[formula]]);
    const after = await bench.until(
      () => calls.length,
      (count) => count > before,
    );
    return passIf(
      after > before,
      `calls after the formula was rewritten: ${String(after - before)}`,
    );
  },
};

const insert: Check = {
  id: "inserted-row",
  title: "A row inserted above moves formula and result",
  run: async (bench) => {
    const { calls } = await plusOne(bench, "B3", "A3");
    const before = calls.length;
    const formula = await bench.onSheet(async (sheet, context) => {
      sheet.getRange("1:1").insert("Down");
      await context.sync();
      const cell = sheet.getRange("B4").load("formulas");
      await context.sync();
      return String((cell.formulas as unknown[][])[0]?.[0]);
    });
    const [[value] = []] = await bench.settled("B4");
    const again = `further calls: ${String(calls.length - before)}`;
    const holds = formula.endsWith(",A4)") && value === 2;
    return passIf(
      holds,
      `B4 has ${formula === "" ? "no formula" : formula.replace(/^.*,/, "…,")} and shows ${told(value)}; ${again}`,
    );
  },
};

const busy: Check = {
  id: "busy-cell",
  title: "A cell whose result is awaited shows that, and a function is told that it is cancelled",
  run: async ({ functions, write, until, values }) => {
    let release = () => {};
    const { token, calls } = functions.open(
      () =>
        new Promise((resolve) => {
          release = () => {
            resolve([["late"]]);
          };
        }),
    );
    await write("A1", [[`=STAT.VALUE("${token}")`]]);
    const [call] = await until(
      () => [...calls],
      (seen) => seen.length > 0,
    );
    const [[shown] = []] = await values("A1");
    await write("A1", [["over"]]);
    const isCanceled = await until(() => call?.isCanceled() === true, Boolean);
    release();
    if (call === undefined) return fail("the function was not called");
    return passIf(
      isCanceled,
      `the cell showed ${told(shown)}; overwritten, the call was ${isCanceled ? "" : "not "}cancelled`,
    );
  },
};

const changed: Check = {
  id: "changed-event",
  title: "A change of a cell is told to the add-in",
  run: async ({ onSheet, write, until }) => {
    const told: string[] = [];
    const registration = await onSheet(async (sheet, context) => {
      const added = sheet.onChanged.add(({ address }) => {
        told.push(address);
        return Promise.resolve();
      });
      await context.sync();
      return added;
    });
    await write("C7", [[1]]);
    const seen = await until(
      () => [...told],
      (addresses) => addresses.length > 0,
    );
    registration.remove();
    await registration.context.sync();
    return passIf(seen.includes("C7"), `onChanged told of ${seen.join(", ") || "nothing"}`);
  },
};

export const calculationChecks: readonly Check[] = [
  ...[edit, calculate, reentered, insert, busy, changed],
];
