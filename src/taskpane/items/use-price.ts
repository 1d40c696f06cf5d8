import { useEffect, useMemo, useState } from "react";
import type { ApiRequest, Quote } from "../../client/index.js";
import { useServices } from "../services/services.js";
import type { FoundItem } from "../model/found-item.js";
import { firstGeo } from "../model/formula-of.js";

/** What requests would cost now; null until it is known. `at` makes it look again. */
export function usePrice(requests: readonly ApiRequest[], at: unknown = null): Quote | null {
  const { client } = useServices();
  const text = JSON.stringify(requests);
  const wanted = useMemo(() => JSON.parse(text) as ApiRequest[], [text]);
  const [price, setPrice] = useState<{ text: string; price: Quote } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    client.quote(wanted).then(
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

/**
 * The requests for the data of items.
 *
 * @param geos places of an indicator. @default the one it is shown for first
 */
export const dataRequestsOf = (
  items: readonly FoundItem[],
  geos?: readonly string[],
): ApiRequest[] =>
  items.flatMap((item): ApiRequest[] => {
    if (item.kind === "statistics") {
      return [{ operation: "getStatistic", parameters: { id: Number(item.id) } }];
    }
    if (item.kind !== "indicators") return [];
    return (geos ?? [firstGeo(item)]).map((geo) => ({
      operation: "getIndicator",
      parameters: { id: String(item.id), geo },
    }));
  });
