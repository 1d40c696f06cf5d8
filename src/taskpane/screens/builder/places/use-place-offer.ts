import { useEffect, useState } from "react";
import { loadPlaces } from "../../../../statistics/index.js";
import { toFoundItem } from "../../../model/found-item.js";
import { useServices } from "../../../services/services.js";
import { noOffer, type PlaceOffer } from "./place-offer.js";

/**
 * The places of the indicator where a search has shown them, else all there are.
 *
 * @param indicatorId "" for none; undefined where the function takes no places
 */
export function usePlaceOffer(indicatorId: string | undefined): PlaceOffer {
  const { client, language } = useServices();
  const [offer, setOffer] = useState(noOffer);
  useEffect(() => {
    if (indicatorId === undefined) return undefined;
    let isCurrent = true;
    const find = async () => {
      const [places, item] = await Promise.all([
        loadPlaces(),
        indicatorId === "" ? undefined : client.findIndicatorItem(indicatorId),
      ]);
      const own = language();
      const found: PlaceOffer =
        item === undefined
          ? {
              choices: places.all().map(({ code, names }) => ({ code, name: names[own] })),
              names: places,
            }
          : {
              item: toFoundItem("indicators", item),
              choices: Object.entries(item.covered_geos).map(([code, name]) => ({
                code,
                name: places.byCode(code)?.names[own] ?? name,
              })),
              names: places,
            };
      if (isCurrent) setOffer(found);
    };
    // Without the list a place is typed; the service knows its spelling.
    find().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [client, indicatorId, language]);
  return offer;
}
