import { useEffect, useState } from "react";
import type { IndicatorItem } from "../../../contract/index.js";
import { useServices } from "../../services/services.js";

/** What an id stands for, where a search has shown it; costs nothing. */
export function useItemTitle(id: string): string | undefined {
  const { client } = useServices();
  const trimmed = id.trim();
  const found = useIndicatorItem(trimmed);
  const known = /^\d+$/.test(trimmed) ? client.peekItem(Number(trimmed))?.title : undefined;
  return known ?? found?.title;
}

/** In the words of the list that has shown it: an answer to a formula has English ones. */
export function useIndicatorItem(trimmed: string): IndicatorItem | undefined {
  const { client } = useServices();
  const [found, setFound] = useState<{ id: string; item: IndicatorItem } | null>(null);

  useEffect(() => {
    if (trimmed === "" || trimmed.startsWith("=") || /^\d+$/.test(trimmed)) return undefined;
    let isCurrent = true;
    client.findIndicatorItem(trimmed).then(
      (item) => {
        if (isCurrent && item !== undefined) setFound({ id: trimmed, item });
      },
      // A closed store: the id stands alone.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, trimmed]);

  return found?.id === trimmed ? found.item : undefined;
}
