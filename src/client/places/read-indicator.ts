import type { Indicator } from "../../contract/index.js";
import { loadPart } from "../load-part.js";
import type { Requester } from "../request/requester.js";
import type { Answer, CallOptions } from "../answer.js";
import type { JoiningParts } from "./join-places.js";
import { toGeos } from "./to-geos.js";

type ReadIndicator = (
  id: string,
  geos: readonly string[],
  options?: CallOptions,
) => Promise<Answer<Indicator>>;

interface ReadingParts extends JoiningParts {
  readonly requester: Requester;
}

/** Reads an indicator place by place from the cache, and the missing ones five a call. */
export function createIndicatorReader({ requester, ...parts }: ReadingParts): ReadIndicator {
  return async (given, geos, options = {}) => {
    const id = given.trim();
    const codes = toGeos(geos);
    const asked = codes.map((geo) => requester.request("getIndicator", { id, geo }, options));
    const [only, ...others] = asked;
    if (others.length === 0) {
      const answer = await only;
      if (answer?.value.chart.geos[0]?.categories.length) return answer;
    }
    const settling = Promise.allSettled(asked);
    // Only now: what is asked must not wait for it, or cells of one turn would share no call.
    const { joinPlaces } = await loadPart(() => import("./join-places.js"));
    return joinPlaces(parts, { id, codes, settled: await settling });
  };
}
