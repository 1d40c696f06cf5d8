/** What a first add-in looks like: every cell asks for itself. Measured beside STAT.VALUE. */
import { limitedFetch } from "./limited-fetch.js";

interface Body {
  readonly chart: { readonly data: Readonly<Record<string, { name: string; data: number }[]>> };
}

const fetch = limitedFetch();
let serviceAddress = "";

export function askOf(address: string): void {
  serviceAddress = address;
}

/**
 * Shows one number of a statistic.
 * @customfunction VALUE VALUE
 * @param id Number of a statistic.
 * @param _series Not used: it stands where STAT.VALUE has it.
 * @param year Such as 2024.
 * @returns A number.
 */
export async function value(id: number, _series: unknown, year: number): Promise<number> {
  const response = await fetch(`${serviceAddress}/v1/data/statistic?id=${String(id)}`);
  const { chart } = (await response.json()) as Body;
  const found = chart.data["Values"]?.find(({ name }) => name === String(year));
  if (found === undefined) throw new Error("There is no such year.");
  return found.data;
}
