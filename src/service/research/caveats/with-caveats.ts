/** An answer with all that must be told with it, so that it is not taken for something else than it is. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import { otherMaturities } from "../other-maturities.js";
import type { Answered } from "../plan/index.js";
import { asBalance } from "./of-measure.js";
import { asAverage, asSum, ofMembers, placeAlone, withoutPartners } from "./of-places.js";
import { age, coarser, partOfYear } from "./of-time.js";

export const withCaveats = (library: Library, query: ParsedQuery, plan: Answered): Answered => ({
  ...asAverage(library, query, plan),
  ...asSum(query, plan),
  ...withoutPartners(query),
  ...asBalance(library, query, plan),
  ...age(library, query, plan),
  ...coarser(query, plan),
  ...partOfYear(query, plan),
  ...otherMaturities(library, query, plan),
  ...placeAlone(library, query, plan),
  ...ofMembers(query, plan),
  ...(query.reciprocal === undefined ? {} : { reciprocal: query.reciprocal }),
  ...(query.portion === undefined ? {} : { portion: query.portion }),
});
