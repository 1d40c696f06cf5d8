/** What a text names beside its subject: places, the period, maturities. */
import type { Library } from "../../../library/library-model.js";
import {
  parseAskedPeriod,
  reachesNow,
  readChanges,
  type AskedPeriod,
} from "../../../../statistics/index.js";
import type { ConceptIndex } from "../concepts/concept-index.js";
import type { NamedPlaces } from "../language.js";
import { ofObject } from "../../of-object.js";
import { findFormerStates } from "../places/former-states.js";
import { lesserPlacesAt } from "../places/lesser/lesser-places.js";
import { createPlaceGroupParser, type FoundPlaceGroup } from "../places/place-groups.js";
import { createPlaceParser, type FoundPlace, type PlaceParser } from "../places/place-parser.js";
import { readTradeEnds, type TradeEnds } from "../places/trade/trade-ends.js";
import type { Token } from "../text.js";
import { span } from "./crossings/phrases-at.js";
import { readEvent } from "./times/events.js";
import {
  readBareYears,
  readMaturities,
  readsDifference,
  readsEach,
  type Maturity,
} from "./maturities.js";
import type { Qualifiers } from "./qualify.js";
import { readQuarter, type AskedQuarter } from "./quarters.js";
import { readPartOfYear } from "./times/parts-of-years.js";
import { readRelativeTime } from "./times/relative-times.js";
import { readUnclearTime } from "./times/unclear-times.js";

/** What a text names beside its subject. */
export interface Named extends NamedPlaces {
  /** States that are no more. */
  readonly former: readonly string[];
  /** Folded words that are a country's code, and say another thing: "PE ratio". */
  readonly abbreviations: readonly string[];
  readonly period: AskedPeriod | undefined;
  readonly quarter: AskedQuarter | undefined;
  /** What the period is named by, where it is no date, or may be several. */
  readonly event: string | undefined;
  /** Indexes of the tokens that name the period. */
  readonly ofPeriod: ReadonlySet<number>;
  readonly maturities: readonly Maturity[];
  readonly ofLesserPlaces: ReadonlySet<number>;
  readonly ends: TradeEnds;
  readonly qualifiers: Omit<Qualifiers, "frequency">;
  /** Indexes of the tokens that name places. */
  readonly used: ReadonlySet<number>;
  /** The folded words that name neither place nor period, nor a maturity. */
  readonly open: readonly string[];
}

/** Places stay the same while imports come and go. */
const placeParserOf = ofObject((places: Library["places"]): PlaceParser =>
  createPlaceParser(places.values()),
);

export function createNaming(
  library: Library,
  concepts: ConceptIndex,
  now: () => number,
): (tokens: readonly Token[]) => Named {
  const places = placeParserOf(library.places);
  const findGroups = createPlaceGroupParser((code) => library.places.has(code));
  return (tokens) => {
    const quarter = readQuarter(tokens);
    const asked = periodIn(tokens, now());
    const { event, isYearOfIt, used: ofEvent } = readUnsaid(tokens);
    const period = {
      period: isYearOfIt ? undefined : asked.period,
      used: new Set([...asked.used, ...(quarter?.used ?? []), ...ofEvent]),
    };
    const grouped = findGroups(tokens);
    const former = findFormerStates(tokens);
    const maturities = readMaturities(tokens, new Set([...period.used, ...countedIn(tokens)]));
    const spans = maturities.flatMap(({ first, last }) => [first, last]);
    const taken = new Set([...period.used, ...grouped.used, ...former.used, ...spans]);
    const lesser = lesserPlacesAt(tokens);
    const alone = places.parse(tokens, new Set([...taken, ...lesser]), (word) =>
      concepts.knows(word),
    );
    const used = new Set([...alone.used, ...grouped.used]);
    const open = tokens.filter((_, at) => !taken.has(at) && !used.has(at));
    return {
      places: withMembers(alone.places, grouped.groups),
      groups: grouped.groups,
      former: former.names,
      abbreviations: alone.abbreviations,
      period: period.period,
      ...{ quarter, event, ofPeriod: period.used },
      maturities,
      qualifiers: {
        maturities,
        years: readBareYears(tokens, new Set([...taken, ...used])),
        isDifference: readsDifference(tokens),
        isEach: readsEach(tokens, maturities),
      },
      ofPlaces: alone.used,
      ofLesserPlaces: new Set(lesser),
      ends: readTradeEnds(tokens, alone.starts),
      used,
      open: open.map(({ folded }) => folded),
    };
  };
}

/** "12-month change" is no maturity. */
const countedIn = (tokens: readonly Token[]): readonly number[] =>
  readChanges(tokens).flatMap(({ first, last }) => span(first, last - first + 1));

/** A time without its years, or words from which the year is not the time that is asked. */
function readUnsaid(tokens: readonly Token[]) {
  const { said, used } = readUnclearTime(tokens);
  return said === undefined
    ? { ...readEvent(tokens), isYearOfIt: false }
    : { event: said, used, isYearOfIt: true };
}

/** What a date says, or where there is none what is counted from today. */
function periodIn(tokens: readonly Token[], now: number) {
  const part = readPartOfYear(tokens, now);
  if (part !== undefined) return part;
  const dated = parseAskedPeriod(tokens, new Date(now).getUTCFullYear());
  const isCounted = dated.period?.from === undefined && dated.period?.to === undefined;
  const relative = isCounted ? readRelativeTime(tokens, now) : undefined;
  if (relative === undefined || !reachesNow(tokens, relative.used, dated.used))
    return relative ?? dated;
  const { from = "" } = relative.period;
  const used = new Set([...relative.used, ...dated.used]);
  // A year before the newest month is that month of the year before.
  const years = /^\d{4}$/.test(from) ? new Date(now).getUTCFullYear() - Number(from) : undefined;
  const bounds = years === undefined ? { from } : { lastYears: years };
  return { period: { ...bounds, isLatest: false }, used };
}

/** The members of groups beside the places named; a member named as well stands once. */
function withMembers(
  places: readonly FoundPlace[],
  groups: readonly FoundPlaceGroup[],
): readonly FoundPlace[] {
  const named = new Set(places.map(({ code }) => code));
  const members = [...new Set(groups.flatMap((group) => group.members))];
  return [
    ...places,
    ...members
      .filter((code) => !named.has(code))
      .map((code) => ({ code, languages: [], certainty: 1 })),
  ];
}
