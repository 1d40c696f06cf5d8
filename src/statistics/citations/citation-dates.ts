import { partsOf, type Day } from "../dates/day.js";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** MLA keeps May, June and July in full and shortens the others to their first letters. */
const mlaMonths = [
  "Jan.",
  "Feb.",
  "Mar.",
  "Apr.",
  "May",
  "June",
  "July",
  "Aug.",
  "Sept.",
  "Oct.",
  "Nov.",
  "Dec.",
] as const;

/** May 31, 2024 */
export function monthDayYear(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day);
  return `${months[month - 1] ?? ""} ${String(dayOfMonth)}, ${String(year)}`;
}

/** 31 May 2024 */
export function dayMonthYear(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day);
  return `${String(dayOfMonth)} ${months[month - 1] ?? ""} ${String(year)}`;
}

/** 31 Jan. 2024 */
export function mlaDate(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day);
  return `${String(dayOfMonth)} ${mlaMonths[month - 1] ?? ""} ${String(year)}`;
}
