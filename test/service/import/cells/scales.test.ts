import { describe, expect, it } from "vitest";
import { openImportFolder, readImported, said } from "../import-folder.js";

const { dataDir, file, run } = openImportFolder();

/** The unit that is kept of a column whose heading has it in brackets. */
async function unitOf(typed: string) {
  const table = file("table.csv", `country,year,"Output (${typed})"\nGermany,2024,4305.5\n`);
  const { text } = await run([table, ...said]);
  expect(text).toContain("Every figure is in.");
  return Object.values(readImported(dataDir())[0]?.units ?? {})[0];
}

/** What one figure stands for is told by the same number in `measure.scale` as in the unit's words. */
describe("a unit that is typed with its scale", () => {
  it("keeps the scale as a number, and its words in four languages", async () => {
    expect(await unitOf("million euros")).toEqual({
      kind: "count",
      name: {
        ...{ en: "million euros", de: "Millionen euros" },
        ...{ fr: "millions d’euros", es: "millones de euros" },
      },
      scale: 1e6,
      unscaled: { en: "euros", de: "euros", fr: "euros", es: "euros" },
    });
  });

  it("is no German billion, which is a thousand times as much", async () => {
    const unit = await unitOf("billion U.S. dollars");
    expect(unit).toMatchObject({ scale: 1e9, name: { de: "Milliarden U.S. dollars" } });
  });

  it("may have it behind a comma, or in another language", async () => {
    expect(await unitOf("EUR, millions")).toMatchObject({
      ...{ scale: 1e6, unscaled: { en: "EUR" } },
      name: { en: "EUR, millions", fr: "millions d’EUR" },
    });
    expect(await unitOf("Mrd. Euro")).toMatchObject({ scale: 1e9, unscaled: { en: "Euro" } });
  });

  it.each(["euros", "U.S. dollars per million Btu", "thousand million euros", "percent"])(
    "stays as it is where it names none, or not in a way that is understood: %s",
    async (typed) => {
      const unit = await unitOf(typed);
      expect(unit).not.toHaveProperty("scale");
      expect(unit?.name.de).toBe(typed);
    },
  );
});
