import { allForecasts, type ForecastTimes } from "../look/forecast-points.js";
import type { ContentPart } from "./content-parts.js";

/** What the contents of one table say together. */
interface JoinedContents {
  readonly ids: readonly string[];
  readonly isOthers: false;
  /** False where nothing is kept of one of them: its title says its id. */
  readonly isKnown: boolean;
  readonly title: string;
  readonly sources: string;
  /** Of one content alone. */
  readonly link: string | undefined;
  /** Null where they have none, or several. */
  readonly unit: string | null;
  readonly forecasts: ForecastTimes;
}

/** Equal in every language. */
export const idTitle = (id: string): string => `ID ${id}`;

/** @param parts by their ids */
export function joinContents(parts: readonly (readonly [string, ContentPart])[]): JoinedContents {
  const joined = (texts: readonly string[]) =>
    [...new Set(texts.filter((text) => text !== ""))].join("; ");
  const units = new Set(parts.map(([, { unit }]) => unit));
  return {
    ids: parts.map(([id]) => id),
    isOthers: false,
    isKnown: parts.every(([, { title }]) => title !== ""),
    title: joined(parts.map(([id, { title }]) => (title === "" ? idTitle(id) : title))),
    sources: joined(parts.map(([, { sources }]) => sources)),
    link: parts.length === 1 ? parts[0]?.[1].link : undefined,
    unit: units.size === 1 ? ([...units][0] ?? null) : null,
    forecasts: allForecasts(parts.map(([, { forecasts }]) => forecasts)),
  };
}
