import { limits } from "../../contract/index.js";
import { callPrice, type CallPrice, type OwnPrices } from "./call-price.js";
import type { RequestFacts } from "./request-facts.js";

export interface QuoteOptions {
  /** Requests with a fresh answer in the cache are asked, too. @default false */
  readonly askFresh?: boolean | undefined;
  /** Research questions are submitted; otherwise pending ones are resumed, which costs nothing. @default true */
  readonly askResearch?: boolean | undefined;
  /** A gateway is asked which answers it keeps for several people; any other service is taken to keep none. @default false */
  readonly askService?: boolean | undefined;
}

/** What is told before credits are spent. */
export interface Price {
  /** To be expected. */
  readonly credits: number;
  /**
   * Never passed: more than `credits` for what the service keeps at the moment, where places may have to be asked one by one, where a place may have
   * come since it was refused, where the key's package may make more pages of a list, and where exchange rates
   * may be needed that nobody has asked for yet.
   */
  readonly atMost: number;
  /** False where a price is assumed, or depends on what the service has. */
  readonly isKnown: boolean;
}

/** What requests cost together, if all of them are answered. */
export interface Quote extends Price {
  /** Expected, too. */
  readonly calls: number;
  /** True where nothing has to be asked: a fresh answer is kept for every request. */
  readonly isCached: boolean;
  /** By request, in the order given. */
  readonly requests: readonly RequestQuote[];
}

interface RequestQuote {
  /** A fresh answer is kept. */
  readonly isCached: boolean;
  /** It costs nothing for certain: free, or kept. */
  readonly isFree: boolean;
}

type Sum = Price & Pick<Quote, "calls">;

/** The most calls that are answered, and so charged, beside those expected. */
function sumOf(calls: number, charged: number, mostCharged: number, price: CallPrice): Sum {
  const { credits, isKnown } = price;
  return { calls, credits: charged * credits, atMost: mostCharged * credits, isKnown };
}

const isPlace = ({ request }: RequestFacts) => request.operation === "getIndicator";

/** Of a request that shares its calls with no other. */
function ofAlone(facts: RequestFacts, price: CallPrice, askResearch: boolean): Sum {
  // It may have come since.
  if (isPlace(facts)) return sumOf(1, 0, 1, price);
  if (facts.request.operation === "askResearch" && !askResearch) {
    // A pending question is resumed, in as many calls as it takes; one never asked fails at once.
    return { ...sumOf(1, 0, 0, price), isKnown: false };
  }
  const { pages, mostPages, arePagesSure } = facts;
  const sum = sumOf(pages, facts.isKeptByService === true ? 0 : pages, mostPages, price);
  return { ...sum, isKnown: sum.isKnown && (arePagesSure || mostPages > pages) };
}

/** Of places of one indicator: they share calls of five. */
function ofPlaces(places: readonly RequestFacts[], price: CallPrice): Sum {
  const calls = Math.ceil(places.length / limits.geosPerIndicatorCall);
  // A call refused for one place is made again for the others: together, unless no list knows them.
  const mayBeTakenApart = places.some(({ coverage }) => coverage === "unknown");
  const paid = places.filter(({ isKeptByService }) => isKeptByService !== true).length;
  return sumOf(calls, Math.min(calls, paid), mayBeTakenApart ? places.length : calls, price);
}

function byIndicator(places: readonly RequestFacts[]): RequestFacts[][] {
  const groups = new Map<string, RequestFacts[]>();
  for (const place of places) {
    const { id } = place.request.parameters as { readonly id: string };
    groups.set(id.trim(), [...(groups.get(id.trim()) ?? []), place]);
  }
  return [...groups.values()];
}

/**
 * Adds up distinct requests: those at hand cost nothing, places of one indicator go in fives, a place
 * that was refused or that the indicator lacks goes alone and is charged only if it has come since. Pure.
 *
 * @param requests by request: one, or for an indicator one for each of its places.
 */
export function quoteOf(
  requests: readonly (readonly RequestFacts[])[],
  ownPrices: OwnPrices,
  { askFresh = false, askResearch = true }: QuoteOptions = {},
): Quote {
  const priceOf = (facts: RequestFacts) => callPrice(facts.request.operation, ownPrices);
  const distinct = [...new Map(requests.flat().map((facts) => [facts.id, facts])).values()];
  const due = distinct.filter(({ isCached }) => askFresh || !isCached);
  const shares = (facts: RequestFacts) =>
    isPlace(facts) && !facts.isRefused && facts.coverage !== "lacking";
  const sums = [
    ...due
      .filter((facts) => !shares(facts))
      .map((facts) => ofAlone(facts, priceOf(facts), askResearch)),
    ...byIndicator(due.filter(shares)).map((places) =>
      ofPlaces(places, callPrice("getIndicator", ownPrices)),
    ),
  ];
  for (const { request } of requests.flat()) {
    for (const operation of request.mayFollow ?? []) {
      sums.push(sumOf(0, 0, 1, callPrice(operation, ownPrices)));
    }
  }
  return {
    calls: sums.reduce((sum, { calls }) => sum + calls, 0),
    credits: sums.reduce((sum, { credits }) => sum + credits, 0),
    atMost: sums.reduce((sum, { atMost }) => sum + atMost, 0),
    isKnown: sums.every(({ isKnown }) => isKnown),
    isCached: due.length === 0 && requests.flat().every(({ request }) => !request.mayFollow),
    requests: requests.map((all) => ({
      isCached: all.every(({ isCached }) => isCached),
      isFree: all.every((facts) => {
        const { credits, isKnown } = priceOf(facts);
        return facts.isCached || (isKnown && credits === 0);
      }),
    })),
  };
}
