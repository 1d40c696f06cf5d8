import { weekdayOf, type Day } from "../../dates/day.js";

const saturday = 5;

/**
 * Whether figures are of all days of the week, as counts of people and prices of Bitcoin are: a day without one is
 * then missing. Some markets trade on Sundays, and China's banks on some weekends.
 */
export function isOfEveryDay(days: readonly Day[]): boolean {
  const count = (weekday: number) => days.filter((day) => weekdayOf(day) === weekday).length;
  return Math.min(count(saturday), count(saturday + 1)) * 14 > days.length;
}

/** How many days from Monday to Friday there are from the first to the last. */
export function countWorkdays(first: Day, last: Day): number {
  let count = 0;
  for (let day = first; day <= last; day += 1) count += weekdayOf(day) < saturday ? 1 : 0;
  return count;
}
