import { useEffect, useState } from "react";
import { toFoundItem, type FoundItem } from "../../model/found-item.js";
import { useServices } from "../../services/services.js";

/** A saved indicator lacks its places; what an earlier search told of it is kept and costs nothing. */
export function useFullItem(item: FoundItem): FoundItem {
  const { client } = useServices();
  const [found, setFound] = useState<FoundItem | null>(null);
  const isShort = item.kind === "indicators" && item.geos === undefined;
  const id = String(item.id);
  useEffect(() => {
    if (!isShort) return undefined;
    let isCurrent = true;
    client.findIndicatorItem(id).then(
      (indicator) => {
        if (isCurrent && indicator !== undefined) setFound(toFoundItem("indicators", indicator));
      },
      // Then it stays worldwide.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, id, isShort]);
  return found?.id === item.id ? found : item;
}
