/** The OECD's tables as it gave them before its Data Explorer: OECD.Stat, with labels, and data.oecd.org, without. */
import type { TableRow } from "../../tables/row.js";

const standard: Readonly<Record<string, string>> = {
  ...{ TIME: "TIME_PERIOD", YEA: "TIME_PERIOD", COU: "LOCATION", Value: "OBS_VALUE" },
  ...{ "Unit Code": "UNIT_MEASURE", "PowerCode Code": "UNIT_MULT" },
  ...{ "Reference Period Code": "BASE_PER", "Flag Codes": "OBS_STATUS" },
};
/** What data.oecd.org calls a measure is a unit: PC_GDP, MLN_USD. */
const withoutUnit = ["LOCATION", "INDICATOR", "SUBJECT", "MEASURE", "FREQUENCY", "TIME", "Value"];

const trimmed = (heading: readonly string[]) => heading.map((name) => name.trim());

export const isOecdHeading = (heading: readonly string[]): boolean => {
  const names = trimmed(heading);
  const has = (...some: readonly string[]) => some.every((name) => names.includes(name));
  const isOfPeriods = has("TIME") || has("YEA");
  return isOfPeriods && has("Value", "Flag Codes") && (has("Unit Code") || has(...withoutUnit));
};

/** The same rows below the ids of the standard. */
export async function* oecdRows(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let isBelow = false;
  for await (const row of rows) {
    const names = trimmed(row.cells);
    const ofUnit = names.includes("Unit Code") ? {} : { MEASURE: "UNIT_MEASURE" };
    const ids: Readonly<Record<string, string>> = { ...standard, ...ofUnit };
    yield isBelow ? row : { ...row, cells: names.map((name) => ids[name] ?? name) };
    isBelow = true;
  }
}
