/** A calendar day, as the number of days since 1970-01-01. Has no time and no time zone. */
export type Day = number;

const msPerDay = 86_400_000;
/** Excel's serial number of 1970-01-01 in the 1900 date system. */
const epochSerial = 25_569;

/** Undefined for a date the calendar does not have, such as 30 February. Month 1 to 12. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, dayOfMonth);
  const isReal =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === dayOfMonth;
  return isReal ? Math.round(date.getTime() / msPerDay) : undefined;
}

export function partsOf(day: Day): { year: number; month: number; dayOfMonth: number } {
  const date = new Date(day * msPerDay);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    dayOfMonth: date.getUTCDate(),
  };
}

/** The day a clock on the wall shows: what a user means by "today". */
export function localDay(date: Date): Day {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / msPerDay);
}

/** YYYY-MM-DD */
export function toIsoDate(day: Day): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}

export function toExcelSerial(day: Day): number {
  const serial = day + epochSerial;
  // Excel believes in 29 February 1900 (serial 60), so earlier days are one lower.
  return serial < 61 ? serial - 1 : serial;
}

/** Undefined outside 1900-01-01 to 9999-12-31, Excel's calendar. The time of day is dropped. */
export function fromExcelSerial(serial: number): Day | undefined {
  if (!Number.isFinite(serial) || serial < 1 || serial >= 2_958_466) return undefined;
  const whole = Math.floor(serial);
  return whole < 60 ? whole - epochSerial + 1 : whole - epochSerial;
}

/** From Monday, 0, to Sunday, 6: 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): number => (((day + 3) % 7) + 7) % 7;

/** Same day of another month; the last one where that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, dayOfMonth } = partsOf(day);
  const index = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = index - targetYear * 12 + 1;
  return Math.min(
    firstOf(targetYear, targetMonth) + dayOfMonth - 1,
    lastOf(targetYear, targetMonth),
  );
}

/** First day of a month; months beyond 12 run into the next years. */
export function firstOf(year: number, month: number): Day {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, 1);
  return Math.round(date.getTime() / msPerDay);
}

export function lastOf(year: number, month: number): Day {
  return firstOf(year, month + 1) - 1;
}
