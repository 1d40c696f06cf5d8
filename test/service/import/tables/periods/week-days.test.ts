import { expect, it } from "vitest";
import { openImportFolder } from "../../import-folder.js";

/** Days of years that have 52 weeks. */

const { figures, file, run } = openImportFolder();

const imported = (frequency: string, days: readonly string[]) =>
  run([
    file("t.csv", `country,day,Sales\n${days.map((day) => `Germany,${day},5\n`).join("")}`),
    "--mapping",
    file(
      "m.yaml",
      `source: { name: desk }\nlicence: own\nfrequency: ${frequency}\nplace: { column: country }\nperiod: { column: day }\nmeasures: [{ column: Sales, name: Sales, unit: euros }]\n`,
    ),
  ]);

it.each([
  ["quarterly", ["2024-03-30", "2024-06-29", "2024-09-28", "2024-12-28"]],
  ["monthly", ["2025-02-01", "2025-03-01", "2025-04-05", "2025-05-03"]],
])("days that are all Saturdays are no calendar periods: %s", async (frequency, days) => {
  const { text } = await imported(frequency, days);
  expect(text).toContain(
    `t.csv: all days, such as "${days[0] ?? ""}" (line 2), are the same day of the week`,
  );
  expect(figures()).toBeUndefined();
});

it("days of trade before the end of a quarter are those of the calendar", async () => {
  await imported("quarterly", ["2024-03-28", "2024-06-28", "2024-09-30", "2024-12-31"]);
  expect(figures()).toEqual({ "desk-sales": { DEU: ["2024-Q1", [5, 5, 5, 5]] } });
});
