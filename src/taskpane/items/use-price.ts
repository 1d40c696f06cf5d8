import { useEffect, useMemo, useState } from "react";
import type { Client } from "../../client/index.js";
import { limits, type OperationId, type ParametersByOperation } from "../../contract/index.js";
import { useServices } from "../services/services.js";
import type { FoundItem } from "../model/found-item.js";
import { firstGeo } from "../model/formula-of.js";

export interface PricedRequest {
  readonly operation: OperationId;
  readonly parameters: ParametersByOperation[OperationId];
}

export interface TotalPrice {
  readonly credits: number;
  readonly isKnown: boolean;
  /** True where every answer is kept already. */
  readonly isCached: boolean;
  /** True by request where it costs nothing for certain: free, or kept. */
  readonly free: readonly boolean[];
}

async function priceAll(client: Client, requests: readonly PricedRequest[]): Promise<TotalPrice> {
  const prices = await Promise.all(
    requests.map(({ operation, parameters }) => client.price(operation, parameters)),
  );
  const due = prices.filter(({ isCached }) => !isCached);
  return {
    credits: due.reduce((sum, { credits }) => sum + credits, 0),
    isKnown: due.every(({ isKnown }) => isKnown),
    isCached: due.length === 0,
    free: prices.map(({ credits, isKnown, isCached }) => isCached || (isKnown && credits === 0)),
  };
}

/** What requests would cost now; null until it is known. `at` makes it look again. */
export function usePrice(
  requests: readonly PricedRequest[],
  at: unknown = null,
): TotalPrice | null {
  const { client } = useServices();
  const text = JSON.stringify(requests);
  const wanted = useMemo(() => JSON.parse(text) as PricedRequest[], [text]);
  const [price, setPrice] = useState<{ text: string; price: TotalPrice } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    priceAll(client, wanted).then(
      (next) => {
        if (isCurrent) setPrice({ text, price: next });
      },
      // Without a price the hint is left out; the request itself says what is wrong.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [at, client, text, wanted]);
  return price?.text === text ? price.price : null;
}

/** The requests for the data of items, an indicator's for the place it is shown for first. */
export const dataRequestsOf = (items: readonly FoundItem[]): PricedRequest[] =>
  items.flatMap((item): PricedRequest[] => {
    if (item.kind === "statistics") {
      return [{ operation: "getStatistic", parameters: { id: Number(item.id) } }];
    }
    if (item.kind !== "indicators") return [];
    return [
      { operation: "getIndicator", parameters: { id: String(item.id), geo: firstGeo(item) } },
    ];
  });

/** What an indicator costs for these places: five a call, those at hand left out. */
export async function priceOfIndicator(
  client: Client,
  id: string,
  geos: readonly string[],
): Promise<TotalPrice> {
  const each = await Promise.all(geos.map((geo) => client.price("getIndicator", { id, geo })));
  const due = each.filter(({ isCached }) => !isCached);
  const calls = Math.ceil(due.length / limits.geosPerIndicatorCall);
  return {
    credits: calls * (due[0]?.credits ?? 0),
    isKnown: due[0]?.isKnown ?? true,
    isCached: due.length === 0,
    free: [],
  };
}
