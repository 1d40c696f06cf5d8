import { longDay } from "../../statistics/index.js";

/**
 * A day as the language writes it, such as "3 June 2024".
 *
 * @param date ISO text or milliseconds since 1970; text that is no date is shown as it came.
 */
export function formatDate(date: string | number, language: string): string {
  const at = new Date(date);
  if (Number.isNaN(at.getTime())) return String(date);
  return longDay(at, language);
}
