import type { Day } from "../dates/day.js";
import { periodLabel } from "../periods/period-label.js";

/** What is known of a work. Absent parts are left out of its citation, never invented. */
export interface CitedWork {
  /** A number or text that makes the BibTeX key. */
  readonly id: string;
  readonly title: string;
  /** Who collected the data. */
  readonly sources: readonly string[];
  /** Who published it. */
  readonly publishers: readonly string[];
  readonly releasedOn?: Day | undefined;
  readonly link?: string | undefined;
  /** First period of figures that are no facts yet. */
  readonly forecastFrom?: string | undefined;
  /** When the data was taken from the service. */
  readonly retrievedOn: Day;
}

/** Said where a citation, a field or a note names nobody. */
export const noSource = "The service names no source";

/** What a citation ends with: what its reader would not expect of figures that are cited. */
export const remarksOf = ({ sources, publishers, forecastFrom }: CitedWork): string[] => [
  ...(sources.length + publishers.length === 0 ? [noSource] : []),
  ...(forecastFrom === undefined
    ? []
    : [
        `Figures from ${periodLabel(forecastFrom)} are forecasts, or of periods that had not ended`,
      ]),
];
