import type { AnswerPort } from "../../answer-port.js";
import type { RefreshReport } from "../../refresh/refresh-report.js";
import type { KeptAnswers, RefreshedAnswers } from "../titles/shown-content.js";

interface Place {
  readonly sheetId: string;
  readonly address: string;
}

/**
 * Which answers cells show after a refresh: those that it has not reached, since it failed for them or was of another sheet,
 * show the ones before, and so must what says the unit of their figures.
 */
export function refreshedAnswers(
  { requests, updated, unchanged }: RefreshReport,
  data: AnswerPort,
): RefreshedAnswers {
  const byId = new Map(requests.map((one) => [one.request.id, one]));
  const moved = new Set(updated.map(placeOf));
  const reached = new Set([...updated, ...unchanged].map(placeOf));
  const before: KeptAnswers = {
    peek: (request) => {
      const refreshed = byId.get(request.id);
      return refreshed === undefined ? data.peek(request) : Promise.resolve(refreshed.before);
    },
    knownSource: (request) => data.knownSource(request),
  };
  return {
    before,
    shownBy: (cell) => (reached.has(placeOf(cell)) ? data : before),
    hasMoved: (cell) => moved.has(placeOf(cell)),
  };
}

const placeOf = ({ sheetId, address }: Place) => `${sheetId}!${address}`;
