import { isSame, passIf, told, type Check, type CheckBench } from "../check.js";

const block = [
  ["year", "figure"],
  [2019, 1.5],
  [2020, 2.5],
];

/** The block in B2:C4, once it is there or patience has ended. */
async function spillBlock({ functions, write, until, values }: CheckBench) {
  const { token } = functions.open(() => block);
  await write("B2", [[`=STAT.VALUE("${token}")`]]);
  return until(
    () => values("B2:C4"),
    (seen) => isSame(seen, block),
  );
}

const spill: Check = {
  id: "spill",
  title: "A result of several cells spills",
  run: async (bench) => {
    const shown = await spillBlock(bench);
    const { address, hasSpill } = await bench.onSheet(async (sheet, context) => {
      const anchor = sheet.getRange("B2");
      const area = anchor.getSpillingToRangeOrNullObject();
      anchor.load("hasSpill");
      area.load("address");
      await context.sync();
      const cells = area.isNullObject ? "nothing" : area.address.replace(/.*!/, "");
      return { address: cells, hasSpill: anchor.hasSpill };
    });
    return passIf(
      isSame(shown, block) && address === "B2:C4" && hasSpill,
      `B2 spilled over ${address}, hasSpill ${told(hasSpill)}, values ${told(shown)}`,
    );
  },
};

const reference: Check = {
  id: "spill-reference",
  title: "B2# is all that B2 spills",
  run: async (bench) => {
    await spillBlock(bench);
    await bench.write("E1", [["=SUM(B2#)"]]);
    const [[sum] = []] = await bench.until(
      () => bench.values("E1"),
      (seen) => isSame(seen, [[4043]]),
    );
    return passIf(sum === 4043, `SUM(B2#) is ${told(sum)}, where 4043 was expected`);
  },
};

const formulas: Check = {
  id: "spilled-formulas",
  title: "A spilled cell reports its value or the formula it comes from",
  run: async (bench) => {
    await spillBlock(bench);
    const [anchor, spilled] = await bench.onSheet(async (sheet, context) => {
      const cells = ["B2", "C3"].map((address) => sheet.getRange(address).load("formulas"));
      await context.sync();
      return cells.map((cell) => (cell.formulas as unknown[][])[0]?.[0]);
    });
    const kind = spilled === 1.5 ? "its value" : spilled === anchor ? "the anchor's formula" : null;
    return passIf(kind !== null, `formulas has ${kind ?? told(spilled)} for a spilled cell`);
  },
};

const parent: Check = {
  id: "spill-parent",
  title: "A spilled cell names the cell it comes from",
  run: async (bench) => {
    await spillBlock(bench);
    const address = await bench.onSheet(async (sheet, context) => {
      const found = sheet.getRange("C3").getSpillParentOrNullObject();
      found.load("address");
      await context.sync();
      return found.isNullObject ? "nothing" : found.address.replace(/.*!/, "");
    });
    return passIf(address === "B2", `C3 comes from ${address}`);
  },
};

const blocked: Check = {
  id: "spill-blocked",
  title: "A result that has no room shows #SPILL! and overwrites nothing",
  run: async (bench) => {
    await bench.write("C3", [["mine"]]);
    const { token } = bench.functions.open(() => block);
    await bench.write("B2", [[`=STAT.VALUE("${token}")`]]);
    const seen = await bench.until(
      () => bench.values("B2:C3"),
      (now) => now[0]?.[0] === "#SPILL!",
    );
    const holds = seen[0]?.[0] === "#SPILL!" && seen[1]?.[1] === "mine";
    return passIf(
      holds,
      `B2 shows ${told(seen[0]?.[0])}, the cell in the way ${told(seen[1]?.[1])}`,
    );
  },
};

export const spillChecks: readonly Check[] = [spill, reference, formulas, parent, blocked];
