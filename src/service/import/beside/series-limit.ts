import type { ImportedContent, ImportedPart } from "../../library/index.js";
import type { Surroundings } from "./own-numbers.js";
import { seriesIn } from "./summaries.js";

/** What is there, and what the store takes. */
export interface There extends Surroundings {
  readonly isShared: boolean;
}

/** Series of all sources together: in a folder, and in a database. */
const mostSeries = { folder: 50_000, database: 760_000 };

const seriesOf = ({ measures }: ImportedPart): number =>
  [...measures.values()].reduce((sum, { figures }) => sum + figures.places.length, 0);

/** @throws Error that names the next step */
export function refuseTooMany(read: ImportedContent, { others, summaries, isShared }: There): void {
  const all = [seriesIn(read), ...others.map(seriesOf), ...summaries.map(({ series }) => series)];
  const count = all.reduce((sum, series) => sum + series, 0);
  const most = isShared ? mostSeries.database : mostSeries.folder;
  if (count <= most) return;
  const would = `That would be ${String(count)} series of your own`;
  throw new Error(
    isShared
      ? `${would}; a database holds ${String(most)} of them for its services. Import fewer places or series, or start other services for them, on a database of their own.`
      : `${would}; a folder holds ${String(most)} of them. Import fewer places or series, or give the service a PostgreSQL database: with DATABASE_URL it holds ${String(mostSeries.database)}.`,
  );
}
