const day = /^\d{4}-\d{2}-\d{2}$/;

/** Whether YYYY-MM-DD is a day: "2026-02-31" is none. */
export function isCalendarDay(text: string): boolean {
  const time = day.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
