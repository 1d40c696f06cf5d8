import { operations } from "../../../contract/index.js";
import { createMarks } from "./marks.js";
import type { PlaceRequest } from "./place-request.js";

/** What is known of indicators whose places do not go together, and of places that were refused. */
export interface Standing {
  /** Such a request is asked as it stands. */
  isWhole(places: PlaceRequest): boolean;
  /** Answers of this indicator differ by more than their places. */
  leaveWhole(places: PlaceRequest): void;
  /** It was found in two states: a renewal does that to each indicator once, a text that varies each time. */
  unsteady(places: PlaceRequest): void;
  refused(places: PlaceRequest): void;
  answered(places: PlaceRequest): void;
}

/** Says nothing of what was asked for. */
export const isOutage = (status: number) => status >= 500 || [401, 408, 429].includes(status);

export function createStanding(now: () => number): Standing {
  const { lifetimeMs } = operations.getIndicator;
  const whole = createMarks(now, lifetimeMs);
  const unsteady = createMarks(now, lifetimeMs);
  const keysOf = ({ geos, keyOf }: PlaceRequest) => geos.map(keyOf);
  return {
    isWhole: (places) => [places.group, ...keysOf(places)].some(whole.has),
    leaveWhole: ({ group }) => {
      whole.add(group);
    },
    unsteady: ({ group }) => {
      if (unsteady.has(group)) whole.add(group);
      unsteady.add(group);
    },
    refused: (places) => {
      keysOf(places).forEach(whole.add);
    },
    answered: (places) => {
      keysOf(places).forEach(whole.remove);
    },
  };
}
