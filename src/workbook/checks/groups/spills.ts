import { isSame, passIf, told, type Check } from "../check.js";

const block = [
  ["year", "figure"],
  [2019, 1.5],
  [2020, 2.5],
];

const spill: Check = {
  id: "spill",
  title: "A result of several cells spills",
  run: async ({ functions, write, until, values, onSheet }) => {
    const { token } = functions.open(() => block);
    await write("B2", [[`=STAT.VALUE("${token}")`]]);
    const shown = await until(
      () => values("B2:C4"),
      (seen) => isSame(seen, block),
    );
    const { address, hasSpill } = await onSheet(async (sheet, context) => {
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

export const spillChecks: readonly Check[] = [spill];
