import { localDay, type TableCell } from "../../statistics/index.js";

/** The time that the user's clock showed, to the minute. */
export function clockCell(at: number): TableCell {
  const date = new Date(at);
  return { day: localDay(date), timeOfDay: (date.getHours() * 60 + date.getMinutes()) / 1440 };
}
